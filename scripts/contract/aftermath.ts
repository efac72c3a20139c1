import type { Jar } from './exchange';
import { ownRows } from './facts';
import type { Probe } from './probes';
import { isSignedIn, readRecords, type Visit } from './visit';

/**
 * What is wrong with a call's effect, which only a later read can tell. `jar` are its cookies after it, `before`
 * those it was made with.
 */
export async function aftermath(visit: Visit, probe: Probe, jar: Jar, before: Jar): Promise<string[]> {
  const { call, kind, cookie } = probe;
  if (cookie === 'begins') return beginning(visit, probe, jar);
  if (cookie === 'ends') return (await isSignedIn(visit, before)) ? ['the session goes on'] : [];
  if (call === 'login') return (await isSignedIn(visit, jar)) ? ['it begins a session'] : [];
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

/** A call that has begun a session; the check goes on in it, unless it is another member's. */
async function beginning(visit: Visit, { call }: Probe, jar: Jar): Promise<string[]> {
  if (!(await isSignedIn(visit, jar)))
    return ['its cookies are no session: GET /api/user is refused with them'];
  if (call === 'acceptInvitation') return [];
  visit.hasSession = true;
  visit.own.clear();
  for (const [name, value] of jar) visit.own.set(name, value);
  return [];
}
