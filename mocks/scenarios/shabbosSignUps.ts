import { HOUR_MS, MINUTE_MS } from '../../src/domain/duration';
import { addDays } from '../../src/domain/time';
import type { Builders } from '../data/builders';
import type { SignUpRecord } from '../data/db';
import { signUpCutOff } from '../time/cutOff';
import { buildSetting, signUpsFor } from './typical';

/** The typical community with only these sign-ups, in this order, for the coming Shabbos. */
function onShabbos(signUps: readonly Partial<SignUpRecord>[]) {
  return (builders: Builders, now: number) => {
    const setting = buildSetting(builders, now);
    const { rows, neighbours, upcoming } = setting;
    rows.signUps = signUpsFor(builders, { day: upcoming, holidayName: null }, neighbours, signUps);
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

/** Sign-ups just before, at and after the cut-off. The member's own is after it. */
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

/** Anonymous sign-ups just before and after 12 hours, one of a guest, and one without `timeAdded`. */
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

/** Other units hold '1-4' on the coming Shabbos, the whole reading on the first holiday, and '2nd' a week later. */
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
