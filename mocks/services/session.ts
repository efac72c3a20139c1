import { isSameId, type MemberId } from '../../src/domain/memberId';
import type { Context } from './context';
import type { Db, MemberRecord } from '../data/db';
import { Refusal } from './refusal';
import type { LoginRequest } from '../wire/wireTypes';

/** POST /login. Returns the token of the new session. Email addresses serve as usernames; case does not matter. */
export function login({ db }: Context, { username, password }: LoginRequest): string {
  const typed = username.trim().toLowerCase();
  const member = db.members.find(
    (one) => one.username.toLowerCase() === typed || one.email.toLowerCase() === typed,
  );
  if (member?.password !== password) throw new Refusal(401, 'The email address or password is incorrect.');
  return startSession(db, member.id);
}

/** GET /logout. It succeeds for whoever is signed out already. */
export function logout({ db }: Context, token: string | null): void {
  db.sessions.remove((session) => session.token === token);
  db.settings.defaultSessionUserId = null;
}

/** Whoever signs in, by whatever call, is from then on known by the token alone. */
export function startSession(db: Db, userId: MemberId): string {
  const token = db.nextId('session');
  db.sessions.insert({ token, userId });
  db.settings.defaultSessionUserId = null;
  return token;
}

/** The member that a request's token stands for, null if it stands for nobody. */
export function memberOfSession(db: Db, token: string | null): MemberRecord | null {
  const session = db.sessions.find((one) => one.token === token);
  const userId = session?.userId ?? db.settings.defaultSessionUserId;
  return db.members.find(({ id }) => isSameId(id, userId));
}
