import { useRefreshMinyan } from '../../api/useRefreshMinyan';
import { attendanceFor, ownSignUp, type OwnSignUp } from '../../domain/attendance';
import type { MinyanEvent } from '../../domain/event';
import type { MemberId } from '../../domain/memberId';
import { relistedEvent } from '../../domain/upcomingEvents';

interface OwnReading {
  /** Null if the event is no longer listed. */
  own: OwnSignUp | null;
  /** False if the member could not be read: `own` is then from newer records and the earlier member. */
  isMemberRead: boolean;
}

/** Reads the member's own sign-up for an event from the server. `readOwn` resolves with null if it cannot be read. */
export function useReadOwnSignUp(event: MinyanEvent, userId: MemberId) {
  const refresh = useRefreshMinyan(userId);
  async function readOwn(): Promise<OwnReading | null> {
    const fresh = await refresh();
    if (fresh === null) return null;
    const { isMemberRead } = fresh;
    const listed = relistedEvent(event, fresh.member);
    if (listed === null) return { own: null, isMemberRead };
    const records = attendanceFor(listed, fresh.attendance, null);
    return records && { own: ownSignUp(listed, fresh.member, records), isMemberRead };
  }
  return { refresh, readOwn };
}
