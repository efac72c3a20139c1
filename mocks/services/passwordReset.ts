import { DAY_MS } from '../../src/domain/duration';
import { isSameId } from '../../src/domain/memberId';
import type { Context } from './context';
import type { ResetRecord } from '../data/db';
import { Refusal } from './refusal';
import type { SetNewPassRequest } from '../wire/wireTypes';
import { isEmailAddress } from './emailAddress';
import { checkNewPassword } from './newPassword';
import { startSession } from './session';

/** GET /api/reset/tekenVerify/{reset_token}. A link is valid until `expiresAt`, exclusive. */
export function verifyResetToken({ db, now }: Context, token: string): ResetRecord {
  const reset = db.resets.find((one) => one.token === token);
  if (!reset || reset.expiresAt <= now) throw new Refusal(400, 'This link has expired.');
  if (reset.usedAt !== null) throw new Refusal(400, 'This link has already been used.');
  return reset;
}

/** POST /api/reset/setNewPass. Ends the member's other sessions and returns the token of a new one. */
export function setNewPass(context: Context, { password, password2, token }: SetNewPassRequest): string {
  const { db, now } = context;
  const { userId } = verifyResetToken(context, token);
  checkNewPassword(password, password2);
  db.members.update(({ id }) => isSameId(id, userId), { password });
  db.resets.update((one) => one.token === token, { usedAt: now });
  db.sessions.remove((session) => isSameId(session.userId, userId));
  return startSession(db, userId);
}

/** POST /api/reset/forgot. The answer does not reveal whether the account exists. */
export function forgot({ db, now }: Context, email: string): void {
  const address = email.trim().toLowerCase();
  if (!isEmailAddress(address)) throw new Refusal(400, 'Please enter a valid email address.');
  const member = db.members.find((one) => one.email.toLowerCase() === address);
  if (!member) return;
  const token = db.nextId('reset');
  db.resets.insert({ token, userId: member.id, expiresAt: now + DAY_MS, usedAt: null });
  db.mails.insert({ id: db.nextId('mail'), to: member.email, resetToken: token });
}
