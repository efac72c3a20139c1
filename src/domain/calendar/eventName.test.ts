/** @jest-environment node */
import * as fc from 'fast-check';
import { toDay } from '../day';
import type { MinyanEvent } from '../event';
import { anyDay } from '../testing/arbitraries';
import { buildHoliday } from '../testing/fixtures';
import { addDays, comingSaturday, weekdayOf } from '../time';
import { eventName, eventTitle } from './eventName';

describe('a double portion', () => {
  it.each([
    ['2026-03-14', 'שבת פרשת ויקהל־פקודי'],
    ['2026-04-18', 'שבת פרשת תזריע־מצרע'],
    ['2026-04-25', 'שבת פרשת אחרי מות־קדשים'],
    ['2026-05-09', 'שבת פרשת בהר־בחקתי'],
    ['2026-06-27', 'שבת פרשת חוקת־בלק'],
    ['2026-07-11', 'שבת פרשת מטות־מסעי'],
    ['2026-09-05', 'שבת פרשת נצבים־וילך'],
  ])('on %s is named %s', (day, name) => {
    expect(eventName(toDay(day))).toBe(name);
  });

  it.each([
    ['2027-03-06', 'שבת פרשת ויקהל'],
    ['2027-03-13', 'שבת פרשת פקודי'],
    ['2027-04-10', 'שבת פרשת תזריע'],
    ['2027-04-17', 'שבת פרשת מצרע'],
    ['2027-05-01', 'שבת פרשת אחרי מות'],
    ['2027-05-08', 'שבת פרשת קדשים'],
    ['2027-05-22', 'שבת פרשת בהר'],
    ['2027-05-29', 'שבת פרשת בחקתי'],
    ['2028-07-01', 'שבת פרשת חוקת'],
    ['2028-07-08', 'שבת פרשת בלק'],
    ['2029-09-08', 'שבת פרשת נצבים'],
    ['2029-09-15', 'שבת פרשת וילך'],
  ])('is two portions in other years: %s is %s', (day, name) => {
    expect(eventName(toDay(day))).toBe(name);
  });
});

describe('a Shabbos with a portion', () => {
  it.each([
    ['2026-01-03', 'שבת פרשת ויחי'],
    ['2026-08-15', 'שבת פרשת שופטים'],
    ['2026-09-19', 'שבת פרשת האזינו'],
    ['2026-10-10', 'שבת פרשת בראשית'],
    ['2026-10-17', 'שבת פרשת נח'],
    ['2026-10-24', 'שבת פרשת לך־לך'],
    ['2026-11-21', 'שבת פרשת ויצא'],
    ['2026-12-05', 'שבת פרשת וישב'],
    ['2027-02-27', 'שבת פרשת כי תשא'],
  ])('%s is %s', (day, name) => {
    expect(eventName(toDay(day))).toBe(name);
  });
});

describe('a Shabbos without a portion is named for its holiday', () => {
  it.each([
    ['2026-09-12', 'שבת ראש השנה'],
    ['2028-09-30', 'שבת יום כיפור'],
    ['2026-09-26', 'שבת סוכות'],
    ['2028-10-07', 'שבת חול המועד סוכות'],
    ['2026-10-03', 'שבת שמיני עצרת'],
    ['2029-03-31', 'שבת פסח א׳'],
    ['2026-04-04', 'שבת חול המועד פסח'],
    ['2024-04-27', 'שבת חול המועד פסח'],
    ['2025-04-19', 'שבת פסח ז׳'],
    ['2029-04-07', 'שבת פסח ח׳'],
    ['2026-05-23', 'שבת שבועות'],
  ])('%s is %s', (day, name) => {
    expect(eventName(toDay(day))).toBe(name);
  });
});

describe('the diaspora schedule', () => {
  it('is a week behind the schedule of Israel after a Pesach that ends on Shabbos', () => {
    expect(eventName(toDay('2029-04-14'))).toBe('שבת פרשת שמיני');
  });
});

it.each(['2026-11-15', '2026-11-16', '2026-11-20', '2026-09-13', '2026-04-02'])(
  '%s, which is not a Saturday, has no portion',
  (day) => {
    expect(eventName(toDay(day))).toBe('שבת');
  },
);

it("the name of a Shabbos is in Hebrew without vowel points, and has the word for 'Shabbos' once", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const saturday = comingSaturday(day);
      expect(eventName(saturday)).toMatch(/^שבת (?!.*שבת)[א-ת־׳ ]+$/);
      expect(weekdayOf(addDays(saturday, 1))).toBe(0);
      expect(eventName(addDays(saturday, 1))).toBe('שבת');
    }),
  );
});

const holiday = buildHoliday({
  name: 'RH1',
  displayName: 'Rosh Hashana, first day',
  day: toDay('2026-09-12'),
});

it.each<[MinyanEvent, string]>([
  [{ kind: 'shabbos', day: toDay('2026-10-17') }, 'שבת פרשת נח'],
  [{ kind: 'later', day: toDay('2026-10-24') }, 'שבת פרשת לך־לך'],
  [{ kind: 'holiday', day: holiday.day, holiday }, 'Rosh Hashana, first day'],
  [{ kind: 'holiday', day: holiday.day, holiday: { ...holiday, displayName: ' ' } }, 'Holiday'],
])('the title of %p is %s', (event, title) => {
  expect(eventTitle(event)).toBe(title);
});
