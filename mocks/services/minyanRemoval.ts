import { isSameId } from '../../src/domain/memberId';
import type { MemberContext } from './context';
import { Refusal } from './refusal';

/** DELETE /api/minyan/{recordId}. Members can remove only their own records. */
export function removeFromMinyan({ db, member }: MemberContext, recordId: string): void {
  const record = db.signUps.find(({ id }) => id === recordId);
  if (!record) throw new Refusal(404, 'This sign-up does not exist any more.');
  if (!isSameId(record.userId, member.id)) throw new Refusal(403, 'You can only remove your own sign-up.');
  db.signUps.remove(({ id }) => id === recordId);
}
