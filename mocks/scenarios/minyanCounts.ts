import { HOUR_MS, MINUTE_MS } from '../../src/domain/duration';
import { addDays } from '../../src/domain/time';
import type { Builders } from '../data/builders';
import type { SignUpRecord } from '../data/db';
import { signUpCutOff } from '../services/cutOff';
import { buildSetting, signUpsFor } from './typical';

type Sayings = readonly Partial<SignUpRecord>[];

/** The typical community with just these sign-ups for the coming Shabbos, the first one first. */
function onShabbos(sayings: Sayings) {
  return (builders: Builders, now: number) => {
    const setting = buildSetting(builders, now);
    const { rows, neighbours, upcoming } = setting;
    rows.signUps = signUpsFor(builders, { day: upcoming, holidayName: null }, neighbours, sayings);
    return setting;
  };
}

export const empty = onShabbos([]);
export const nine = onShabbos([
  { peopleCount: 5 },
  { peopleCount: 2 },
  { peopleCount: 2, onlyIfMinyan: true },
]);
export const nineAndTwo = onShabbos([
  { peopleCount: 5 },
  { peopleCount: 3 },
  {},
  { onlyIfMinyan: true },
  { onlyIfMinyan: true },
]);
export const minyanExact = onShabbos([
  { peopleCount: 5 },
  { peopleCount: 3 },
  { peopleCount: 2, onlyIfMinyan: true },
]);
export const allOnlyIf = onShabbos([
  { peopleCount: 4, onlyIfMinyan: true },
  { peopleCount: 3, onlyIfMinyan: true },
  { peopleCount: 2, onlyIfMinyan: true },
]);
export const maftirTaken = onShabbos([{ peopleCount: 2, reservedMussaf: true }, { peopleCount: 4 }]);

/** The member holds Maftir and Mussaf. */
export function maftirOwn(builders: Builders, now: number) {
  const setting = onShabbos([{ peopleCount: 4 }])(builders, now);
  const { rows, demo, upcoming } = setting;
  rows.signUps.push(
    builders.buildSignUp({ userId: demo.id, day: upcoming, peopleCount: 2, reservedMussaf: true }),
  );
  return setting;
}

/** Sign-ups on both sides of the cut-off's last moment, the member's own after it. */
export function pastCutOff(builders: Builders, now: number) {
  const setting = buildSetting(builders, now);
  const { rows, neighbours, demo, upcoming } = setting;
  const cutOff = signUpCutOff(upcoming);
  rows.signUps = signUpsFor(
    builders,
    { day: upcoming, holidayName: null },
    [...neighbours.slice(0, 3), demo],
    [
      { peopleCount: 3, timeAdded: cutOff - MINUTE_MS },
      { peopleCount: 2, timeAdded: cutOff },
      { peopleCount: 2, timeAdded: cutOff + 1 },
      { peopleCount: 1, timeAdded: cutOff + HOUR_MS },
    ],
  );
  return setting;
}

/** Names hidden and shown on both sides of the 12 hours, a guest's among them, and one that nobody knows the time of. */
export function anonymous(builders: Builders, now: number) {
  return onShabbos([
    { anonymous: true, timeAdded: now - 2 * HOUR_MS },
    { anonymous: true, timeAdded: now - 12 * HOUR_MS + MINUTE_MS },
    { anonymous: true, timeAdded: now - 12 * HOUR_MS },
    { anonymous: true, timeAdded: now - 13 * HOUR_MS },
    { anonymous: true, timeAdded: null },
    { anonymous: true, isGuest: true, timeAdded: now - HOUR_MS },
    { anonymous: true, reservedMussaf: true, part: 'full', timeAdded: now - HOUR_MS },
  ])(builders, now);
}

/** One part taken on the coming Shabbos, the whole reading on the first holiday, a half on the Shabbos after. */
export function baalKorahContested(builders: Builders, now: number) {
  const setting = onShabbos([{ part: '1-4' }, { peopleCount: 3 }])(builders, now);
  const { rows, neighbours, upcoming } = setting;
  const [holiday] = rows.holidays;
  const weekAfter = { day: addDays(upcoming, 7), holidayName: null };
  rows.signUps.push(...signUpsFor(builders, weekAfter, neighbours, [{ part: '2nd' }]));
  if (holiday)
    rows.signUps.push(
      ...signUpsFor(builders, { day: holiday.day, holidayName: holiday.name }, neighbours, [
        { part: 'full' },
      ]),
    );
  return setting;
}
