import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isKeyOf } from '../../api/keys';
import type { MemberId } from '../../domain/memberId';

/** Clears the cached data of the previous member when another member signs in. */
export function useClearPreviousMember(userId: MemberId | null): void {
  const { mutate } = useSWRConfig();
  const previous = useRef(userId);
  useEffect(() => {
    const leaving = previous.current;
    previous.current = userId;
    if (leaving !== null && leaving !== userId)
      void mutate(isKeyOf(leaving), undefined, { revalidate: false });
  }, [mutate, userId]);
}
