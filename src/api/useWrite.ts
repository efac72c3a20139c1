import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, isUnreadable } from './client';
import { keys } from './keys';

/**
 * Runs a write by the rules of decision C2: after a 401 the member is read again, which ends the session if it is
 * over; after an unreadable success everything on the screen is read again, so that the truth stands there. The
 * error goes on to the form in both cases.
 */
export function useWrite() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async <T>(call: () => Promise<T>): Promise<T> => {
      try {
        return await call();
      } catch (error) {
        // The form says at once what went wrong, however long this takes.
        if (error instanceof ApiError && error.status === 401) mutate(keys.session).catch(() => undefined);
        if (isUnreadable(error)) mutate(() => true).catch(() => undefined);
        throw error;
      }
    },
    [mutate],
  );
}
