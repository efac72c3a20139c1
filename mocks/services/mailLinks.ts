import { DAY_MS } from '@/domain/duration';
import { isSameId } from '@/domain/memberId';
import type { InvitationRecord, ResetRecord } from '../data/db';
import { memberDefaults } from '../data/rows';
import type { BodyOf } from '../wire/wireTypes';
import type { Context } from './context';
import { Refusal } from './refusal';
import { type SessionChange, startSession } from './session';

/** GET /api/reset/tekenVerify/{reset_token}. A link is valid until `expiresAt`, exclusive. */
export function verifyResetToken({ db, now }: Context, token: string): ResetRecord {
  const reset = db.resets.find((one) => one.token === token);
  if (!reset || reset.expiresAt <= now) throw new Refusal(400, 'This link has expired.');
  if (reset.usedAt !== null) throw new Refusal(400, 'This link has already been used.');
  return reset;
}

/** POST /api/reset/setNewPass. Ends the member's other sessions and starts a new one. */
export function setNewPass(context: Context, request: BodyOf<'setNewPass'>): SessionChange {
  const { db, now } = context;
  const { password, password2, token } = request;
  const { userId } = verifyResetToken(context, token);
  checkNewPassword(password, password2);
  db.members.update(({ id }) => isSameId(id, userId), { password });
  db.resets.update((one) => one.token === token, { usedAt: now });
  db.sessions.remove((session) => isSameId(session.userId, userId));
  return { session: startSession(db, userId) };
}

/** POST /api/reset/forgot. The answer does not reveal whether the account exists. */
export function forgot({ db, now }: Context, { email }: BodyOf<'forgot'>): void {
  const address = email.trim().toLowerCase();
  if (!isEmailAddress(address)) throw new Refusal(400, 'Please enter a valid email address.');
  const member = db.members.find((one) => one.email.toLowerCase() === address);
  if (!member) return;
  const token = db.nextId('reset');
  db.resets.insert({ token, userId: member.id, expiresAt: now + DAY_MS, usedAt: null });
  db.mails.insert({ id: db.nextId('mail'), to: member.email, resetToken: token });
}

/** GET /api/join/tekenVerify/{join_token} */
export function verifyJoinToken({ db, now }: Context, token: string): InvitationRecord {
  const invitation = db.invitations.find((one) => one.token === token);
  if (!invitation || invitation.expiresAt <= now) throw new Refusal(400, 'This invitation has expired.');
  if (invitation.usedAt !== null) throw new Refusal(400, 'This invitation has already been used.');
  return invitation;
}

/** POST /api/join/accept. Creates the account and starts its session. */
export function acceptInvitation(context: Context, request: BodyOf<'acceptInvitation'>): SessionChange {
  const { db, now } = context;
  const { colonyId, firstName, lastName, email, unit } = verifyJoinToken(context, request.token);
  const username = request.username.trim();
  if (username === '') throw new Refusal(400, 'Please choose a username.');
  if (db.members.find((one) => one.username.toLowerCase() === username.toLowerCase()))
    throw new Refusal(409, 'This username is already taken.');
  checkNewPassword(request.password, request.password2);
  const id = db.nextId('member');
  const invited = { colonyId, firstName, lastName, email, unit };
  db.members.insert({ ...memberDefaults, ...invited, id, username, password: request.password });
  db.invitations.update((one) => one.token === request.token, { usedAt: now });
  return { session: startSession(db, id) };
}

/** 8 to 40 characters, among them an ASCII digit, lowercase letter and uppercase letter. (rule: password-rule) */
const ACCEPTABLE_PASSWORD = /^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z]).{8,40}$/s;

/** Refuses a new password that the rule forbids, or that differs from its repetition. */
export function checkNewPassword(password: string, retyped: string): void {
  if (password !== retyped) throw new Refusal(400, 'The two passwords do not match.');
  if (!ACCEPTABLE_PASSWORD.test(password))
    throw new Refusal(
      400,
      'The password must be 8 to 40 characters long, with an uppercase letter, a lowercase letter and a digit.',
    );
}

export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
