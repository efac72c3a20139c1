import { ApiError } from '@/api/client';
import { useCommunity } from '@/api/community';
import { isKeyOf, keys, LIVE_INTERVAL } from '@/api/keys';
import { CommunityContext, useSessionState } from '@/api/memberContext';
import { SubmissionStores, SubmissionStoresContext } from '@/api/useSubmission';
import { dayOf } from '@/domain/day';
import { MINUTE_MS } from '@/domain/duration';
import type { Member } from '@/domain/member';
import { currentTime } from '@/lib/clock';
import { isPageVisible } from '@/lib/pageVisibility';
import { site } from '@/site';
import { Drafts, DraftsContext } from '@/ui/forms/drafts';
import { useNow } from '@/ui/useNow';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';

/** The SWR options of all reads. `App` provides them, because the session is read outside `MemberData`. */
export const readingOptions = {
  provider: () => new Map(),
  // Browsers report being offline unreliably, so the page keeps reading (rule: reading-goes-on).
  isOnline: () => true,
  // SWR stops polling after an error. This function reads again at `retryAt` if the page is visible (rule: reads-in-an-outage).
  onErrorRetry: (error: unknown, _key, { isVisible }, revalidate, options) => {
    const retry = () => {
      if (isVisible()) void revalidate(options);
      else setTimeout(retry, LIVE_INTERVAL);
    };
    setTimeout(retry, error instanceof ApiError ? error.retryAt - currentTime() : LIVE_INTERVAL);
  },
  // SWR calls no `onErrorRetry` for a read that fails on a hidden page, so a page that is shown again must read (rule: reading-goes-on).
  focusThrottleInterval: 0,
} satisfies SWRConfiguration;

/** How often a visible page reads the community again, in milliseconds. */
const COMMUNITY_INTERVAL = 15 * MINUTE_MS;

/** Reads the community again every quarter of an hour, and when the day or the upcoming Shabbos changes (rule: community-again). */
function useReadCommunityAgain(member: Member | null): void {
  const { mutate } = useSWRConfig();
  const now = useNow();
  // A read is due when this text changes. Null for a visitor, whose device may not know the community's time zone (rule: no-blank-page).
  const period =
    member &&
    [Math.floor(now / COMMUNITY_INTERVAL), dayOf(now, site.timeZone), member.upcomingShabbos].join();
  const lastPeriod = useRef(period);
  useEffect(() => {
    if (lastPeriod.current === period) return;
    lastPeriod.current = period;
    // A hidden page reads when it is shown again.
    if (member === null || !isPageVisible()) return;
    // If this read fails, the earlier community stays. The promise rejects only after the app has unmounted, as between tests.
    mutate(keys.community(member)).catch(() => undefined);
  }, [period, member, mutate]);
}

/** Reads what all screens of a member share, and everything again after the member has signed in again (rule: sign-in-again). */
function SharedData({ children }: { children: ReactNode }) {
  const { status, member } = useSessionState().session;
  const { mutate } = useSWRConfig();
  const submissions = use(SubmissionStoresContext);
  useReadCommunityAgain(member);
  const userId = String(member?.userId ?? '');
  useEffect(() => {
    // Removes the data of earlier members. SWR then also drops answers to calls in flight (rule: log-out).
    void mutate((key) => key !== keys.session && !isKeyOf(userId, key), undefined);
  }, [mutate, userId]);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === 'ended' && status === 'in') {
      void mutate((key) => isKeyOf(userId, key));
      submissions.forgetEndedSession();
    }
    lastStatus.current = status;
  }, [submissions, mutate, status, userId]);
  return <CommunityContext value={useCommunity(member)}>{children}</CommunityContext>;
}

const createInput = (owner: string) => ({ owner, drafts: new Drafts(), submissions: new SubmissionStores() });

/** What the last member has typed and sent. It survives the end of a session, but no log-out and no log-in of another member (rule: kept-request). */
function useMemberInput(userId: string) {
  const [input, setInput] = useState(() => createInput(userId));
  const { owner, drafts } = input;
  // `useLogOut` has closed the drafts of a member who has logged out. The same member then starts with new ones.
  if (userId !== '' && (drafts.isClosed || owner !== userId)) setInput(createInput(userId));
  useEffect(() => () => drafts.close(), [drafts]);
  return input;
}

/** Keeps the data and the input of members apart. When the member changes, all screens remount with fresh state. */
export function MemberData({ children }: { children: ReactNode }) {
  const { session, actions } = useSessionState();
  // Empty for a visitor.
  const userId = String(session.member?.userId ?? '');
  const { drafts, submissions } = useMemberInput(userId);
  useBeforeUnload(drafts.askBeforeUnload);
  // The options are memoized, so that a change of the address does not render the screen again.
  const options = useMemo(
    () => ({
      // A 401 may mean that the session has ended (rules: session-end, unauthorized-call).
      onError: (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) void actions.refresh();
      },
    }),
    [actions],
  );
  return (
    <DraftsContext value={drafts}>
      <SubmissionStoresContext value={submissions}>
        <SWRConfig value={options}>
          <SharedData key={userId}>{children}</SharedData>
        </SWRConfig>
      </SubmissionStoresContext>
    </DraftsContext>
  );
}
