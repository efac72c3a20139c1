import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Session } from '../../api/session';

/**
 * Reads everything that the page shows again once the member has signed in again over it (rule: sign-in-again). Within the cache
 * of the member, which another member does not share.
 */
export function useRevalidateAfterSignInAgain(status: Session['status']): void {
  const { mutate } = useSWRConfig();
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === 'ended' && status === 'in') void mutate(() => true);
    lastStatus.current = status;
  }, [mutate, status]);
}
