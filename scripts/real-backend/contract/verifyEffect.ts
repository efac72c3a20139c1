import { readSignUp } from '@/api/readAttendance';
import type { CallName } from '../../../mocks/wire/calls';
import * as bodies from './bodies';
import type { Jar } from './exchange';
import { breaks, deviates, type Finding } from './finding';
import type { Probe } from './probes';
import { isSignedIn, ownRows, readMember, readRecords, signIn, type Visit } from './visit';

/** Checks the effect of a call by a later read. `jar` has the cookies after the call. Rejects if the read fails. */
export async function verifyEffect(visit: Visit, probe: Probe, jar: Jar): Promise<Finding[]> {
  const { call, kind, cookie } = probe;
  if (cookie === 'begins') return verifySession(visit, call, jar);
  if (cookie === 'ends' && (await isSignedIn(visit, visit.ownJar)))
    return breaks(
      'a session that the logout does not end',
      'The member is signed in again after the next reload.',
    );
  if (call === 'login' && (await isSignedIn(visit, jar)))
    return breaks('a session after a wrong password', 'Everybody can sign in as this member.');
  if (call === 'updatePassword') return verifyPassword(visit);
  if (call === 'addToMinyan' && kind === 'good') return verifySignUp(visit);
  if (call === 'removeFromMinyan' && kind === 'good') return verifyRemoval(visit);
  return [];
}

/** Checks the session that a call begins. The check then continues in that session, unless it belongs to a new member. */
async function verifySession(visit: Visit, call: CallName, jar: Jar): Promise<Finding[]> {
  if (!(await isSignedIn(visit, jar)))
    return breaks(
      'cookies with which GET /api/user does not answer the member',
      'The member cannot sign in.',
    );
  if (call === 'acceptInvitation') return [];
  visit.hasSession = true;
  visit.ownJar = jar;
  return [];
}

/** A change of the password may end the session. The check then signs in again. */
async function verifyPassword(visit: Visit): Promise<Finding[]> {
  if (await isSignedIn(visit, visit.ownJar)) return [];
  const jar = await signIn(visit);
  if (jar === null)
    return breaks(
      'a password that is not valid any more',
      'The member cannot sign in with the new password.',
    );
  visit.ownJar = jar;
  return deviates(
    'a session that ends with the change of the password',
    'The client asks the member to sign in again.',
  );
}

async function verifySignUp(visit: Visit): Promise<Finding[]> {
  await readRecords(visit);
  await readMember(visit);
  const [row, second] = ownRows(visit, visit.day);
  if (row === undefined)
    return breaks(
      'a sign-up that is not in GET /api/minyan',
      'The member reads that it is saved, and it is not shown.',
    );
  if (second !== undefined) return breaks('two sign-ups after one call', 'The member is counted twice.');
  const sent = readSignUp(bodies.signUp(visit.day ?? ''));
  const kept: Readonly<Record<string, unknown>> = { ...readSignUp(row) };
  // A request has no name, unit or time, and a row may leave out its day.
  const { userName: _userName, ...values } = sent ?? {};
  const isKept = Object.entries(values).every(
    ([name, value]) =>
      value === null || value === '' || kept[name] === value || (name === 'day' && kept.day === null),
  );
  if (isKept) return [];
  return breaks(
    'a sign-up with other values than were sent',
    'The member sees values that they have not entered.',
  );
}

async function verifyRemoval(visit: Visit): Promise<Finding[]> {
  await readRecords(visit);
  if (ownRows(visit, visit.day).length === 0) return [];
  return breaks(
    'a sign-up that is still in GET /api/minyan',
    'The member reads that it is removed, and it is still shown.',
  );
}
