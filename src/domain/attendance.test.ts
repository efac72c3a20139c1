/** @jest-environment node */
import { ownSignUp, signUpsOf } from './attendance';
import { toDay } from './day';
import type { MinyanEvent } from './event';
import type { SignUp } from './signUp';
import { buildAttendance, buildHoliday, buildMember, buildSignUp } from './testing/fixtures';

const shabbosDay = toDay('2026-09-12');
const laterDay = toDay('2026-10-17');
const holiday = buildHoliday({ displayName: 'Rosh Hashana, first day', day: shabbosDay });
const shabbos: MinyanEvent = { kind: 'shabbos', day: shabbosDay };
const later: MinyanEvent = { kind: 'later', day: laterDay };
const yomTov: MinyanEvent = { kind: 'holiday', day: shabbosDay, holiday };
const listed: MinyanEvent = { ...yomTov, holiday: { ...holiday, recordId: 'listed' } };

const names = (signUps: SignUp[]) => signUps.map(({ userName }) => userName);

describe('signUpsOf', () => {
  const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((userName) => buildSignUp({ userName }));
  const rows = [a, b, c, d, e].filter((row) => row !== undefined);
  const attendance = buildAttendance({
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
    expect(names(signUpsOf(shabbos, attendance))).toEqual(['A', 'B']);
    expect(names(signUpsOf(yomTov, attendance))).toEqual(['C']);
    expect(names(signUpsOf(later, attendance))).toEqual(['B', 'C', 'D']);
  });

  it('returns no sign-ups for an event that the attendance does not list', () => {
    const none = buildAttendance();
    expect(signUpsOf(shabbos, none)).toEqual([]);
    expect(signUpsOf(yomTov, none)).toEqual([]);
    expect(signUpsOf(later, none)).toEqual([]);
    const renamed = { ...holiday, displayName: 'rosh hashana, first day' };
    expect(signUpsOf({ ...yomTov, holiday: renamed }, attendance)).toEqual([]);
    expect(signUpsOf({ kind: 'later', day: shabbosDay }, attendance)).toEqual([]);
  });
});

describe('ownSignUp', () => {
  const others = buildSignUp({ recordId: 'others', userId: 8, peopleCount: 9 });
  const own = buildSignUp({ recordId: 'row', userId: '7', peopleCount: 3 });
  const withoutId = buildSignUp({ userId: 7, peopleCount: 4 });
  const future = (day = shabbosDay) => buildSignUp({ recordId: 'future', day, peopleCount: 5 });
  const member = buildMember({ userId: 7 });
  const planner = buildMember({ userId: 7, futureSignUps: [future(laterDay), future()] });
  const attendance = (...signUps: (typeof own)[]) =>
    buildAttendance({
      upcomingShabbos: signUps,
      upcomingHolidays: [{ title: holiday.displayName, signUps }],
      futureShabbos: [{ day: laterDay, signUps }],
    });

  it.each([shabbos, later, yomTov])('finds nothing before the member has signed up for %p', (event) => {
    expect(ownSignUp(event, member, attendance(others))).toEqual({ recordId: null, signUp: null });
    expect(ownSignUp(event, member, buildAttendance())).toEqual({ recordId: null, signUp: null });
  });

  it.each([shabbos, later, yomTov])('returns the row of the member with its id for %p', (event) => {
    expect(ownSignUp(event, member, attendance(others, own))).toEqual({ recordId: 'row', signUp: own });
  });

  it("returns the row with the holiday's record id, even if that row has no member id", () => {
    const nameless = buildSignUp({ recordId: 'listed', userId: null, peopleCount: 6 });
    expect(ownSignUp(listed, member, attendance(others, nameless))).toEqual({
      recordId: 'listed',
      signUp: nameless,
    });
  });

  it("prefers the holiday's record id to the id of the member's row", () => {
    expect(ownSignUp(listed, planner, attendance(others, own))).toEqual({ recordId: 'listed', signUp: own });
    expect(ownSignUp(listed, planner, attendance(others))).toEqual({ recordId: 'listed', signUp: null });
  });

  it('ignores a future sign-up for a holiday, even on the same day', () => {
    expect(ownSignUp(yomTov, planner, attendance(others))).toEqual({ recordId: null, signUp: null });
  });

  it.each([
    [shabbos, shabbosDay],
    [later, laterDay],
  ])("prefers the id of the future sign-up for that day to the id of the member's row: %p", (event, day) => {
    expect(ownSignUp(event, planner, attendance(own))).toEqual({ recordId: 'future', signUp: own });
    expect(ownSignUp(event, planner, attendance())).toEqual({ recordId: 'future', signUp: future(day) });
  });

  it('skips future sign-ups for another day, without a day, or without an id', () => {
    const skipped = [
      future(toDay('2026-12-05')),
      { ...future(), day: null },
      { ...future(), recordId: null },
    ];
    const first = buildMember({ userId: 7, futureSignUps: skipped });
    expect(ownSignUp(shabbos, first, attendance(own))).toEqual({ recordId: 'row', signUp: own });
    const second = buildMember({ userId: 7, futureSignUps: [...skipped, future()] });
    expect(ownSignUp(shabbos, second, attendance(own))).toEqual({ recordId: 'future', signUp: own });
  });

  it("returns the member's first row that has an id, or else a row without an id", () => {
    expect(ownSignUp(shabbos, member, attendance(withoutId, own))).toEqual({ recordId: 'row', signUp: own });
    expect(ownSignUp(shabbos, member, attendance(withoutId))).toEqual({ recordId: null, signUp: withoutId });
  });

  it('returns the row with the record id if the member has several rows', () => {
    const asListed = { ...own, recordId: 'listed', peopleCount: 6 };
    expect(ownSignUp(listed, member, attendance(own, asListed))).toEqual({
      recordId: 'listed',
      signUp: asListed,
    });
  });

  it("never returns another member's row or a row without a member id", () => {
    const withoutMember = buildSignUp({ recordId: 'without-member', userId: null });
    expect(ownSignUp(shabbos, member, attendance(others, withoutMember))).toEqual({
      recordId: null,
      signUp: null,
    });
  });
});
