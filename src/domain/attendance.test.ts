/** @jest-environment node */
import { attendanceFor, hasRecordsFor, ownSignUp, sentFor, signUpsOf } from './attendance';
import { toDay } from './day';
import { eventKey, type MinyanEvent } from './event';
import { type SignUp } from './signUp';
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
const of = (userName: string, day: string | null) =>
  buildSignUp({ userName, userId: 7, recordId: userName, day: day === null ? null : toDay(day) });

const names = (signUps: SignUp[]) => signUps.map(({ userName }) => userName);

describe('signUpsOf', () => {
  const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((userName) => buildSignUp({ userName }));
  const rows = [a, b, c, d, e].filter((row) => row !== undefined);
  const attendance = buildAttendance({
    recordedShabbos: shabbosDay,
    upcomingShabbos: rows.slice(0, 2),
    upcomingHolidays: [
      { title: 'Sukkos, first day', signUps: rows.slice(3) },
      { title: 'Rosh Hashana, first day', signUps: rows.slice(2, 3) },
    ],
    futureShabbos: [
      { day: toDay('2026-10-10'), signUps: rows.slice(0, 1) },
      { day: laterDay, signUps: rows.slice(1, 4) },
    ],
  });

  it('finds the upcoming Shabbos directly, a holiday by its display name, and a later Shabbos by its day', () => {
    expect(names(signUpsOf(shabbos, member, attendance))).toEqual(['A', 'B']);
    expect(names(signUpsOf(yomTov, member, attendance))).toEqual(['C']);
    expect(names(signUpsOf(later, member, attendance))).toEqual(['B', 'C', 'D']);
  });

  it('returns no sign-ups for an event that the attendance does not list', () => {
    const none = buildAttendance();
    expect(signUpsOf(shabbos, member, none)).toEqual([]);
    expect(signUpsOf(yomTov, member, none)).toEqual([]);
    expect(signUpsOf(later, member, none)).toEqual([]);
    const renamed = { ...holiday, displayName: 'rosh hashana, first day' };
    expect(signUpsOf({ ...yomTov, holiday: renamed }, member, attendance)).toEqual([]);
    expect(signUpsOf({ kind: 'later', day: shabbosDay }, member, attendance)).toEqual([]);
  });
});

describe('rows with and without a date', () => {
  it('a Shabbos has the rows of its date, and those without a date if the records were read for it', () => {
    const attendance = buildAttendance({
      recordedShabbos: shabbosDay,
      upcomingShabbos: [of('A', '2026-09-12'), of('B', '2026-09-19'), of('C', null)],
    });
    expect(names(signUpsOf(shabbos, member, attendance))).toEqual(['A', 'C']);
    expect(names(signUpsOf(next, member, attendance))).toEqual(['B']);
  });

  it('no Shabbos has rows without a date when it is unknown for which one the records were read', () => {
    const attendance = buildAttendance({ recordedShabbos: null, upcomingShabbos: [of('A', null)] });
    expect(signUpsOf(shabbos, member, attendance)).toEqual([]);
    expect(signUpsOf(next, member, attendance)).toEqual([]);
  });

  it('a later Shabbos has the rows of both groups if the server lists it twice', () => {
    const groups = [
      [of('A', laterDay), of('B', null)],
      [of('C', laterDay), of('A', laterDay)],
    ];
    const twice = buildAttendance({ futureShabbos: groups.map((signUps) => ({ day: laterDay, signUps })) });
    expect(names(signUpsOf(later, member, twice))).toEqual(['A', 'B', 'C']);
  });

  it('a holiday has each row once if the server lists its group twice', () => {
    const group = () => ({
      title: holiday.displayName,
      signUps: [of('A', holiday.day), of('B', holiday.day)],
    });
    const twice = buildAttendance({ upcomingHolidays: [group(), group()] });
    expect(names(signUpsOf(yomTov, member, twice))).toEqual(['A', 'B']);
  });

  it('a row of a group without a title belongs to the first holiday of its day, beside the rows of its group', () => {
    const other = { ...holiday, name: 'Rosh Chodesh', displayName: 'Rosh Chodesh' };
    const reader = { ...member, upcomingHolidays: [holiday, other] };
    const attendance = buildAttendance({
      upcomingHolidays: [
        { title: '', signUps: [of('A', holiday.day), of('B', null), of('C', '2026-12-31')] },
        { title: holiday.displayName, signUps: [of('D', null)] },
      ],
    });
    expect(names(signUpsOf(yomTov, reader, attendance))).toEqual(['D', 'A']);
    expect(signUpsOf({ ...yomTov, holiday: other }, reader, attendance)).toEqual([]);
  });

  it('a later Shabbos without rows of its own has those of its date in the list of the upcoming one', () => {
    const moved = buildAttendance({
      recordedShabbos: shabbosDay,
      upcomingShabbos: [of('A', laterDay), of('B', null), of('C', shabbosDay)],
      futureShabbos: [{ day: laterDay, signUps: [] }],
    });
    expect(names(signUpsOf(later, member, moved))).toEqual(['A']);
    expect(ownSignUp(later, member, moved)?.recordId).toBe('A');
    const both = { ...moved, futureShabbos: [{ day: laterDay, signUps: [of('D', laterDay)] }] };
    expect(names(signUpsOf(later, member, both))).toEqual(['D']);
  });

  it('a holiday and a later Shabbos have no row of another day, and have the rows without a date', () => {
    const signUps = [of('A', '2026-09-12'), of('B', '2026-10-17'), of('C', null)];
    const attendance = buildAttendance({
      upcomingHolidays: [{ title: holiday.displayName, signUps }],
      futureShabbos: [{ day: laterDay, signUps }],
    });
    expect(names(signUpsOf(yomTov, member, attendance))).toEqual(['A', 'C']);
    expect(names(signUpsOf(later, member, attendance))).toEqual(['B', 'C']);
  });

  it.each(['2026-09-19', null])("ownSignUp ignores the member's row of the next Shabbos, dated %p", (day) => {
    const attendance = buildAttendance({ recordedShabbos: nextDay, upcomingShabbos: [of('next', day)] });
    expect(ownSignUp(shabbos, member, attendance)).toBeNull();
    expect(ownSignUp(next, member, attendance)).toMatchObject({ recordId: 'next' });
  });
});

describe('records read while the listed Shabbos changes', () => {
  const before = buildAttendance({ recordedShabbos: shabbosDay, upcomingShabbos: [of('A', null)] });
  const after = buildAttendance({ recordedShabbos: nextDay, upcomingShabbos: [of('B', null)] });
  const ahead = buildAttendance({ recordedShabbos: shabbosDay, upcomingShabbos: [of('B', '2026-09-19')] });

  it('hasRecordsFor is true only for the Shabbos that was listed at the read', () => {
    expect([shabbos, next].map((event) => hasRecordsFor(event, before))).toEqual([true, false]);
    expect([shabbos, next].map((event) => hasRecordsFor(event, after))).toEqual([false, true]);
    const nobody = buildAttendance({ recordedShabbos: shabbosDay });
    expect([shabbos, next].map((event) => hasRecordsFor(event, nobody))).toEqual([true, false]);
  });

  it('hasRecordsFor is true for the next Shabbos if a row has its date', () => {
    expect(hasRecordsFor(next, ahead)).toBe(true);
  });

  it('hasRecordsFor is true for holidays and later Shabbosim', () => {
    expect([yomTov, later].map((event) => hasRecordsFor(event, after))).toEqual([true, true]);
  });

  it('attendanceFor returns the earlier records until newer ones can be shown for the event', () => {
    expect(attendanceFor(shabbos, after, before)).toBe(before);
    expect(attendanceFor(shabbos, ahead, before)).toBe(before);
    expect(attendanceFor(shabbos, null, before)).toBe(before);
    expect(attendanceFor(next, before, null)).toBeNull();
    expect(attendanceFor(next, after, null)).toBe(after);
    expect(attendanceFor(next, ahead, null)).toBe(ahead);
  });

  it('attendanceFor returns newer records of the same Shabbos, even without any row', () => {
    const withdrawn = buildAttendance({ recordedShabbos: shabbosDay });
    const changed = buildAttendance({
      recordedShabbos: shabbosDay,
      upcomingShabbos: [of('A', null), of('B', '2026-09-19')],
    });
    expect(attendanceFor(shabbos, withdrawn, before)).toBe(withdrawn);
    expect(attendanceFor(shabbos, changed, before)).toBe(changed);
  });

  it('attendanceFor returns newer records for holidays and later Shabbosim', () => {
    expect(attendanceFor(yomTov, ahead, before)).toBe(ahead);
    expect(attendanceFor(later, after, before)).toBe(after);
  });

  it('attendanceFor returns the first records even if all their rows are of another day', () => {
    expect(attendanceFor(shabbos, ahead, null)).toBe(ahead);
    expect(signUpsOf(shabbos, member, ahead)).toEqual([]);
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
  const rowOf = (userName: string, day: string | null = null) =>
    buildSignUp({ userName, userId: 7, recordId: userName, day: day === null ? null : toDay(day) });
  const A1 = rowOf('A', '2026-09-12');
  const B2 = rowOf('B', '2026-09-13');
  const read = (...groups: SignUp[][]) => {
    const upcomingHolidays = groups.map((signUps) => ({ title, signUps }));
    const attendance = buildAttendance({
      upcomingHolidays: [{ title: 'Other', signUps: [rowOf('O')] }, ...upcomingHolidays],
    });
    return [first, second].map((one) =>
      names(signUpsOf({ kind: 'holiday', day: one.day, holiday: one }, both, attendance)),
    );
  };

  it.each([
    ['of their group', 'one group each, without dates', [[rowOf('A')], [rowOf('B')]], [['A'], ['B']]],
    ['of their group', 'one group each, with dates', [[A1], [B2]], [['A'], ['B']]],
    ['of their day', 'one group each, in another order', [[B2], [A1]], [['A'], ['B']]],
    ['of their day', 'one group for both', [[B2, A1]], [['A'], ['B']]],
    [
      'of their day',
      'more groups than holidays',
      [[A1], [B2], [rowOf('C', '2026-09-13')]],
      [['A'], ['B', 'C']],
    ],
    ['of none', 'one group for both, without dates', [[rowOf('A')]], [[], []]],
    ['of none', 'no group', [], [[], []]],
    ['of none', 'rows of a third day', [[rowOf('A', '2026-09-14')], []], [[], []]],
  ])('take the rows %s: %s', (_, _groups, groups, expected) => {
    expect(read(...groups)).toEqual(expected);
  });

  it('are found by their day in newer member data', () => {
    const attendance = buildAttendance({
      upcomingHolidays: [
        { title, signUps: [A1] },
        { title, signUps: [B2] },
      ],
    });
    const rowsOf = [first, second].map((one) =>
      names(
        signUpsOf({ kind: 'holiday', day: one.day, holiday: { ...one, recordId: 'new' } }, both, attendance),
      ),
    );
    expect(rowsOf).toEqual([['A'], ['B']]);
  });

  it('do not share a row when they are listed for the same day', () => {
    const twin = { ...second, day: first.day };
    const twins = buildMember({ upcomingHolidays: [first, twin] });
    const rowsOf = (...groups: SignUp[][]) => {
      const attendance = buildAttendance({ upcomingHolidays: groups.map((signUps) => ({ title, signUps })) });
      return [first, twin].map((one) =>
        names(signUpsOf({ kind: 'holiday', day: one.day, holiday: one }, twins, attendance)),
      );
    };
    expect(rowsOf([A1], [rowOf('C', '2026-09-12')])).toEqual([['A'], ['C']]);
    expect(rowsOf([A1])).toEqual([['A'], []]);
  });

  it('each have their own record', () => {
    const attendance = buildAttendance({ upcomingHolidays: [{ title, signUps: [A1, B2] }] });
    const ids = [first, second].map(
      (one) => ownSignUp({ kind: 'holiday', day: one.day, holiday: one }, both, attendance)?.recordId,
    );
    expect(ids).toEqual(['A', 'B']);
  });
});

describe('ownSignUp', () => {
  const others = buildSignUp({ recordId: 'others', userId: 8, peopleCount: 9 });
  const own = buildSignUp({ recordId: 'row', userId: '7', peopleCount: 3 });
  const withoutId = buildSignUp({ userId: 7, peopleCount: 4 });
  const future = (day = shabbosDay) => buildSignUp({ recordId: 'future', day, peopleCount: 5 });
  const planner = buildMember({ userId: 7, futureSignUps: [future(laterDay), future()] });
  const attendance = (...signUps: (typeof own)[]) =>
    buildAttendance({
      recordedShabbos: shabbosDay,
      upcomingShabbos: signUps,
      upcomingHolidays: [{ title: holiday.displayName, signUps }],
      futureShabbos: [{ day: laterDay, signUps }],
    });

  it.each([shabbos, later, yomTov])('finds nothing before the member has signed up for %p', (event) => {
    expect(ownSignUp(event, member, attendance(others))).toBeNull();
    expect(ownSignUp(event, member, buildAttendance())).toBeNull();
  });

  it.each([shabbos, later, yomTov])('returns the row of the member with its id for %p', (event) => {
    expect(ownSignUp(event, member, attendance(others, own))).toEqual({ ...own, recordId: 'row' });
  });

  it("returns the row with the holiday's record id, even if that row has no member id", () => {
    const nameless = buildSignUp({ recordId: 'listed', userId: null, peopleCount: 6 });
    expect(ownSignUp(listed, member, attendance(others, nameless))).toEqual({
      ...nameless,
      recordId: 'listed',
    });
  });

  it("prefers the holiday's record id to the id of the member's row", () => {
    expect(ownSignUp(listed, planner, attendance(others, own))).toEqual({ ...own, recordId: 'listed' });
    expect(ownSignUp(listed, planner, attendance(others))).toEqual(
      buildSignUp({ recordId: 'listed', userId: 7, day: shabbosDay }),
    );
  });

  it('ignores a future sign-up for a holiday, even on the same day', () => {
    expect(ownSignUp(yomTov, planner, attendance(others))).toBeNull();
  });

  it.each([
    [shabbos, shabbosDay],
    [later, laterDay],
  ])("prefers the id of the future sign-up for that day to the id of the member's row: %p", (event, day) => {
    expect(ownSignUp(event, planner, attendance(own))).toEqual({ ...own, recordId: 'future' });
    expect(ownSignUp(event, planner, attendance())).toEqual({ ...future(day), recordId: 'future' });
  });

  it('skips future sign-ups for another day, without a day, or without an id', () => {
    const skipped = [
      future(toDay('2026-12-05')),
      { ...future(), day: null },
      { ...future(), recordId: null },
    ];
    const first = buildMember({ userId: 7, futureSignUps: skipped });
    expect(ownSignUp(shabbos, first, attendance(own))).toEqual({ ...own, recordId: 'row' });
    const second = buildMember({ userId: 7, futureSignUps: [...skipped, future()] });
    expect(ownSignUp(shabbos, second, attendance(own))).toEqual({ ...own, recordId: 'future' });
  });

  it("returns the member's first row that has an id, or else a row without an id", () => {
    expect(ownSignUp(shabbos, member, attendance(withoutId, own))).toEqual({ ...own, recordId: 'row' });
    expect(ownSignUp(shabbos, member, attendance(withoutId))).toEqual({ ...withoutId, recordId: null });
  });

  it('returns the row with the record id if the member has several rows', () => {
    const asListed = { ...own, recordId: 'listed', peopleCount: 6 };
    expect(ownSignUp(listed, member, attendance(own, asListed))).toEqual({ ...asListed, recordId: 'listed' });
  });

  it("never returns another member's row or a row without a member id", () => {
    const withoutMember = buildSignUp({ recordId: 'without-member', userId: null });
    expect(ownSignUp(shabbos, member, attendance(others, withoutMember))).toBeNull();
  });
});

describe.each([shabbos, later, yomTov])('what the member has sent for %p', (event) => {
  const key = eventKey(event);
  const others = buildSignUp({ recordId: 'others', userId: 8, peopleCount: 9 });
  const own = buildSignUp({ recordId: 'own', userId: '7', peopleCount: 3 });
  const changed = { ...own, peopleCount: 5 };
  const records = (...signUps: SignUp[]) =>
    buildAttendance({
      recordedShabbos: shabbosDay,
      upcomingShabbos: signUps,
      upcomingHolidays: [{ title: holiday.displayName, signUps }],
      futureShabbos: [{ day: laterDay, signUps }],
    });

  it.each([
    ['a new sign-up', [others], { key, recordId: null, signUp: own }, [others, own]],
    ['a change', [own, others], { key, recordId: 'own', signUp: changed }, [changed, others]],
    ['a removal', [own, others], { key, recordId: 'own', signUp: null }, [others]],
    [
      'a change of a row without a member id',
      [{ ...own, userId: null }],
      { key, recordId: 'own', signUp: own },
      [own],
    ],
  ])("replaces the member's row: %s", (_, rows, sent, shown) => {
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
