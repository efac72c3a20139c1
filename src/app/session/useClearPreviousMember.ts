import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isKeyOf } from '../../api/keys';
import type { MemberId } from '../../domain/memberId';

/** When another member is signed in than before, nothing that was loaded for the first one stays behind. */
export function useClearPreviousMember(userId: MemberId | null): void {
  const { mutate } = useSWRConfig();
  const previous = useRef(userId);
  useEffect(() => {
    const left = previous.current;
    previous.current = userId;
    if (left !== null && left !== userId) void mutate(isKeyOf(left), undefined, { revalidate: false });
  }, [mutate, userId]);
}
