import { useMemo } from 'react';
import useSWR, { type Cache, type ScopedMutator } from 'swr';
import type { Day } from '../domain/day';
import type { Member } from '../domain/member';
import { isSameId, type MemberId } from '../domain/memberId';
import type { SentSignUp } from '../domain/signUp';
import { changeSession, sessionMark } from '../lib/sessionMark';
import { currentDay } from '../lib/today';
import { ApiError, isSessionRefusal, isUnreadable, sendForStatus, type Wire } from './client';
import { dropFirstCalls, forgetFailures, readCall, sendFirstCalls } from './firstCalls';
import { keys, LIVE_INTERVAL } from './keys';
import { readMember } from './member';
import { SentSignUps } from './sentSignUps';

/**
 * 'unknown': the first read is in flight. 'ended': the server has ended the session, but the page keeps what the member has typed
 * (rule: session-end-over-form). `hasJustEnded`, from useSettledSession: the cache still contains the ended session. `hasFailed`:
 * the first read got no answer, or an error other than 401 or 403, so nobody knows whether someone is signed in (rule:
 * first-load-failure).
 */
export type Session =
  | { status: 'unknown'; member: null }
  | { status: 'out'; member: null; hasJustEnded?: boolean; hasFailed?: boolean }
  | MemberRead;

/** `readOn` is the day on which the last good read of the member began; `sentUpTo`: see SentSignUps. */
export type MemberRead = { status: 'in' | 'ended'; member: Member; readOn: Day; sentUpTo: number };

/** The error text when the login succeeded but the next read says that nobody is signed in. */
const NO_SESSION =
  'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

/** `mark` is the session mark when the last good or refused read began. The whole value is null after `clearSession`. */
type CachedMember = (MemberRead & { mark: string | null }) | null;

/** Functions that read, start and end the session in `cache`. */
export function createSessionActions({ cache, mutate }: { cache: Cache; mutate: ScopedMutator }) {
  const cachedMember = (): CachedMember | undefined => cache.get(keys.session)?.data;
  const isShown = (userId: MemberId) => isSameId(userId, cachedMember()?.member.userId ?? null);
  const sent = new SentSignUps([]);
  /** The session mark when the last read began, whatever its outcome. */
  let lastMark: string | null | undefined;

  /** SWR's fetcher. A refusal marks the session of a known member as ended. Any other failure keeps the session. */
  async function read(): Promise<CachedMember> {
    // The day is computed before the request, because the answer may arrive after midnight. At the start of a page this costs no
    // time, although the first date format is slow to create: the head script has already sent the call.
    const readOn = currentDay();
    const mark = sessionMark();
    const sentUpTo = sent.last;
    lastMark = mark;
    try {
      const member = await readCall('user', readMember);
      if (!isShown(member.userId)) sent.set([]);
      return { status: 'in', member, readOn, sentUpTo, mark };
    } catch (error) {
      // The other early answers must not be used: they may belong to a session that has ended.
      dropFirstCalls();
      const before = cachedMember();
      if (before && isSessionRefusal(error)) return { ...before, status: 'ended', mark };
      throw error;
    }
  }

  /** Reads the member again. Never rejects: after a failure it resolves with the cached member, or null without one. */
  async function refresh(): Promise<Member | null> {
    const latest = await mutate<CachedMember>(keys.session).catch(() => undefined);
    return latest?.member ?? null;
  }

  /** The reads in flight that a change of the session mark has caused, keyed by the new mark. */
  const readsByMark = new Map<string | null, Promise<unknown>>();

  /**
   * Reads the member again if another window has changed the session mark since the last read. While a member is known, only a
   * good or refused read counts as the last. Calls share the read in flight. Resolves with null if the read failed or nobody is
   * signed in.
   */
  async function followSessionMark(): Promise<CachedMember> {
    const mark = sessionMark();
    const isRead = () => (cachedMember() ? cachedMember()?.mark : lastMark) === mark;
    if (isRead()) return cachedMember() ?? null;
    if (mark !== lastMark) forgetFailures();
    const reading = readsByMark.get(mark) ?? refresh();
    readsByMark.set(mark, reading);
    await reading;
    readsByMark.delete(mark);
    // If it was not read although the mark is the same, the read has failed.
    return isRead() || mark !== sessionMark() ? followSessionMark() : null;
  }

  /**
   * Sends a write. If another window has changed the session mark, the member is read first. Rejects without sending if that read
   * fails, or finds another member or another status than the page shows (rule: another-window). If the page shows an ended session
   * and the read finds the same, the write is sent: it is the login. With `isSentAfterEnd`, only the member must be the same.
   */
  async function sendForMember<T>(send: () => Promise<T>, isSentAfterEnd = false): Promise<T> {
    const shown = cachedMember();
    if (!shown) return send();
    const now = await followSessionMark();
    const isSameMember = isSameId(shown.member.userId, now?.member.userId ?? null);
    const isSameState = shown.status === now?.status || isSentAfterEnd;
    if (!isSameMember || !isSameState) throw new ApiError('refused', 'GET /api/user');
    return send();
  }

  /** Shows an accepted change until the next successful read (rule: accepted-change). Does nothing if another member has signed in. */
  function showChange(userId: MemberId, change: Partial<Member>): void {
    if (!isShown(userId)) return;
    const changed = (shown: CachedMember | undefined) =>
      shown && { ...shown, member: { ...shown.member, ...change } };
    // The promise rejects only after the app has unmounted, as between tests.
    mutate<CachedMember>(keys.session, changed, { revalidate: false }).catch(() => undefined);
  }

  /** Shows a sent sign-up until a read contains it (rule: sent-values-until-read). Does nothing if another member has signed in. */
  function showSent(userId: MemberId, signUp: SentSignUp): void {
    if (isShown(userId)) sent.add(signUp);
  }

  /** Removes the member from the cache and ignores reads in flight. The session is then 'out' (rule: log-out). */
  async function clearSession(): Promise<void> {
    sent.set([]);
    await mutate(keys.session, null, { revalidate: false });
  }

  /** POST /login, then reads the member and the community, and with `readsRecords` the records (rules: login-result, login-without-session). */
  async function signIn(body: Wire['LoginRequest'], readsRecords = false): Promise<void> {
    await changeSession(() => sendForStatus('POST /login', body));
    sendFirstCalls('user', 'colony', ...(readsRecords ? ['minyan' as const] : []));
    const latest = await mutate<CachedMember>(keys.session, read(), { revalidate: false }).catch((error) => {
      if (!isSessionRefusal(error)) throw error;
    });
    if (latest?.status !== 'in') throw new ApiError('refused', 'GET /api/user', null, NO_SESSION);
  }

  return {
    sent,
    /** SWR retries a failed read only if this is true. A visitor's read is repeated when the page is shown again. */
    isMemberKnown: () => Boolean(cachedMember()),
    read,
    refresh,
    followSessionMark,
    sendForMember,
    showChange,
    showSent,
    clearSession,
    signIn,
  };
}

export type SessionActions = ReturnType<typeof createSessionActions>;

/** GET /logout. The session in the cache stays until `clearSession` (rule: log-out). */
export const signOut = () => changeSession(() => sendForStatus('GET /logout'));

/** The session. The first component that uses this hook reads it. Screens get it from `useSessionState`. */
export function useSession(actions: SessionActions): Session {
  const options = { shouldRetryOnError: actions.isMemberKnown, revalidateIfStale: false };
  const { data, error } = useSWR<CachedMember, unknown>(keys.session, actions.read, options);
  const isOut = data === null || error !== undefined;
  const hasFailed = error !== undefined && !isSessionRefusal(error) && !isUnreadable(error);
  // The object must stay the same while nothing changes: it is a context value of all screens.
  return useMemo(() => {
    if (data) return data;
    return isOut ? { status: 'out', member: null, hasFailed } : { status: 'unknown', member: null };
  }, [data, isOut, hasFailed]);
}

/** While `isLive` is true, reads the member at once and then every minute (rule: reading-goes-on). */
export function useLiveSession(actions: SessionActions, isLive: boolean): void {
  const options = { shouldRetryOnError: actions.isMemberKnown, refreshInterval: LIVE_INTERVAL };
  useSWR<CachedMember, unknown>(isLive ? keys.session : null, actions.read, options);
}
