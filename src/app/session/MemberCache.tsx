import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../../api/client';
import { useCommunity } from '../../api/community';
import { retryFailedRead } from '../../api/firstCalls';
import { CommunityContext } from '../../api/memberContext';
import type { Session, SessionActions } from '../../api/session';
import { AttemptsByName, AttemptsContext } from '../../api/useSubmission';
import { isSameId, type MemberId } from '../../domain/memberId';
import { Drafts, DraftsContext } from '../../ui/forms/drafts';

/** Options of both caches, that of the session and that of the member. */
export const readingOptions = {
  provider: () => new Map(),
  // The browser's word that it is offline is unreliable, so reading goes on (rule: reading-goes-on).
  isOnline: () => true,
  onErrorRetry: retryFailedRead,
  // SWR schedules no retry while the page is hidden, so each return must read (rule: reading-goes-on).
  focusThrottleInterval: 0,
} satisfies SWRConfiguration;

type MemberDataProps = { session: Session; children: ReactNode };

/** Reads what all screens of a member share. Once the member has signed in again, all of it again (rule: sign-in-again). */
function MemberData({ session: { status, member }, children }: MemberDataProps) {
  const { mutate } = useSWRConfig();
  const attempts = use(AttemptsContext);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === 'ended' && status === 'in') {
      void mutate(() => true);
      attempts?.forgetEndedSession();
    }
    lastStatus.current = status;
  }, [attempts, mutate, status]);
  return <CommunityContext value={useCommunity(member !== null)}>{children}</CommunityContext>;
}

const createInput = (owner: MemberId | null) => ({
  owner,
  drafts: new Drafts(),
  attempts: new AttemptsByName(),
});

/** What the last member has typed and sent. A log-out or another member drops it, the end of a session does not (rule: kept-request). */
function useMemberInput({ member }: Session) {
  const userId = member?.userId ?? null;
  const [input, setInput] = useState(() => createInput(userId));
  const { owner, drafts } = input;
  const isOther = userId !== null && !isSameId(owner, userId);
  // A log-out has closed them.
  if (isOther || (userId !== null && drafts.isClosed)) setInput(createInput(userId));
  useEffect(() => () => drafts.close(), [drafts]);
  return input;
}

/** Gives each member, and the visitor, a cache and drafts of their own. Another member starts with empty ones. */
export function MemberCache({ session, actions, children }: MemberDataProps & { actions: SessionActions }) {
  const { drafts, attempts } = useMemberInput(session);
  // The same object, so that a change of the address does not render the screen again.
  const options = useMemo(
    () => ({
      ...readingOptions,
      // The session may have ended (rules: session-end, unauthorized-call).
      onError: (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) void actions.refresh();
      },
    }),
    [actions],
  );
  return (
    <DraftsContext value={drafts}>
      <AttemptsContext value={attempts}>
        <SWRConfig key={String(session.member?.userId ?? '')} value={options}>
          <MemberData session={session}>{children}</MemberData>
        </SWRConfig>
      </AttemptsContext>
    </DraftsContext>
  );
}
