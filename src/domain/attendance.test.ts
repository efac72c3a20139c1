/** @jest-environment node */
import { isAnotherUnit, type SignUp } from './signUp';
import { ownSignUp, signUpsOf } from './attendance';
import { toDay } from './day';
import type { MinyanEvent } from './event';
import { buildAttendance, buildHoliday, buildMember, buildSignUp } from './testing/fixtures';

const shabbosDay = toDay('2026-09-12');
const laterDay = toDay('2026-10-17');
const holiday = buildHoliday({ displayName: 'Rosh Hashana, first day', day: shabbosDay });
const shabbos: MinyanEvent = { kind: 'shabbos', day: shabbosDay };
const later: MinyanEvent = { kind: 'later', day: laterDay };
const yomTov: MinyanEvent = { kind: 'holiday', day: shabbosDay, holiday };
const listed: MinyanEvent = { ...yomTov, holiday: { ...holiday, recordId: 'listed' } };

it('knows another unit by its name alone', () => {
  expect(isAnotherUnit(buildSignUp({ unit: '12' }), '12')).toBe(false);
  expect(isAnotherUnit(buildSignUp({ unit: '12' }), '12A')).toBe(true);
  expect(isAnotherUnit(buildSignUp({ unit: '' }), '')).toBe(false);
});

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

  it('finds the rows of the upcoming Shabbos, of a holiday by its name, of a later Shabbos by its day', () => {
    expect(names(signUpsOf(shabbos, attendance))).toEqual(['A', 'B']);
    expect(names(signUpsOf(yomTov, attendance))).toEqual(['C']);
    expect(names(signUpsOf(later, attendance))).toEqual(['B', 'C', 'D']);
  });

  it('finds none where the records have no such entry', () => {
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

  it.each([shabbos, later, yomTov])('is nothing before signing up: %p', (event) => {
    expect(ownSignUp(event, member, attendance(others))).toEqual({ recordId: null, signUp: null });
    expect(ownSignUp(event, member, buildAttendance())).toEqual({ recordId: null, signUp: null });
  });

  it.each([shabbos, later, yomTov])(
    'is the own row, by its id, where nothing comes before it: %p',
    (event) => {
      expect(ownSignUp(event, member, attendance(others, own))).toEqual({ recordId: 'row', signUp: own });
    },
  );

  it('of a holiday is the row of its id, also where that row names nobody', () => {
    const nameless = buildSignUp({ recordId: 'listed', userId: null, peopleCount: 6 });
    expect(ownSignUp(listed, member, attendance(others, nameless))).toEqual({
      recordId: 'listed',
      signUp: nameless,
    });
  });

  it('of a holiday takes the id that its list gives, before the row', () => {
    expect(ownSignUp(listed, planner, attendance(others, own))).toEqual({ recordId: 'listed', signUp: own });
    expect(ownSignUp(listed, planner, attendance(others))).toEqual({ recordId: 'listed', signUp: null });
  });

  it('of a holiday takes nothing from the future sign-ups, though one is of that day', () => {
    expect(ownSignUp(yomTov, planner, attendance(others))).toEqual({ recordId: null, signUp: null });
  });

  it.each([
    [shabbos, shabbosDay],
    [later, laterDay],
  ])('of a Shabbos takes the id of the future sign-up of that day, before the row: %p', (event, day) => {
    expect(ownSignUp(event, planner, attendance(own))).toEqual({ recordId: 'future', signUp: own });
    expect(ownSignUp(event, planner, attendance())).toEqual({ recordId: 'future', signUp: future(day) });
  });

  it('passes over a future sign-up of another day, of no day, or without an id', () => {
    const passedOver = [
      future(toDay('2026-12-05')),
      { ...future(), day: null },
      { ...future(), recordId: null },
    ];
    const kept = buildMember({ userId: 7, futureSignUps: passedOver });
    expect(ownSignUp(shabbos, kept, attendance(own))).toEqual({ recordId: 'row', signUp: own });
    const second = buildMember({ userId: 7, futureSignUps: [...passedOver, future()] });
    expect(ownSignUp(shabbos, second, attendance(own))).toEqual({ recordId: 'future', signUp: own });
  });

  it('takes the id of a later own row where the first has none, and its values', () => {
    expect(ownSignUp(shabbos, member, attendance(withoutId, own))).toEqual({ recordId: 'row', signUp: own });
    expect(ownSignUp(shabbos, member, attendance(withoutId))).toEqual({ recordId: null, signUp: withoutId });
  });

  it('takes the values of the row that has the id, of several of its own', () => {
    const asListed = { ...own, recordId: 'listed', peopleCount: 6 };
    expect(ownSignUp(listed, member, attendance(own, asListed))).toEqual({
      recordId: 'listed',
      signUp: asListed,
    });
  });

  it("never takes another member's row, nor one of nobody", () => {
    const nobodys = buildSignUp({ recordId: 'nobodys', userId: null });
    expect(ownSignUp(shabbos, member, attendance(others, nobodys))).toEqual({ recordId: null, signUp: null });
  });
});
