import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { keys } from '../../api/keys';
import type { Session } from '../../api/session';
import { isSameId } from '../../domain/memberId';

/** Reads everything that the page shows again once the same member has signed in again over it (rule: sign-in-again). */
export function useRevalidateAfterSignInAgain(session: Session): void {
  const { mutate } = useSWRConfig();
  const last = useRef(session);
  useEffect(() => {
    const before = last.current;
    last.current = session;
    const isSameMember = isSameId(before.member?.userId ?? null, session.member?.userId ?? null);
    if (before.status !== 'ended' || session.status !== 'in' || !isSameMember) return;
    // Except the member: reading them has just changed the status from 'ended' to 'in'.
    void mutate((key) => key !== keys.session);
  }, [mutate, session]);
}
