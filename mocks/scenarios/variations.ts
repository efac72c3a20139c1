import { HOUR_MS, MINUTE_MS } from '../../src/domain/duration';
import { addDays } from '../../src/domain/time';
import type { Builders } from '../data/builders';
import type { ColonyRecord, SignUpRecord } from '../data/db';
import { signUpCutOff } from '../time/cutOff';
import { buildSetting, signUpsFor, typical, type Setting } from './typical';

type Build = (builders: Builders, now: number) => Setting;

/** An ordinary week after a change. */
const changed =
  (change: (setting: Setting, builders: Builders, now: number) => void): Build =>
  (builders, now) => {
    const setting = typical(builders, now);
    change(setting, builders, now);
    return setting;
  };

export const inCommunity = (changes: Partial<ColonyRecord>) =>
  changed(({ colony }) => void Object.assign(colony, changes));

export const balance = changed(({ demo }) => {
  demo.balance = 1234.5;
});

/** All reset and join links have just expired. */
export const expiredLinks = changed(({ rows }, _builders, now) => {
  for (const link of [...rows.resets, ...rows.invitations]) link.expiresAt = now - 1;
});

/** The member requested a winterization three days ago. */
export const duplicateRequest = changed(({ rows, demo, today }, builders) => {
  const submittedOn = addDays(today, -3);
  const request = builders.buildWinterizeRequest({ startDate: submittedOn });
  rows.serviceRequests.push(builders.buildServiceRecord({ userId: demo.id, submittedOn, request }));
});

/** The loose values of the old backend. The member's id is a number in some answers and text in others. (rule: loose-wire-values) */
export const legacy = changed(({ rows, demo }) => {
  for (const record of [...rows.signUps, ...rows.resets]) if (record.userId === demo.id) record.userId = 1042;
  demo.id = 1042;
});

/** The typical community with only these sign-ups of neighbours, in this order, for the coming Shabbos. */
export const onShabbos =
  (...signUps: Partial<SignUpRecord>[]): Build =>
  (builders, now) => {
    const setting = buildSetting(builders, now);
    const { rows, neighbours, upcoming } = setting;
    rows.signUps = signUpsFor(builders, { day: upcoming, holidayName: null }, neighbours, signUps);
    return setting;
  };

/** The member holds Maftir and Mussaf. */
export const maftirOwn: Build = (builders, now) => {
  const setting = onShabbos({ peopleCount: 4 })(builders, now);
  const { rows, demo, upcoming } = setting;
  rows.signUps.push(
    builders.buildSignUp({ userId: demo.id, day: upcoming, peopleCount: 2, reservedMussaf: true }),
  );
  return setting;
};

/** Sign-ups just before, at and after the cut-off. The member's own is after it. */
export const pastCutOff: Build = (builders, now) => {
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
};

/** Anonymous sign-ups just before and after 12 hours, one of a guest, and one without `timeAdded`. */
export const anonymous: Build = (builders, now) => {
  const added = (hours: number) => ({ anonymous: true, timeAdded: now - hours * HOUR_MS });
  return onShabbos(
    added(2),
    { anonymous: true, timeAdded: now - 12 * HOUR_MS + MINUTE_MS },
    added(12),
    added(13),
    { anonymous: true, timeAdded: null },
    { ...added(1), isGuest: true },
    { ...added(1), reservedMussaf: true, part: 'full' },
  )(builders, now);
};

/** Other units hold '1-4' on the coming Shabbos, the whole reading on the first holiday, and '2nd' a week later. */
export const baalKorahContested: Build = (builders, now) => {
  const setting = onShabbos({ part: '1-4' }, { peopleCount: 3 })(builders, now);
  const { rows, neighbours, upcoming } = setting;
  const holidays = rows.holidays.slice(0, 1).map(({ day, name }) => ({ day, holidayName: name }));
  const weekAfter = { day: addDays(upcoming, 7), holidayName: null };
  rows.signUps.push(
    ...signUpsFor(builders, weekAfter, neighbours, [{ part: '2nd' }]),
    ...holidays.flatMap((holiday) => signUpsFor(builders, holiday, neighbours, [{ part: 'full' }])),
  );
  return setting;
};
