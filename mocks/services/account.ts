import { isSameId } from '@/domain/memberId';
import type { BodyOf } from '../wire/wireTypes';
import type { MemberContext } from './context';
import { checkNewPassword, isEmailAddress } from './mailLinks';
import { Refusal } from './refusal';

/** POST /api/user/update */
export function updateUser({ db, member }: MemberContext, request: BodyOf<'updateUser'>): void {
  const firstName = request.first_name.trim();
  const lastName = request.last_name.trim();
  const email = request.email.trim();
  const { phone } = request;
  if (firstName === '' || lastName === '') throw new Refusal(400, 'Please enter your first and last name.');
  if (!isEmailAddress(email)) throw new Refusal(400, 'Please enter a valid email address.');
  if (phone !== null && !isPhone(phone)) throw new Refusal(400, 'Please enter a valid phone number.');
  const owner = db.members.find(
    (one) => one.email.toLowerCase() === email.toLowerCase() && !isSameId(one.id, member.id),
  );
  if (owner) throw new Refusal(409, 'This email address belongs to another account.');
  db.members.update(({ id }) => isSameId(id, member.id), { firstName, lastName, email, phone });
}

/** '+1' and ten digits, or another code, with 7 to 15 digits in all. Spaces, brackets, dots and hyphens may separate them. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  const isComplete = digits.startsWith('1') ? digits.length === 11 : /^\d{7,15}$/.test(digits);
  return isComplete && /^\(?\+[\d\s().-]+$/.test(phone);
}

/** POST /api/user/updateNotification */
export function updateNotification(context: MemberContext, request: BodyOf<'updateNotification'>): void {
  const { db, member } = context;
  const { notificationMethod, notifications } = request;
  if (notificationMethod === 'T' && notifications !== 'N' && member.phone === null)
    throw new Refusal(400, 'Please add a phone number before you choose text messages.');
  db.members.update(({ id }) => isSameId(id, member.id), { notificationMethod, notifications });
}

/** POST /api/user/updatePassword */
export function updatePassword({ db, member }: MemberContext, request: BodyOf<'updatePassword'>): void {
  if (request.oldPassword !== member.password) throw new Refusal(400, 'Your old password is incorrect.');
  checkNewPassword(request.newPassword, request.newPassword2);
  db.members.update(({ id }) => isSameId(id, member.id), { password: request.newPassword });
}
