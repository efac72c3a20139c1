/** @jest-environment node */
import * as fc from 'fast-check';
import type { Attendance } from './attendance';
import { type Day, toDay } from './day';
import {
  canPickLaterShabbos,
  firstLaterShabbos,
  laterGroups,
  laterSignUps,
  nearestLaterShabbos,
} from './laterShabbos';
import type { Member } from './member';
import type { SentSignUp, SignUp } from './signUp';
import { anyDay } from './testing/arbitraries';
import { buildAttendance, buildMember, buildSignUp } from './testing/fixtures';
import { addDays, comingSaturday, daysBetween, weekdayOf } from './time';

const dayOrNull = (text: string | null): Day | null => (text === null ? null : toDay(text));

describe('a later Shabbos', () => {
  it.each([
    ['the coming Saturday', '2026-11-21', '2026-11-18', null, false],
    ['the Saturday after it', '2026-11-28', '2026-11-18', null, true],
    ['today, on a Saturday', '2026-11-21', '2026-11-21', null, false],
    ['the next Saturday, on a Saturday', '2026-11-28', '2026-11-21', null, true],
    ['the Saturday of next week, on a Friday', '2026-11-28', '2026-11-20', null, true],
    ['the coming Saturday, on a Sunday', '2026-11-28', '2026-11-22', null, false],
    ['a future Friday', '2026-12-04', '2026-11-18', null, false],
    ['the Saturday that the server names', '2026-11-28', '2026-11-18', '2026-11-28', false],
    ['the Saturday after the named one', '2026-12-05', '2026-11-18', '2026-11-28', true],
    ['the named Saturday in three weeks', '2026-12-05', '2026-11-18', '2026-12-05', false],
    ['the Saturday after the named one in three weeks', '2026-12-12', '2026-11-18', '2026-12-05', true],
    ['the coming Saturday before the named one', '2026-11-21', '2026-11-18', '2026-11-28', false],
    ['the named Saturday, today', '2026-11-21', '2026-11-21', '2026-11-21', false],
  ])('can be %s, %s seen on %s while %p is listed: %p', (_, day, today, listed, can) => {
    expect(canPickLaterShabbos(toDay(day), toDay(today), dayOrNull(listed))).toBe(can);
  });

  it('is exactly a Saturday after the coming one while the server names none', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (day, today) => {
        const isAfterComing = weekdayOf(day) === 6 && day >= addDays(comingSaturday(today), 7);
        expect(canPickLaterShabbos(day, today, null)).toBe(isAfterComing);
      }),
    );
  });

  it.each([
    ['the Saturday after the coming one', '2026-11-18', null, '2026-11-28'],
    ['the next Saturday, on a Saturday', '2026-11-21', null, '2026-11-28'],
    ['the Saturday after the coming one, which is listed', '2026-11-18', '2026-11-21', '2026-11-28'],
    ['the second one after the coming one, if the first is listed', '2026-11-18', '2026-11-28', '2026-12-05'],
    ['the Saturday before the listed one', '2026-11-18', '2026-12-05', '2026-11-28'],
    ['the next Saturday, on the listed Shabbos', '2026-11-21', '2026-11-21', '2026-11-28'],
    ['the coming Saturday, on the Sunday after the listed one', '2026-11-22', '2026-11-21', '2026-11-28'],
    ['today, on the Saturday after the listed one', '2026-11-28', '2026-11-21', '2026-11-28'],
    ['the coming Saturday, two weeks after the listed one', '2026-12-01', '2026-11-21', '2026-12-05'],
  ])('is at the earliest %s', (_, today, listed, first) => {
    expect(firstLaterShabbos(toDay(today), dayOrNull(listed))).toBe(first);
  });

  it('can be picked on its first day, and not on the Saturday before', () => {
    fc.assert(
      fc.property(anyDay, fc.option(fc.integer({ min: -3, max: 6 })), (today, weeks) => {
        const listed = weeks === null ? null : addDays(comingSaturday(today), 7 * weeks);
        const first = firstLaterShabbos(today, listed);
        expect(canPickLaterShabbos(first, today, listed)).toBe(true);
        expect(canPickLaterShabbos(addDays(first, -7), today, listed)).toBe(false);
      }),
    );
  });
});

describe('the later Shabbos nearest to a day', () => {
  it.each([
    ['the day itself', '2026-12-05', null, '2026-12-05'],
    ['the Saturday before, seen from a Tuesday', '2026-12-08', null, '2026-12-05'],
    ['the Saturday after, seen from a Wednesday', '2026-12-09', null, '2026-12-12'],
    ['the Saturday before the listed one', '2026-12-05', '2026-12-05', '2026-11-28'],
    ['the Saturday after the listed one, from the day after', '2026-12-06', '2026-12-05', '2026-12-12'],
    ['the first, seen from the day before', '2026-11-27', null, '2026-11-28'],
  ])('is %s: on 2026-11-18, for %s while %p is listed, it is %s', (_, day, listed, nearest) => {
    const today = toDay('2026-11-18');
    expect(nearestLaterShabbos(toDay(day), today, dayOrNull(listed))).toBe(nearest);
  });

  it('can be picked, and no day that is nearer can be', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.option(anyDay), (day, today, listed) => {
        const start = [day, firstLaterShabbos(today, listed)].toSorted()[1] ?? day;
        const nearest = nearestLaterShabbos(day, today, listed);
        const distance = Math.abs(daysBetween(start, nearest));
        const nearer = Array.from({ length: Math.max(0, 2 * distance - 1) }, (_, at) =>
          addDays(start, at + 1 - distance),
        );
        expect([nearest, ...nearer].filter((one) => canPickLaterShabbos(one, today, listed))).toEqual([
          nearest,
        ]);
      }),
    );
  });
});

describe("the member's sign-ups for later Shabbosim", () => {
  const today = toDay('2026-11-18');
  const days = {
    passed: toDay('2026-11-14'),
    upcoming: toDay('2026-11-21'),
    first: toDay('2026-11-28'),
    second: toDay('2026-12-05'),
    third: toDay('2026-12-12'),
  };
  const own = (day: Day, peopleCount: number, userId: number | null = 7) =>
    buildSignUp({ userId, day, peopleCount, recordId: `${userId}-${day}` });
  const found = (member: Partial<Member>, attendance: Partial<Attendance> = {}, sent: SentSignUp[] = []) =>
    laterSignUps(
      buildMember({ userId: 7, upcomingShabbos: days.upcoming, ...member }),
      buildAttendance(attendance),
      today,
      sent,
    ).map(({ day, signUp }) => [day, signUp.peopleCount]);

  it('are those in the data of the member and those in the records, sorted by day and without repeats', () => {
    const futureShabbos = [
      { day: days.second, signUps: [own(days.second, 3), own(days.second, 9, 8)] },
      { day: days.first, signUps: [own(days.first, 9, 8)] },
      { day: days.third, signUps: [own(days.third, 1)] },
    ];
    const futureSignUps = [own(days.third, 1), own(days.first, 2, null)];
    expect(found({ futureSignUps }, { futureShabbos })).toEqual([
      [days.first, 2],
      [days.second, 3],
      [days.third, 1],
    ]);
  });

  it('leave out days that cannot be picked and sign-ups for 0 men', () => {
    const futureSignUps = [
      own(days.passed, 2),
      own(days.upcoming, 2),
      own(toDay('2026-12-04'), 2),
      own(days.first, 0),
      buildSignUp({ userId: 7, day: null }),
    ];
    expect(found({ futureSignUps })).toEqual([]);
    expect(found({ futureSignUps, upcomingShabbos: days.passed })).toEqual([[days.upcoming, 2]]);
  });

  it('include those in the list of the upcoming Shabbos once that Shabbos has passed', () => {
    const upcomingShabbos = [own(days.upcoming, 4)];
    expect(found({ upcomingShabbos: days.passed }, { upcomingShabbos })).toEqual([[days.upcoming, 4]]);
  });

  it('include what has been sent and has not been read back', () => {
    const futureSignUps = [own(days.first, 2)];
    const sent = [
      { key: days.first, recordId: null, signUp: null },
      { key: days.second, recordId: null, signUp: own(days.second, 5) },
      { key: 'Chanukah 2026-12-05', recordId: null, signUp: own(days.second, 6) },
    ];
    expect(found({ futureSignUps }, {}, sent)).toEqual([[days.second, 5]]);
  });
});

describe('the groups of later Shabbosim', () => {
  const rowOf = (userId: number, peopleCount: number, recordId = `record-${userId}`) =>
    buildSignUp({ userId, peopleCount, recordId });
  const member = buildMember({ userId: 7 });
  const futureShabbos = [
    { day: toDay('2026-11-28'), signUps: [rowOf(1, 1), rowOf(7, 2)] },
    { day: toDay('2026-12-12'), signUps: [rowOf(7, 3)] },
    { day: toDay('2026-12-12'), signUps: [rowOf(7, 4)] },
  ];
  const groups = (key: string, signUp: SignUp | null) => {
    const sent = { key, recordId: null, signUp };
    const shown = laterGroups(member, buildAttendance({ futureShabbos }), toDay('2026-11-21'), [sent]);
    return shown.map(({ day, signUps }) => [day, signUps.map(({ peopleCount }) => peopleCount)]);
  };
  const unchanged: [day: string, men: number[]][] = [
    ['2026-11-28', [1, 2]],
    ['2026-12-12', [3]],
    ['2026-12-12', [4]],
  ];

  const sentRow = rowOf(7, 6);

  it.each<[string, string, SignUp | null, (typeof unchanged)[number][]]>([
    [
      "show what was sent in place of the member's row",
      '2026-11-28',
      sentRow,
      [['2026-11-28', [1, 6]], ...unchanged.slice(1)],
    ],
    [
      'show the sent row once for a day that is listed twice',
      '2026-12-12',
      sentRow,
      unchanged.toSpliced(1, 1, ['2026-12-12', [6]]),
    ],
    [
      'include a new group for a day between them',
      '2026-12-05',
      sentRow,
      unchanged.toSpliced(1, 0, ['2026-12-05', [6]]),
    ],
    ['include a new group for a day after them', '2026-12-19', sentRow, [...unchanged, ['2026-12-19', [6]]]],
    ['leave out a removed row', '2026-11-28', null, [['2026-11-28', [1]], ...unchanged.slice(1)]],
    ['leave out a day whose only sign-up was removed', '2026-12-12', null, unchanged.toSpliced(1, 1)],
    ['ignore a removal for a day that is not listed', '2026-12-05', null, unchanged],
    ['ignore what was sent for the upcoming Shabbos', '2026-11-21', sentRow, unchanged],
    ['ignore what was sent for a passed Shabbos', '2026-11-14', sentRow, unchanged],
    ['ignore what was sent for a holiday', 'Chanukah 2026-12-05', sentRow, unchanged],
  ])('%s', (_, key, signUp, shown) => {
    expect(groups(key, signUp)).toEqual(shown);
  });

  it('show what was sent for a day that became the upcoming Shabbos while the server still lists it here', () => {
    const sent = { key: '2026-11-28', recordId: null, signUp: rowOf(7, 6) };
    const [group] = laterGroups(member, buildAttendance({ futureShabbos }), toDay('2026-11-28'), [sent]);
    expect(group?.signUps.map(({ peopleCount }) => peopleCount)).toEqual([1, 6]);
  });
});
