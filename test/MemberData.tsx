import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { CommunityContext, SessionContext } from '../src/api/memberContext';
import { createSessionActions, type SessionActions } from '../src/api/session';
import type { Community } from '../src/domain/community';
import type { Member } from '../src/domain/member';
import { Drafts, DraftsContext } from '../src/ui/forms/drafts';

export function useNewSessionActions(): SessionActions {
  const cache = useSWRConfig();
  return useState(() => createSessionActions(cache))[0];
}

interface MemberDataProps {
  /** Null for a visitor. */
  member?: Member | null;
  community?: Community | null;
  children: ReactNode;
}

export function MemberData({ member = null, community = null, children }: MemberDataProps) {
  const session =
    member === null ? ({ status: 'out', member } as const) : ({ status: 'in', member } as const);
  const [drafts] = useState(() => new Drafts());
  return (
    <SessionContext value={{ session, isUnknown: false, actions: useNewSessionActions() }}>
      <CommunityContext value={{ community, hasFailed: false, retry: () => undefined }}>
        <DraftsContext value={drafts}>{children}</DraftsContext>
      </CommunityContext>
    </SessionContext>
  );
}
