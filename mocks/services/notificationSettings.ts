import { isSameId } from '../../src/domain/memberId';
import type { MemberContext } from './context';
import { Refusal } from './refusal';
import type { NotificationUpdateRequest } from '../wire/wireTypes';

/** POST /api/user/updateNotification */
export function updateNotification({ db, member }: MemberContext, request: NotificationUpdateRequest): void {
  const { notificationMethod, notifications } = request;
  if (notificationMethod === 'T' && notifications !== 'N' && member.phone === null)
    throw new Refusal(400, 'Please add a phone number before you choose text messages.');
  db.members.update(({ id }) => isSameId(id, member.id), { notificationMethod, notifications });
}
