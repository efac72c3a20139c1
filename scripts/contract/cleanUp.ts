import * as bodies from './bodies';
import { exchange } from './exchange';
import { ownRows, type Facts } from './facts';
import { removal } from './probes';
import { readMember, readRecords, type Visit } from './visit';

const settings = (facts: Facts) => [bodies.profile(facts), bodies.notification(facts)] as const;

/**
 * Puts the member back as they were read, and removes sign-ups of the check that are left. Returns what had to be, or
 * could not be.
 */
export async function cleanUp(visit: Visit): Promise<string[]> {
  const { url, own, facts } = visit;
  const said: string[] = [];
  const changed = { ...facts, member: await readMember(visit) };
  if (JSON.stringify(settings(changed)) !== JSON.stringify(settings(facts))) {
    said.push('requests that should have changed nothing have changed the member, who is put back');
    const [profile, notification] = settings(facts);
    await exchange(url, { method: 'POST', path: '/api/user/update', body: profile }, own);
    await exchange(url, { method: 'POST', path: '/api/user/updateNotification', body: notification }, own);
  }
  await readRecords(visit);
  const asked = removal(facts);
  if (asked !== null) {
    await exchange(url, asked, own);
    await readRecords(visit);
  }
  if (ownRows(facts, facts.day).length > 0)
    said.push(`a sign-up for ${facts.day} is left over; please remove it by hand`);
  return said;
}
