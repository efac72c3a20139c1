import { createContext, use } from 'react';
import type { Community } from '../domain/community';
import type { Member } from '../domain/member';
import type { CommunityState } from './community';
import type { MemberRead, Session, SessionActions } from './session';

/** Session and community. The app reads them in one place and provides them to all screens. */

interface SessionState {
  session: Session;
  /** The session is unknown, or has just become known and React is still rendering the first screen. */
  isUnknown: boolean;
  actions: SessionActions;
}

export const SessionContext = createContext<SessionState | null>(null);
export const CommunityContext = createContext<CommunityState | null>(null);

/** The value of a context. Throws without its provider. */
export function provided<T>(value: T | null, where: string): T {
  if (value === null) throw new Error(`This must be below ${where}.`);
  return value;
}

export const useSessionState = (): SessionState => provided(use(SessionContext), 'the App');

export const useSessionActions = (): SessionActions => useSessionState().actions;

/** The last read of the signed-in member. Only below `<MemberOnly>`. */
export function useMemberRead(): MemberRead {
  const { session } = useSessionState();
  return provided(session.member && session, '<MemberOnly>');
}

/** The signed-in member. Only below `<MemberOnly>`. */
export const useMember = (): Member => useMemberRead().member;

/** Whether the member's community has loaded, is loading or has failed. Its `community` is null for visitors. */
export const useCommunityState = (): CommunityState => provided(use(CommunityContext), 'the App');

/** The member's community. Only where it has loaded, as below `<WithCommunity>`. */
export const useLoadedCommunity = (): Community => provided(useCommunityState().community, '<WithCommunity>');

/** The bypass code that the member has verified. '' without one (rule: bypass-code). */
export const BypassCodeContext = createContext('');
