import { CommunityContext, SessionContext } from '@/api/memberContext';
import { createSessionActions, type Session, type SessionActions } from '@/api/session';
import { SubmissionStores, SubmissionStoresContext } from '@/api/useSubmission';
import type { Community } from '@/domain/community';
import type { Member } from '@/domain/member';
import { currentDay } from '@/lib/today';
import { Drafts, DraftsContext } from '@/ui/forms/drafts';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useInRouterContext } from 'react-router';
import { useSWRConfig } from 'swr';

export function useNewSessionActions(): SessionActions {
  const cache = useSWRConfig();
  return useState(() => createSessionActions(cache))[0];
}

interface StoryMemberProps {
  /** Null for a visitor. */
  member?: Member | null;
  /** Default: an open session of the member, or no session for a visitor. */
  session?: Session;
  /** Default: the actions of a new session. */
  actions?: SessionActions;
  community?: Community | null;
  children: ReactNode;
}

const sessionOf = (member: Member | null): Session =>
  member === null ? { status: 'out', member } : { status: 'in', member, readOn: currentDay(), sentUpTo: 0 };

/** Renders a router, unless the story or the test already has one. */
function InRouter({ children }: { children: ReactNode }) {
  return useInRouterContext() ? children : <MemoryRouter>{children}</MemoryRouter>;
}

/** Provides the session and the community to a component that is rendered without the app, in a story or a test. */
export function StoryMember({
  member = null,
  session,
  actions,
  community = null,
  children,
}: StoryMemberProps) {
  const created = useNewSessionActions();
  const [drafts] = useState(() => new Drafts());
  const [submissions] = useState(() => new SubmissionStores());
  return (
    <SessionContext
      value={{ session: session ?? sessionOf(member), isUnknown: false, actions: actions ?? created }}
    >
      <CommunityContext value={{ community, hasFailed: false, isUnread: false, retry: () => undefined }}>
        <DraftsContext value={drafts}>
          <SubmissionStoresContext value={submissions}>
            <InRouter>{children}</InRouter>
          </SubmissionStoresContext>
        </DraftsContext>
      </CommunityContext>
    </SessionContext>
  );
}
