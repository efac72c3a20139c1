import { isSameId, type MemberId } from '@/domain/memberId';
import type { Db, MemberRecord } from '../data/db';
import type { BodyOf } from '../wire/wireTypes';
import type { Context } from './context';
import { Refusal } from './refusal';

/** `session` is the token of a session that starts, or null if the session ends. */
export type SessionChange = { session: string | null };

/** POST /login. A member can log in with the username or the email address, in upper or lower case. */
export function login({ db }: Context, { username, password }: BodyOf<'login'>): SessionChange {
  const typed = username.trim().toLowerCase();
  const member = db.members.find(
    (one) => one.username.toLowerCase() === typed || one.email.toLowerCase() === typed,
  );
  if (member?.password !== password) throw new Refusal(401, 'The email address or password is incorrect.');
  return { session: startSession(db, member.id) };
}

/** GET /logout. Succeeds even without a session. */
export function logout({ db }: Context, token: string | null): SessionChange {
  db.sessions.remove((session) => session.token === token);
  db.settings.defaultSessionUserId = null;
  return { session: null };
}

/** Starts a session and returns its token. The default session ends, so that only the token identifies the member. */
export function startSession(db: Db, userId: MemberId): string {
  // The token is random, because a browser may still have the cookie of an earlier run.
  const token = crypto.randomUUID();
  db.sessions.insert({ token, userId });
  db.settings.defaultSessionUserId = null;
  return token;
}

/** The member whose session has the token, or else the member of the default session. Null if there is neither. */
export function memberOfSession(db: Db, token: string | null): MemberRecord | null {
  const session = db.sessions.find((one) => one.token === token);
  const userId = session?.userId ?? db.settings.defaultSessionUserId;
  return db.members.find(({ id }) => isSameId(id, userId));
}

/** Ends all sessions. Every client is then signed in as the member whose session had the token, or signed out if none had it. */
export function shareSession(db: Db, token: string | null): void {
  const userId = db.sessions.find((one) => one.token === token)?.userId ?? null;
  db.sessions.remove(() => true);
  db.settings.defaultSessionUserId = userId;
}
