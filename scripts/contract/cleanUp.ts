import * as bodies from './bodies';
import { exchange } from './exchange';
import { ownRows, type Facts } from './facts';
import { removalRequest } from './probes';
import { readMember, readRecords, type Visit } from './visit';

const settings = (facts: Facts) => [bodies.profile(facts), bodies.notification(facts)] as const;

/**
 * Restores the member's settings and removes the check's sign-up. Returns a text for each setting that should not have
 * changed, and for a sign-up that could not be removed.
 */
export async function cleanUp(visit: Visit): Promise<string[]> {
  const { url, own, facts } = visit;
  const problems: string[] = [];
  const changed = { ...facts, member: await readMember(visit) };
  if (JSON.stringify(settings(changed)) !== JSON.stringify(settings(facts))) {
    problems.push('requests that must not change the member changed it; the old values are restored');
    const [profile, notification] = settings(facts);
    await exchange(url, { method: 'POST', path: '/api/user/update', body: profile }, own);
    await exchange(url, { method: 'POST', path: '/api/user/updateNotification', body: notification }, own);
  }
  await readRecords(visit);
  const request = removalRequest(facts);
  if (request !== null) {
    await exchange(url, request, own);
    await readRecords(visit);
  }
  if (ownRows(facts, facts.day).length > 0)
    problems.push(`a sign-up for ${facts.day} is left over; please remove it by hand`);
  return problems;
}
