import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isKeyOf } from '../../api/keys';
import type { MemberId } from '../../domain/memberId';

/** Clears the cached data of the previous member when another member signs in. */
export function useClearPreviousMember(userId: MemberId | null): void {
  const { mutate } = useSWRConfig();
  const previous = useRef(userId);
  useEffect(() => {
    const previousId = previous.current;
    previous.current = userId;
    if (previousId !== null && previousId !== userId)
      void mutate(isKeyOf(previousId), undefined, { revalidate: false });
  }, [mutate, userId]);
}
