import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { memberKeys } from '../../api/keys';
import { isSameId, type MemberId } from '../../domain/memberId';

/** Clears the cached data of the previous member when another member signs in. */
export function useClearPreviousMember(userId: MemberId | null): void {
  const { mutate } = useSWRConfig();
  const previous = useRef(userId);
  useEffect(() => {
    const previousId = previous.current;
    previous.current = userId;
    if (previousId === null || isSameId(previousId, userId)) return;
    for (const key of memberKeys(previousId)) void mutate(key, undefined, { revalidate: false });
  }, [mutate, userId]);
}
