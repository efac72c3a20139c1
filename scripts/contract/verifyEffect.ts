import type { Jar } from './exchange';
import { ownRows } from './facts';
import type { Probe } from './probes';
import { isSignedIn, readRecords, type Visit } from './visit';

/**
 * Checks the effect of a call by a later read. Returns the problems. `jar` has the cookies after the call, `before` those
 * before it.
 */
export async function verifyEffect(visit: Visit, probe: Probe, jar: Jar, before: Jar): Promise<string[]> {
  const { call, kind, cookie } = probe;
  if (cookie === 'begins') return verifySession(visit, probe, jar);
  if (cookie === 'ends') return (await isSignedIn(visit, before)) ? ['the session does not end'] : [];
  if (call === 'login') return (await isSignedIn(visit, jar)) ? ['a refused login begins a session'] : [];
  if (kind !== 'good') return [];
  if (call === 'addToMinyan') {
    await readRecords(visit);
    return ownRows(visit.facts, visit.facts.day).length === 1
      ? []
      : ['GET /api/minyan does not have the sign-up'];
  }
  if (call === 'removeFromMinyan') {
    await readRecords(visit);
    return ownRows(visit.facts, visit.facts.day).length === 0
      ? []
      : ['GET /api/minyan still has the sign-up'];
  }
  return [];
}

/** Checks the session that a call begins. The check then continues in that session, unless it is of a new member. */
async function verifySession(visit: Visit, { call }: Probe, jar: Jar): Promise<string[]> {
  if (!(await isSignedIn(visit, jar))) return ['its cookies are not a session: GET /api/user refuses them'];
  if (call === 'acceptInvitation') return [];
  visit.hasSession = true;
  visit.own.clear();
  for (const [name, value] of jar) visit.own.set(name, value);
  return [];
}
