/** @jest-environment node */
import { type Attendance, hasRecordsFor, ownSignUp, recordsFor, sentFor, signUpsOf } from './attendance';
import { type Day, toDay } from './day';
import { eventKey, type MinyanEvent } from './event';
import type { Holiday } from './member';
import type { SignUp } from './signUp';
import { buildAttendance, buildHoliday, buildMember, buildSignUp } from './testing/fixtures';

const shabbosDay = toDay('2026-09-12');
const laterDay = toDay('2026-10-17');
const holiday = buildHoliday({ displayName: 'Rosh Hashana, first day', day: shabbosDay });
const shabbos: MinyanEvent = { kind: 'shabbos', day: shabbosDay };
const later: MinyanEvent = { kind: 'later', day: laterDay };
const yomTov: MinyanEvent = { kind: 'holiday', day: shabbosDay, holiday };
const listed: MinyanEvent = { ...yomTov, holiday: { ...holiday, recordId: 'listed' } };

const member = buildMember({ userId: 7 });

const nextDay = toDay('2026-09-19');
const next: MinyanEvent = { kind: 'shabbos', day: nextDay };
const row = (userName: string, day: string | null = null) =>
  buildSignUp({ userName, userId: 7, recordId: userName, day: day === null ? null : toDay(day) });

const names = (signUps: SignUp[]) => signUps.map(({ userName }) => userName).join(' ');

describe('the rows of', () => {
  const [A, B, C, D, E] = [row('A'), row('B'), row('C'), row('D'), row('E')];
  const title = holiday.displayName;
  const full: Partial<Attendance> = {
    recordedShabbos: shabbosDay,
    upcomingShabbos: [A, B],
    upcomingHolidays: [
      { title: 'Sukkos, first day', signUps: [D, E] },
      { title, signUps: [C] },
    ],
    futureShabbos: [
      { day: toDay('2026-10-10'), signUps: [A] },
      { day: laterDay, signUps: [B, C, D] },
    ],
  };
  const dated = [row('A', shabbosDay), row('B', nextDay), row('C', laterDay), D];
  const upcoming = { recordedShabbos: shabbosDay, upcomingShabbos: dated };
  const unknown = { recordedShabbos: null, upcomingShabbos: [A] };
  const others = {
    upcomingHolidays: [{ title, signUps: dated }],
    futureShabbos: [{ day: laterDay, signUps: dated }],
  };
  const moved = { ...upcoming, futureShabbos: [{ day: laterDay, signUps: [] }] };
  const twice = [
    { day: laterDay, signUps: [row('A', laterDay), B] },
    { day: laterDay, signUps: [row('C', laterDay), row('A', laterDay)] },
  ];
  const group = () => ({ title, signUps: [row('A', holiday.day), row('B', holiday.day)] });
  const renamed: MinyanEvent = { ...yomTov, holiday: { ...holiday, displayName: title.toLowerCase() } };

  it.each<[string, MinyanEvent, Partial<Attendance>, string]>([
    ['the upcoming Shabbos are listed on their own', shabbos, full, 'A B'],
    ['a holiday are those under its display name', yomTov, full, 'C'],
    ['a later Shabbos are those under its day', later, full, 'B C D'],
    ['a Shabbos that is not listed are none', shabbos, {}, ''],
    ['a holiday that is not listed are none', yomTov, {}, ''],
    ['a later Shabbos that is not listed are none', later, {}, ''],
    ['a holiday under another name are none', renamed, full, ''],
    ['another later Shabbos are none', { kind: 'later', day: nextDay }, full, ''],
    ['the recorded Shabbos are those of its date and those without one', shabbos, upcoming, 'A D'],
    ['the next Shabbos are those of its date', next, upcoming, 'B'],
    ['a Shabbos are not those without a date while the recorded one is unknown', shabbos, unknown, ''],
    ['a holiday are those of its day and those without one', yomTov, others, 'A D'],
    ['a later Shabbos are those of its day and those without one', later, others, 'C D'],
    ['a later Shabbos without a group are those of its date in the upcoming list', later, moved, 'C'],
    ['a later Shabbos are those of its group, if that has any', later, { ...moved, ...others }, 'C D'],
    ['a later Shabbos that is listed twice are each there once', later, { futureShabbos: twice }, 'A B C'],
    [
      'a holiday that is listed twice are each there once',
      yomTov,
      { upcomingHolidays: [group(), group()] },
      'A B',
    ],
  ])('%s', (_, event, attendance, rows) => {
    expect(names(signUpsOf(event, member, buildAttendance(attendance)))).toBe(rows);
  });

  it("a group without a title belong to the first holiday of their day, after the rows of the holiday's group", () => {
    const other = { ...holiday, name: 'Rosh Chodesh', displayName: 'Rosh Chodesh' };
    const reader = { ...member, upcomingHolidays: [holiday, other] };
    const untitled = [row('A', holiday.day), B, row('C', '2026-12-31')];
    const attendance = buildAttendance({
      upcomingHolidays: [
        { title: '', signUps: untitled },
        { title, signUps: [D] },
      ],
    });
    expect(names(signUpsOf(yomTov, reader, attendance))).toBe('D A');
    expect(names(signUpsOf({ ...yomTov, holiday: other }, reader, attendance))).toBe('');
  });
});

it.each(['2026-09-19', null])("ownSignUp ignores the member's row of the next Shabbos, dated %p", (day) => {
  const attendance = buildAttendance({ recordedShabbos: nextDay, upcomingShabbos: [row('next', day)] });
  expect(ownSignUp(shabbos, member, attendance)).toBeNull();
  expect(ownSignUp(next, member, attendance)).toMatchObject({ recordId: 'next' });
});

describe('records read while the listed Shabbos changes', () => {
  const recorded = (day: string, ...upcomingShabbos: SignUp[]) =>
    buildAttendance({ recordedShabbos: toDay(day), upcomingShabbos });
  const before = recorded(shabbosDay, row('A'));
  const after = recorded(nextDay, row('B'));
  const ahead = recorded(shabbosDay, row('B', nextDay));
  const nobody = recorded(shabbosDay);
  const both = recorded(shabbosDay, row('A'), row('B', nextDay));

  it.each([
    ['true for the listed Shabbos', shabbos, before, true],
    ['false for the next Shabbos', next, before, false],
    ['false for a Shabbos that is no longer listed', shabbos, after, false],
    ['true for the next Shabbos once it is listed', next, after, true],
    ['true for the listed Shabbos, without any row', shabbos, nobody, true],
    ['false for the next Shabbos, without any row', next, nobody, false],
    ['true for the next Shabbos, if a row has its date', next, ahead, true],
    ['true for a holiday', yomTov, after, true],
    ['true for a later Shabbos', later, after, true],
  ])('hasRecordsFor is %s', (_, event, attendance, has) => {
    expect(hasRecordsFor(event, attendance)).toBe(has);
  });

  it.each([
    ['the earlier records, if the newer ones are of another Shabbos', shabbos, after, before, before],
    ['the earlier records, if the newer ones have only rows of another day', shabbos, ahead, before, before],
    ['the earlier records, if there are no newer ones', shabbos, null, before, before],
    ['nothing, if the first records are of another Shabbos', next, before, null, null],
    ['the first records', next, after, null, after],
    ['the first records that have a row of the day', next, ahead, null, ahead],
    ['the first records, even if all their rows are of another day', shabbos, ahead, null, ahead],
    ['the newer records, even without any row', shabbos, nobody, before, nobody],
    ['the newer records, if some rows are of the day', shabbos, both, before, both],
    ['the newer records for a holiday', yomTov, ahead, before, ahead],
    ['the newer records for a later Shabbos', later, after, before, after],
  ])('recordsFor returns %s', (_, event, latest, earlier, shown) => {
    const read = (attendance: Attendance | null) => attendance && { attendance };
    expect(recordsFor(event, read(latest), read(earlier))?.attendance ?? null).toBe(shown);
  });
});

describe('holidays that share a display name', () => {
  const title = 'Rosh Hashana';
  const first = buildHoliday({ name: 'one', displayName: title, day: toDay('2026-09-12') });
  const second = buildHoliday({ name: 'two', displayName: title, day: toDay('2026-09-13') });
  const both = buildMember({
    userId: 7,
    upcomingHolidays: [buildHoliday({ displayName: 'Other' }), first, second],
  });
  const eventOf = (one: Holiday): MinyanEvent => ({ kind: 'holiday', day: one.day, holiday: one });
  const grouped = (groups: SignUp[][]) =>
    buildAttendance({
      upcomingHolidays: [
        { title: 'Other', signUps: [row('O')] },
        ...groups.map((signUps) => ({ title, signUps })),
      ],
    });
  const A1 = row('A', '2026-09-12');
  const B2 = row('B', '2026-09-13');

  it.each([
    ['of their group', 'one group each, without dates', [[row('A')], [row('B')]], ['A', 'B']],
    ['of their group', 'one group each, with dates', [[A1], [B2]], ['A', 'B']],
    ['of their day', 'one group each, in another order', [[B2], [A1]], ['A', 'B']],
    ['of their day', 'one group for both', [[B2, A1]], ['A', 'B']],
    ['of their day', 'more groups than holidays', [[A1], [B2], [row('C', '2026-09-13')]], ['A', 'B C']],
    ['of none', 'one group for both, without dates', [[row('A')]], ['', '']],
    ['of none', 'no group', [], ['', '']],
    ['of none', 'rows of a third day', [[row('A', '2026-09-14')], []], ['', '']],
  ])('take the rows %s: %s', (_, _groups, groups, expected) => {
    const attendance = grouped(groups);
    const rowsOf = (holidays: Holiday[]) =>
      holidays.map((one) => names(signUpsOf(eventOf(one), both, attendance)));
    expect(rowsOf([first, second])).toEqual(expected);
    // A newer read of the member may add a record id to the same holiday.
    expect(rowsOf([first, second].map((one) => ({ ...one, recordId: 'new' })))).toEqual(expected);
  });

  it.each([
    [
      [[A1], [row('C', '2026-09-12')]],
      ['A', 'C'],
    ],
    [[[A1]], ['A', '']],
  ])('do not share a row when they are listed for the same day', (groups, expected) => {
    const twin = { ...second, day: first.day };
    const twins = buildMember({ upcomingHolidays: [first, twin] });
    const attendance = buildAttendance({ upcomingHolidays: groups.map((signUps) => ({ title, signUps })) });
    expect([first, twin].map((one) => names(signUpsOf(eventOf(one), twins, attendance)))).toEqual(expected);
  });

  it('each have their own record', () => {
    const ids = [first, second].map((one) => ownSignUp(eventOf(one), both, grouped([[A1, B2]]))?.recordId);
    expect(ids).toEqual(['A', 'B']);
  });
});

/** Records in which each event has these rows. */
const records = (...signUps: SignUp[]) =>
  buildAttendance({
    recordedShabbos: shabbosDay,
    upcomingShabbos: signUps,
    upcomingHolidays: [{ title: holiday.displayName, signUps }],
    futureShabbos: [{ day: laterDay, signUps }],
  });
const others = buildSignUp({ recordId: 'others', userId: 8, peopleCount: 9 });
const own = buildSignUp({ recordId: 'own', userId: '7', peopleCount: 3 });

describe('ownSignUp', () => {
  const withoutId = buildSignUp({ userId: 7, peopleCount: 4 });
  const withoutMember = buildSignUp({ recordId: 'listed', userId: null, peopleCount: 6 });
  const asListed = { ...own, recordId: 'listed', peopleCount: 6 };
  const idAlone = buildSignUp({ recordId: 'listed', userId: 7, day: shabbosDay });
  const future = (day: Day | null) => buildSignUp({ recordId: 'future', day, peopleCount: 5 });
  const futures = [future(laterDay), future(shabbosDay)];
  const skipped = [future(toDay('2026-12-05')), future(null), { ...future(shabbosDay), recordId: null }];
  const ownAs = (recordId: string) => ({ ...own, recordId });

  it.each([shabbos, later, yomTov])('is the row of the member for %p, or null before a sign-up', (event) => {
    expect(ownSignUp(event, member, records(others, own))).toEqual(own);
    expect(ownSignUp(event, member, records(others))).toBeNull();
    expect(ownSignUp(event, member, buildAttendance())).toBeNull();
  });

  it.each<[string, MinyanEvent, SignUp[], SignUp[], SignUp | null]>([
    [
      'the row with the record id of the holiday, without a member id',
      listed,
      [],
      [others, withoutMember],
      withoutMember,
    ],
    ['the row with the record id of the holiday, not an earlier one', listed, [], [own, asListed], asListed],
    ["the member's row, but with the holiday's record id", listed, futures, [others, own], ownAs('listed')],
    ["a sign-up with the holiday's record id if there is no row", listed, futures, [others], idAlone],
    ['null for a holiday on the day of a future sign-up', yomTov, futures, [others], null],
    ["the member's row, but with the future sign-up's id", shabbos, futures, [own], ownAs('future')],
    ['the future sign-up if there is no row', shabbos, futures, [], future(shabbosDay)],
    ["the member's row, but with the later sign-up's id", later, futures, [own], ownAs('future')],
    ['the future later sign-up if there is no row', later, futures, [], future(laterDay)],
    ['not a future sign-up of another day, without a day or without an id', shabbos, skipped, [own], own],
    ["a row, but with the day's first future id", shabbos, [...skipped, ...futures], [own], ownAs('future')],
    ["the member's first row that has an id", shabbos, [], [withoutId, own], own],
    ['a row without an id', shabbos, [], [withoutId], withoutId],
    ["never another member's row or one without a member id", shabbos, [], [others, withoutMember], null],
  ])('is %s', (_, event, futureSignUps, rows, found) => {
    expect(ownSignUp(event, { ...member, futureSignUps }, records(...rows))).toEqual(found);
  });
});

describe.each([shabbos, later, yomTov])('what the member has sent for %p', (event) => {
  const key = eventKey(event);
  const changed = { ...own, peopleCount: 5 };

  it.each([
    ['a new sign-up', [others], { key, recordId: null, signUp: own }, [others, own]],
    ['a change', [own, others], { key, recordId: 'own', signUp: changed }, [changed, others]],
    ['a removal', [own, others], { key, recordId: 'own', signUp: null }, [others]],
    ['a row without a member id', [{ ...own, userId: null }], { key, recordId: 'own', signUp: own }, [own]],
  ])('overrides what was read: %s', (_, rows, sent, shown) => {
    for (const read of [rows, shown]) {
      expect(signUpsOf(event, member, records(...read), [sent])).toEqual(shown);
      expect(ownSignUp(event, member, records(...read), [sent])).toBe(sent.signUp);
    }
    expect(signUpsOf(event, member, records(...rows))).toEqual(rows);
  });

  it('does not count for another event', () => {
    const elsewhere = { key: 'another event', recordId: 'own', signUp: null };
    expect(ownSignUp(event, member, records(own), [elsewhere])).toBe(own);
    expect(sentFor(event, [elsewhere, { ...elsewhere, key }])).toEqual({ ...elsewhere, key });
  });
});
