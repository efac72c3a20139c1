import { type Day, dayOf, toInstant } from '@/domain/day';
import { HOUR_MS } from '@/domain/duration';
import { addDays, comingSaturday } from '@/domain/time';
import type { Builders } from '../data/builders';
import type { ColonyRecord, MemberRecord, Rows, SignUpRecord } from '../data/db';
import { holidaysFrom } from '../data/holidayCalendar';
import { signUpTime } from '../time/signUpTime';
import { communityZone } from '../time/zone';
import { notes, policies } from './communityTexts';
import { familiesOf } from './families';

/** The days for which holidays and opening days exist: more than a year, so that some are left after the clock is moved. */
const DAYS_AHEAD = 420;

/** The typical community without sign-ups: holidays from today on, accounts, links and neighbours. */
export type Setting = {
  builders: Builders;
  now: number;
  rows: Rows;
  colony: ColonyRecord;
  demo: MemberRecord;
  gabbai: MemberRecord;
  neighbours: MemberRecord[];
  today: Day;
  upcoming: Day;
};

export function buildSetting(builders: Builders, now: number): Setting {
  const today = dayOf(toInstant(now), communityZone);
  const upcoming = comingSaturday(today);
  const holidays = holidaysFrom(today, DAYS_AHEAD);
  const saturdays = Array.from({ length: DAYS_AHEAD / 7 }, (_, week) => addDays(upcoming, 7 * week));
  const colony = builders.buildColony({
    policies,
    notes,
    shulOpenAt: [...saturdays, ...holidays.map(({ day }) => day)],
    mikvahOpenAt: saturdays.filter((_, week) => week % 2 === 0),
  });
  const ridge = builders.buildColony({ name: 'Maple Ridge', email: 'board@mapleridge.example.com' });
  const cottages = builders.buildColony({
    name: 'Hidden Spruce Cottages',
    email: null,
    hasMikvah: false,
    policies: policies.slice(0, 1),
    shulOpenAt: saturdays,
    maftirMussafOption: null,
  });
  const [demo, balance, gabbai, cottage] = buildAccounts(builders, cottages.id);
  const neighbours = familiesOf(builders.seed).map(([firstName, lastName, unit]) =>
    builders.buildMember({ firstName, lastName, unit, username: `${firstName}.${lastName}`.toLowerCase() }),
  );
  const stranger = builders.buildMember({ firstName: 'Zev', lastName: 'Ackerman', colonyId: ridge.id });

  const rows: Rows = {
    colonies: [colony, ridge, cottages],
    members: [demo, balance, gabbai, cottage, ...neighbours, stranger],
    signUps: [],
    holidays,
    sessions: [],
    resets: [
      builders.buildReset({ token: 'reset-valid' }),
      builders.buildReset({ token: 'reset-used', usedAt: now - HOUR_MS }),
      builders.buildReset({ token: 'reset-expired', expiresAt: now - HOUR_MS }),
      builders.buildReset({ token: 'reset/+%?#ü' }),
    ],
    invitations: [
      builders.buildInvitation({ token: 'join-valid', suggestedUsername: 'shmuel.newman' }),
      builders.buildInvitation({ token: 'join-used', usedAt: now - HOUR_MS }),
      builders.buildInvitation({ token: 'join-expired', expiresAt: now - HOUR_MS }),
      builders.buildInvitation({ token: 'join-unnamed', suggestedUsername: null }),
      builders.buildInvitation({ token: 'join/+%?#ü', suggestedUsername: 'newman' }),
    ],
    serviceRequests: [],
    mails: [],
  };
  return { builders, now, rows, colony, demo, gabbai, neighbours, today, upcoming };
}

function buildAccounts(builders: Builders, cottagesId: string) {
  const build = (username: string, overrides: Partial<MemberRecord>) =>
    builders.buildMember({ username, email: `${username}@example.com`, ...overrides });
  return [
    build('demo', { firstName: 'Yaakov', lastName: 'Rosenberg', unit: '12' }),
    build('balance', { firstName: 'Hillel', lastName: 'Stern', unit: '16', balance: 1234.5, phone: null }),
    build('gabbai', {
      firstName: 'Zalman',
      lastName: 'Weiss',
      unit: '5',
      notifications: 'M',
      notificationMethod: 'T',
    }),
    build('cottage', {
      firstName: 'Tuvia',
      lastName: 'Unger',
      unit: '2',
      colonyId: cottagesId,
      notifications: 'N',
    }),
  ] as const;
}

/** Builds sign-ups for an event, by default a Shabbos. `overrides[i]` is the sign-up of `members[i]`. */
export function signUpsFor(
  builders: Builders,
  event: { day: Day; holidayName?: string },
  members: readonly MemberRecord[],
  overrides: readonly Partial<SignUpRecord>[],
): SignUpRecord[] {
  return overrides.flatMap((fields, index) => {
    const member = members[index];
    return member ? [builders.buildSignUp({ ...event, userId: member.id, ...fields })] : [];
  });
}

/** An ordinary week: sign-ups of every kind for the coming Shabbos, six holidays and two later Shabbosim. */
export function typical({ builders, now, rows, demo, gabbai, neighbours, upcoming }: Setting): void {
  const shabbos = (weeks: number) => ({ day: addDays(upcoming, 7 * weeks) });
  const ago = (hours: number) => signUpTime(now - hours * HOUR_MS);

  rows.signUps = [
    ...signUpsFor(
      builders,
      shabbos(0),
      [gabbai, ...neighbours],
      [
        { reservedMussaf: true, part: '5-end', timeAdded: ago(90) },
        { peopleCount: 3, timeAdded: ago(80) },
        { peopleCount: 2, timeAdded: ago(76), comingEarlier: true },
        { timeAdded: ago(60), anonymous: true },
        { peopleCount: 2, timeAdded: ago(50), isGuest: true },
        { onlyIfMinyan: true, timeAdded: ago(30) },
        { peopleCount: 2, onlyIfMinyan: true, timeAdded: ago(20), comingEarlier: true },
        { timeAdded: ago(2), anonymous: true },
        { timeAdded: ago(0.5) },
      ],
    ),
    ...rows.holidays
      .slice(0, 6)
      .flatMap(({ day, name }, index) =>
        signUpsFor(builders, { day, holidayName: name }, neighbours.slice(index), [
          { peopleCount: 2, part: index % 2 === 0 ? '1st' : 'full' },
          { reservedMussaf: index % 2 === 1 },
          { peopleCount: 3, onlyIfMinyan: true },
        ]),
      ),
    ...signUpsFor(builders, shabbos(1), neighbours.slice(2), [{ peopleCount: 4 }, { isGuest: true }, {}]),
    ...signUpsFor(builders, shabbos(3), neighbours.slice(5), [{ peopleCount: 2, part: '1-4' }, {}]),
    builders.buildSignUp({ ...shabbos(3), userId: demo.id, peopleCount: 2, onlyIfMinyan: true }),
  ];
}
