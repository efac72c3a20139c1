import type { Context } from './context';
import type { InvitationRecord, MemberRecord } from '../data/db';
import { Refusal } from './refusal';
import type { JoinAcceptRequest } from '../wire/wireTypes';
import { checkNewPassword } from './newPassword';
import { startSession } from './session';

/** GET /api/join/tekenVerify/{join_token} */
export function verifyJoinToken({ db, now }: Context, token: string): InvitationRecord {
  const invitation = db.invitations.find((one) => one.token === token);
  if (!invitation || invitation.expiresAt <= now) throw new Refusal(400, 'This invitation has expired.');
  if (invitation.usedAt !== null) throw new Refusal(400, 'This invitation has already been used.');
  return invitation;
}

/** POST /api/join/accept. Creates the account and returns the token of its session. */
export function acceptInvitation(context: Context, request: JoinAcceptRequest): string {
  const { db, now } = context;
  const { colonyId, firstName, lastName, email, unit } = verifyJoinToken(context, request.token);
  const username = request.username.trim();
  if (username === '') throw new Refusal(400, 'Please choose a username.');
  if (db.members.find((one) => one.username.toLowerCase() === username.toLowerCase()))
    throw new Refusal(409, 'This username is already taken.');
  checkNewPassword(request.password, request.password2);
  const member: MemberRecord = {
    id: db.nextId('member'),
    colonyId,
    firstName,
    lastName,
    email,
    phone: null,
    username,
    password: request.password,
    unit,
    balance: 0,
    notifications: 'N',
    notificationMethod: 'E',
  };
  db.members.insert(member);
  db.invitations.update((one) => one.token === request.token, { usedAt: now });
  return startSession(db, member.id);
}
