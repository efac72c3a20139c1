import { HOUR_MS, MINUTE_MS } from '@/domain/duration';
import { addDays } from '@/domain/time';
import type { ColonyRecord, SignUpRecord } from '../data/db';
import { signUpCutOff } from '../time/cutOff';
import { type Setting, signUpsFor, typical } from './typical';

type Build = (setting: Setting) => void;

/** Builds an ordinary week and then changes it. */
const changed =
  (change: Build): Build =>
  (setting) => {
    typical(setting);
    change(setting);
  };

export const inCommunity = (changes: Partial<ColonyRecord>) =>
  changed(({ colony }) => void Object.assign(colony, changes));

export const balance = changed(({ demo }) => {
  demo.balance = 1234.5;
});

export const expiredLinks = changed(({ rows, now }) => {
  for (const link of [...rows.resets, ...rows.invitations]) link.expiresAt = now - 1;
});

export const duplicateRequest = changed(({ builders, rows, demo, today }) => {
  const submittedOn = addDays(today, -3);
  const request = builders.buildWinterizeRequest({ startDate: submittedOn });
  rows.serviceRequests.push(builders.buildServiceRecord({ userId: demo.id, submittedOn, request }));
});

/**
 * Gives 'demo' a number as id, which the old backend writes as a number in some answers and as text in others. (rule:
 * loose-wire-values)
 */
export const useNumericId: Build = ({ rows, demo }) => {
  for (const record of [...rows.signUps, ...rows.resets, ...rows.serviceRequests])
    if (record.userId === demo.id) record.userId = 1042;
  demo.id = 1042;
};

/** The typical community with only these sign-ups of neighbours, in this order, for the coming Shabbos. */
export const onShabbos =
  (...signUps: Partial<SignUpRecord>[]): Build =>
  ({ builders, rows, neighbours, upcoming }) => {
    rows.signUps = signUpsFor(builders, { day: upcoming }, neighbours, signUps);
  };

export const maftirOwn: Build = ({ builders, rows, neighbours, demo, upcoming }) => {
  rows.signUps = signUpsFor(
    builders,
    { day: upcoming },
    [...neighbours.slice(0, 1), demo],
    [{ peopleCount: 4 }, { peopleCount: 2, reservedMussaf: true }],
  );
};

/** Sign-ups just before, at and after the cut-off. The member's own is after it. */
export const pastCutOff: Build = ({ builders, rows, neighbours, demo, upcoming }) => {
  const cutOff = signUpCutOff(upcoming);
  rows.signUps = signUpsFor(
    builders,
    { day: upcoming },
    [...neighbours.slice(0, 3), demo],
    [
      { peopleCount: 3, timeAdded: cutOff - MINUTE_MS },
      { peopleCount: 2, timeAdded: cutOff },
      { peopleCount: 2, timeAdded: cutOff + 1 },
      { peopleCount: 1, timeAdded: cutOff + HOUR_MS },
    ],
  );
};

/** Anonymous sign-ups on both sides of 12 hours. One is of a guest, one has Maftir and reads, and one has no `timeAdded`. */
export const anonymous: Build = (setting) => {
  const added = (hours: number) => ({ anonymous: true, timeAdded: setting.now - hours * HOUR_MS });
  onShabbos(
    added(2),
    { anonymous: true, timeAdded: setting.now - 12 * HOUR_MS + MINUTE_MS },
    added(12),
    added(13),
    { anonymous: true, timeAdded: null },
    { ...added(1), isGuest: true },
    { ...added(1), reservedMussaf: true, part: 'full' },
  )(setting);
};

/** Other units hold '1-4' on the coming Shabbos, '2nd' a week later, and the whole reading on the first holiday. */
export const baalKorahContested: Build = ({ builders, rows, neighbours, upcoming }) => {
  const holidays = rows.holidays.slice(0, 1).map(({ day, name }) => ({ day, holidayName: name }));
  rows.signUps = [
    ...signUpsFor(builders, { day: upcoming }, neighbours, [{ part: '1-4' }, { peopleCount: 3 }]),
    ...signUpsFor(builders, { day: addDays(upcoming, 7) }, neighbours, [{ part: '2nd' }]),
    ...holidays.flatMap((holiday) => signUpsFor(builders, holiday, neighbours, [{ part: 'full' }])),
  ];
};
