import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError, getStatus, isSessionRefusal, isUnreadable, write } from './client';
import type { components } from './contract';
import { dropFirstCalls } from './firstCalls';
import { keys, LIVE_INTERVAL } from './keys';
import { fetchMember } from './member';
import { isSameId } from '../domain/memberId';
import type { Member } from '../domain/member';

/**
 * unknown: the first load has not ended. ended: the server has ended the session of a member whose data is still
 * at hand, so that what they typed can be kept until they have signed in again (decision B5).
 */
export type Session =
  | { status: 'unknown'; member: null }
  | { status: 'out'; member: null }
  | { status: 'in'; member: Member }
  | { status: 'ended'; member: Member };

/** What the cache holds: null once the member has left. */
type Known = { member: Member; isEnded: boolean } | null;
type State = { data?: Known | undefined; error?: Error };

/**
 * A refusal ends the session of a member who is known, until they have signed in; any other failure (network, 5xx,
 * unreadable) leaves things as they were.
 */
async function fetchSession(known: () => Known | undefined): Promise<Known> {
  try {
    const member = await fetchMember();
    const before = known();
    if (before && !isSameId(before.member.userId, member.userId)) dropFirstCalls();
    return { member, isEnded: false };
  } catch (error) {
    dropFirstCalls();
    const before = known();
    if (before && isSessionRefusal(error)) return { ...before, isEnded: true };
    throw error;
  }
}

function toSession(known: Known | undefined, error: unknown): Session {
  if (known) return { status: known.isEnded ? 'ended' : 'in', member: known.member };
  return { status: known === null || error !== undefined ? 'out' : 'unknown', member: null };
}

/** The session; with `live` it is read again when the caller appears, and every minute while the page is visible. */
export function useSession({ live = false }: { live?: boolean } = {}): Session {
  const { cache } = useSWRConfig();
  const known = (): Known | undefined => cache.get(keys.session)?.data;
  const { data, error } = useSWR<Known, unknown>(keys.session, () => fetchSession(known), {
    shouldRetryOnError: false,
    revalidateIfStale: live,
    refreshInterval: live ? LIVE_INTERVAL : 0,
  });
  return toSession(data, error);
}

/** Returns a function that reads the member again. It never rejects: after a failure it resolves with the earlier member. */
export function useRefreshMember(): () => Promise<Member | null> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const known = await mutate<Known>(keys.session).catch(() => undefined);
    return known?.member ?? null;
  }, [mutate]);
}

/** Starting, refreshing and ending the session. */
export function useSessionActions() {
  const { cache, mutate, unload } = useSWRConfig();
  const refreshMember = useRefreshMember();

  /** Reads the member again. Never rejects: after a failure the earlier member stays. */
  const refresh = useCallback(async () => {
    await refreshMember();
  }, [refreshMember]);

  /** Forgets everything of the member, what is still under way included: nobody is signed in any more. */
  const forget = useCallback(async () => {
    unload({ revalidate: false });
    await mutate(keys.session, null, { revalidate: false });
  }, [mutate, unload]);

  /** POST /login, then the member is read: if that fails nobody has been signed in, as far as this page knows. */
  const signIn = useCallback(
    async (username: string, password: string) => {
      const body: components['schemas']['LoginRequest'] = { username, password };
      await write('POST', '/login', body).catch((error: unknown) => {
        // The specification does not read this answer; the member that is fetched next is the truth.
        if (!isUnreadable(error)) throw error;
      });
      await mutate(keys.session);
      const { data, error }: State = cache.get(keys.session) ?? {};
      if (error !== undefined) throw error;
      if (data?.isEnded) throw new ApiError('refused', 'GET /api/user');
    },
    [cache, mutate],
  );

  /** GET /logout, then everything of the member is forgotten. */
  const signOut = useCallback(async () => {
    try {
      await getStatus('/logout');
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await refresh();
      throw error;
    }
    await forget();
  }, [forget, refresh]);

  return { refresh, forget, signIn, signOut };
}
