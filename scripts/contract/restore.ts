import { setTimeout as wait } from 'node:timers/promises';
import { propertiesOf } from '../../mocks/contract/contractSchemas';
import * as bodies from './bodies';
import { ownRows } from './facts';
import { removalRequest, type Changed } from './probes';
import { isSignedIn, keepSession, readMember, readRecords, signIn, type Visit } from './visit';

const ATTEMPTS = 3;

/**
 * Undoes every change of the check, and verifies that by reading. Tries again after a failure. Returns a text for each change
 * that is or may be left.
 */
export async function restore(visit: Visit, retryDelay: number): Promise<string[]> {
  for (let attempt = 1; attempt <= ATTEMPTS && visit.changed.size > 0; attempt += 1) {
    if (attempt > 1) await wait(retryDelay);
    await restoreOnce(visit).catch(() => undefined);
  }
  return leftovers(visit);
}

async function restoreOnce(visit: Visit): Promise<void> {
  const { changed, own } = visit;
  if (!(await isSignedIn(visit, own))) {
    const jar = await signIn(visit);
    if (jar === null) return;
    keepSession(visit, jar);
  }
  await readMember(visit);
  if (changed.has('settings') && (await isSettingsRestored(visit))) changed.delete('settings');
  if (changed.has('password') && (await isPasswordValid(visit))) changed.delete('password');
  if (changed.has('signUp') && (await isSignUpRemoved(visit))) changed.delete('signUp');
}

async function isSettingsRestored(visit: Visit): Promise<boolean> {
  if (changedSettings(visit).length === 0) return true;
  const before = { ...visit.facts, member: visit.original };
  const updates = [
    ['/api/user/update', bodies.profile(before)],
    ['/api/user/updateNotification', bodies.notification(before)],
  ] as const;
  for (const [path, body] of updates)
    if (body !== null) await visit.send({ method: 'POST', path, body }, visit.own);
  await readMember(visit);
  return changedSettings(visit).length === 0;
}

const SETTINGS = ['UserUpdateRequest', 'NotificationUpdateRequest'].flatMap((request) =>
  Object.keys(propertiesOf(request)),
);

function changedSettings({ original, facts }: Visit) {
  return SETTINGS.filter((name) => JSON.stringify(original[name]) !== JSON.stringify(facts.member[name]));
}

async function isPasswordValid(visit: Visit): Promise<boolean> {
  const jar = await signIn(visit);
  if (jar === null) return false;
  await visit.send({ method: 'GET', path: '/logout' }, jar);
  return true;
}

async function isSignUpRemoved(visit: Visit): Promise<boolean> {
  await readRecords(visit);
  const request = removalRequest(visit.facts);
  if (request !== null) {
    await visit.send(request, visit.own);
    await readMember(visit);
    await readRecords(visit);
  }
  return ownRows(visit.facts, visit.facts.day).length === 0 && removalRequest(visit.facts) === null;
}

/** What the check has changed and not restored, and how to restore it by hand. */
export function leftovers(visit: Visit): string[] {
  const { user, day } = visit.facts;
  const texts: Record<Changed, string> = {
    settings: `The settings of ${user} may have changed. They were: ${settingsText(visit)}. Sign in and enter them on the page 'Account'.`,
    signUp: `A sign-up of ${user} for Shabbos ${String(day)} may be left. Sign in, press 'Sign up for later Shabbos', choose that date, press 'Edit', enter 0 and press 'Update'.`,
    password: `The password of ${user} may have changed. On the login page, press "Don't have password?" and set it again.`,
  };
  return [...visit.changed].map((change) => texts[change]);
}

const settingsText = ({ original }: Visit) =>
  SETTINGS.map((name) => `${name} ${JSON.stringify(original[name] ?? null)}`).join(', ');
