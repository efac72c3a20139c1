import { useCallback } from 'react';
import useSWR, { useSWRConfig, type Cache } from 'swr';
import { dropLastRead } from './attendance';
import { ApiError, dropPolledAnswers, isSessionRefusal, sendForStatus } from './client';
import type { components } from './contract';
import { dropFirstCalls, forgetFailures } from './firstCalls';
import { keys, LIVE_INTERVAL } from './keys';
import { fetchMember } from './member';
import { changeSession, sessionMark, withSessionLock } from '../lib/sessionMark';
import { dayOf, toInstant, type Day } from '../domain/day';
import { isSameId, type MemberId } from '../domain/memberId';
import type { Member } from '../domain/member';
import { currentTime } from '../lib/clock';
import { site } from '../site';

/**
 * 'unknown': the first load is in flight. 'ended': the server has ended the session, but the member stays known, so that
 * the page keeps what they typed until they sign in again (rule: session-end-over-form).
 */
export type Session =
  | { status: 'unknown'; member: null }
  | { status: 'out'; member: null }
  | { status: 'in'; member: Member }
  | { status: 'ended'; member: Member };

/** The error text of a login after which the member cannot be read because nobody is signed in. */
const NO_SESSION =
  'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

/**
 * The cached value. `readOn` and `mark` are the day and the session mark when the last read of the member began. Null once the
 * member has signed out.
 */
type CachedMember = { member: Member; isEnded: boolean; readOn: Day; mark: string | null } | null;

/** The entry of the SWR cache. */
export type CachedSession = { data?: CachedMember | undefined; error?: Error };

/** A refusal marks the session of a known member as ended. Any other failure (network, 5xx, unreadable) keeps the session. */
async function fetchSession(known: () => CachedMember | undefined): Promise<CachedMember> {
  // Before the request: its answer may arrive after midnight, and the browser takes long to create its first date format.
  const readOn = dayOf(toInstant(currentTime()), site.timeZone);
  const mark = sessionMark();
  try {
    const member = await fetchMember();
    const before = known();
    if (before && !isSameId(before.member.userId, member.userId)) dropFirstCalls();
    return { member, isEnded: false, readOn, mark };
  } catch (error) {
    dropFirstCalls();
    const before = known();
    if (before && isSessionRefusal(error)) return { ...before, isEnded: true, mark };
    throw error;
  }
}

function toSession(known: CachedMember | undefined, error: unknown): Session {
  if (known) return { status: known.isEnded ? 'ended' : 'in', member: known.member };
  return { status: known === null || error !== undefined ? 'out' : 'unknown', member: null };
}

interface SessionOptions {
  /** Revalidates on mount, and once a minute while the page is visible. */
  live?: boolean;
}

/** Reads the session from the SWR cache, and loads it if nobody has. */
export function useSession({ live = false }: SessionOptions = {}): Session {
  const { cache } = useSWRConfig();
  const known = (): CachedMember | undefined => cache.get(keys.session)?.data;
  const { data, error } = useSWR<CachedMember, unknown>(keys.session, () => fetchSession(known), {
    // A visitor is read only once.
    shouldRetryOnError: () => Boolean(known()),
    revalidateIfStale: live,
    refreshInterval: live ? LIVE_INTERVAL : 0,
  });
  return toSession(data, error);
}

/** Returns a function that reads the member again. It never rejects: after a failure it resolves with the earlier member. */
export function useRefreshMember(): () => Promise<Member | null> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const known = await mutate<CachedMember>(keys.session).catch(() => undefined);
    return known?.member ?? null;
  }, [mutate]);
}

/** The last read that followed a change of the session mark, by cache. */
const lastReads = new WeakMap<Cache, { mark: string | null; isDone: Promise<unknown> }>();

/**
 * Returns a function that reads the member, unless the session mark is still that of the last read. Single-flight. Resolves
 * with the session, or null if it could not be read.
 */
export function useFollowSessionMark(): () => Promise<CachedMember> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    const known = (): CachedMember | undefined => cache.get(keys.session)?.data;
    // An answer from before the end of a log-in would be of the earlier member.
    const readAfterLogin = async () => {
      await withSessionLock(() => undefined);
      forgetFailures();
      await mutate(keys.session);
    };
    for (let mark = sessionMark(); known()?.mark !== mark; mark = sessionMark()) {
      const last = lastReads.get(cache);
      const isDone = last?.mark === mark ? last.isDone : readAfterLogin().catch(() => undefined);
      lastReads.set(cache, { mark, isDone });
      await isDone;
      if (lastReads.get(cache)?.isDone === isDone) lastReads.delete(cache);
      if (mark === sessionMark() && known()?.mark !== mark) return null;
    }
    return known() ?? null;
  }, [cache, mutate]);
}

/**
 * Returns a function through which every write is sent. It rejects and sends nothing if the member on the screen is no longer
 * signed in, or if nobody knows (rule: another-window). With `isSentAfterEnd` it also sends if nobody is signed in.
 */
export function useSendForMember(): <T>(send: () => Promise<T>, isSentAfterEnd?: boolean) => Promise<T> {
  const { cache } = useSWRConfig();
  const followSessionMark = useFollowSessionMark();
  return useCallback(
    async <T>(send: () => Promise<T>, isSentAfterEnd = false) => {
      const shown: CachedMember | undefined = cache.get(keys.session)?.data;
      if (!shown) return send();
      for (;;) {
        const now = await followSessionMark();
        const isSame = isSameId(shown.member.userId, now?.member.userId ?? null);
        const isEndKnown = shown.isEnded === now?.isEnded || isSentAfterEnd;
        if (now === null || !isSame || !isEndKnown) throw new ApiError('refused', 'GET /api/user');
        // No window logs in between the check and the request. The lock is not kept until the answer.
        const sent = await withSessionLock(() => {
          if (now.mark !== sessionMark()) return null;
          const answer = send();
          // Avoids an unhandled rejection before the lock is released.
          answer.catch(() => undefined);
          return { answer };
        });
        if (sent) return sent.answer;
      }
    },
    [cache, followSessionMark],
  );
}

/** Actions that start, refresh and end the session. */
export function useSessionActions() {
  const { cache, mutate, unload } = useSWRConfig();
  const refreshMember = useRefreshMember();

  /** Reads the member again. Never rejects: after a failure the earlier member stays. */
  const refresh = useCallback(async () => {
    await refreshMember();
  }, [refreshMember]);

  /**
   * Shows a change that the backend has accepted, until the member is read again. Drops reads that began before it. Does nothing
   * once another member is signed in.
   */
  const keepChange = useCallback(
    async (userId: MemberId, change: Partial<Member>) => {
      await mutate<CachedMember>(
        keys.session,
        (known) =>
          known && isSameId(known.member.userId, userId)
            ? { ...known, member: { ...known.member, ...change } }
            : known,
        { revalidate: false },
      );
    },
    [mutate],
  );

  /** Clears everything that is cached for the member and drops calls in flight. Afterwards the session is 'out' (rule: log-out). */
  const clearSession = useCallback(async () => {
    dropFirstCalls();
    dropPolledAnswers();
    dropLastRead();
    unload({ revalidate: false });
    await mutate(keys.session, null, { revalidate: false });
  }, [mutate, unload]);

  /** POST /login, then reads the member. Rejects if either fails (rules: login-result, login-without-session). */
  const signIn = useCallback(
    async (username: string, password: string) => {
      const body: components['schemas']['LoginRequest'] = { username, password };
      await changeSession(() => sendForStatus('POST', '/login', body));
      await mutate(keys.session);
      const { data, error }: CachedSession = cache.get(keys.session) ?? {};
      const isRefused = error === undefined ? data?.isEnded === true : isSessionRefusal(error);
      if (isRefused) throw new ApiError('refused', 'GET /api/user', null, NO_SESSION);
      if (error !== undefined) throw error;
    },
    [cache, mutate],
  );

  /** GET /logout, then `clearSession`. */
  const signOut = useCallback(async () => {
    await changeSession(() => sendForStatus('GET', '/logout'));
    await clearSession();
  }, [clearSession]);

  return { refresh, keepChange, clearSession, signIn, signOut };
}
