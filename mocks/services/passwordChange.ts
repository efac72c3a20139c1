import { isSameId } from '../../src/domain/memberId';
import type { MemberContext } from './context';
import { Refusal } from './refusal';
import type { PasswordUpdateRequest } from '../wire/wireTypes';
import { checkNewPassword } from './newPassword';

/** POST /api/user/updatePassword */
export function updatePassword({ db, member }: MemberContext, request: PasswordUpdateRequest): void {
  if (request.oldPassword !== member.password) throw new Refusal(400, 'Your old password is incorrect.');
  checkNewPassword(request.newPassword, request.newPassword2);
  db.members.update(({ id }) => isSameId(id, member.id), { password: request.newPassword });
}
