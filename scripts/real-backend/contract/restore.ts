import { setTimeout as wait } from 'node:timers/promises';
import { propertiesOf } from '../../../mocks/contract/contractSchemas';
import * as bodies from './bodies';
import { request } from './exchange';
import {
  type Changed,
  isSignedIn,
  ownRecordId,
  ownRows,
  readMember,
  readRecords,
  signIn,
  type Visit,
} from './visit';

const ATTEMPTS = 3;

/**
 * Undoes every change of the check, and verifies the result by reading. Tries again after a failure. What is or may be left stays
 * in `visit.changed`.
 */
export async function restore(visit: Visit, retryDelay: number): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS && visit.changed.size > 0; attempt += 1) {
    if (attempt > 1) await wait(retryDelay);
    await restoreOnce(visit).catch(() => undefined);
  }
}

async function restoreOnce(visit: Visit): Promise<void> {
  const { changed } = visit;
  if (!(await isSignedIn(visit, visit.ownJar))) {
    const jar = await signIn(visit);
    if (jar === null) return;
    visit.ownJar = jar;
  }
  await readMember(visit);
  if (changed.has('settings') && (await restoreSettings(visit))) changed.delete('settings');
  if (changed.has('password') && (await isPasswordValid(visit))) changed.delete('password');
  if (changed.has('signUp') && (await removeSignUp(visit))) changed.delete('signUp');
}

/** Resolves with whether the settings are as they were. */
async function restoreSettings(visit: Visit): Promise<boolean> {
  if (changedSettings(visit).length === 0) return true;
  const before = { ...visit, member: visit.original };
  const updates = { updateUser: bodies.profile(before), updateNotification: bodies.notification(before) };
  for (const call of ['updateUser', 'updateNotification'] as const)
    if (updates[call] !== null) await visit.send(request(call, { body: updates[call] }), visit.ownJar);
  await readMember(visit);
  return changedSettings(visit).length === 0;
}

const SETTINGS = ['UserUpdateRequest', 'NotificationUpdateRequest'].flatMap((schema) =>
  Object.keys(propertiesOf(schema)),
);

function changedSettings({ original, member }: Visit) {
  return SETTINGS.filter((name) => JSON.stringify(original[name]) !== JSON.stringify(member[name]));
}

/** The check sends the present password as the new one, so there is nothing to restore. */
async function isPasswordValid(visit: Visit): Promise<boolean> {
  const jar = await signIn(visit);
  if (jar === null) return false;
  await visit.send(request('logout', {}), jar);
  return true;
}

/** Resolves with whether no sign-up of the check is left. */
async function removeSignUp(visit: Visit): Promise<boolean> {
  await readRecords(visit);
  const param = ownRecordId(visit);
  if (param !== null) {
    await visit.send(request('removeFromMinyan', { param }), visit.ownJar);
    await readMember(visit);
    await readRecords(visit);
  }
  return ownRows(visit, visit.day).length === 0 && ownRecordId(visit) === null;
}

/** What the check has changed and not restored, and how to restore it by hand. */
export function leftovers(visit: Visit): string[] {
  const { user, day } = visit;
  const texts: Record<Changed, string> = {
    settings: `The settings of ${user} may have changed. They were: ${settingsText(visit)}. Sign in and enter them on the page 'Account'.`,
    signUp: `A sign-up of ${user} for Shabbos ${String(day)} may be left. Sign in, press 'Sign up for later Shabbos', choose that date, press 'Edit', enter 0 and press 'Update'.`,
    password: `The password of ${user} may have changed. On the login page, press "Don't have password?" and set it again.`,
  };
  return [...visit.changed].map((change) => texts[change]);
}

const settingsText = ({ original }: Visit) =>
  SETTINGS.map((name) => `${name} ${JSON.stringify(original[name] ?? null)}`).join(', ');
