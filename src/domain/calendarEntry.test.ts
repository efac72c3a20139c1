/** @jest-environment node */
import { calendarEntry, reminderOf } from './calendarEntry';
import { dayOf, toDay } from './day';
import type { MinyanEvent } from './event';
import { at, buildHoliday, buildSignUp, catskills, newYork } from './testing/fixtures';
import { nightAfter } from './testing/nightAfter';
import { formatTime } from './time';

const VAYETZEI: MinyanEvent = { kind: 'shabbos', day: toDay('2026-11-21') };

const holidayOn = (day: string, name = 'Purim'): MinyanEvent => {
  const holiday = buildHoliday({ name, displayName: name, day: toDay(day) });
  return { kind: 'holiday', day: holiday.day, holiday };
};

const entryOf = (changes: Partial<Parameters<typeof calendarEntry>[0]> = {}) =>
  calendarEntry({
    event: VAYETZEI,
    signUp: buildSignUp(),
    userId: 7,
    communityName: 'Pine Hollow',
    place: catskills,
    zone: newYork,
    address: 'https://portal.example.com:8443/',
    now: at('2026-11-17T10:00:00-05:00'),
    ...changes,
  });

const uidOf = (...changes: Parameters<typeof entryOf>) => entryOf(...changes).uid;

test('an entry of a Shabbos has every field', () => {
  expect(entryOf()).toEqual({
    uid: 'Shabbos-2026-11-21-7@portal.example.com',
    summary: 'שבת פרשת ויצא · Shabbos Parshas Vayetzei',
    location: 'Pine Hollow',
    description: `1 man\nCandle lighting: 4:19 pm\nEnd of Shabbos: ${nightAfter('4:34 pm')}\nhttps://portal.example.com:8443/`,
    day: '2026-11-21',
    times: { start: at('2026-11-20T16:19:00-05:00'), end: at('2026-11-21T17:46:00-05:00') },
    remindAt: at('2026-11-20T14:19:00-05:00'),
  });
});

test.each([
  [{ peopleCount: 2 }, '2 men'],
  [{ isGuest: true }, '1 man, guest'],
  [{ onlyIfMinyan: true }, '1 man, only if minyan'],
  [{ reservedMussaf: true }, '1 man, Maftir'],
  [{ part: 'full' }, '1 man, Baal Korah: Full Parsha'],
  [{ comingEarlier: true }, '1 man, coming on Thursday'],
  [
    { peopleCount: 3, isGuest: true, onlyIfMinyan: true, reservedMussaf: true, comingEarlier: true },
    '3 men, guest, only if minyan, Maftir, coming on Thursday',
  ],
] as const)('the sign-up %j is described as %j', (signUp, words) => {
  expect(entryOf({ signUp: buildSignUp(signUp) }).description.split('\n')[0]).toBe(words);
});

test('an entry whose sign-up was removed has neither words about it nor a reminder', () => {
  expect(entryOf({ signUp: null })).toEqual({
    ...entryOf(),
    description: `Candle lighting: 4:19 pm\nEnd of Shabbos: ${nightAfter('4:34 pm')}\nhttps://portal.example.com:8443/`,
    remindAt: null,
  });
});

test.each([
  [
    'on a day without candle lighting',
    { event: holidayOn('2027-03-23') },
    `1 man\nNightfall: ${nightAfter('7:14 pm')}`,
  ],
  ['without a place', { place: null }, '1 man'],
])('an entry %s has no times and no reminder', (_when, changes, text) => {
  expect(entryOf(changes)).toMatchObject({
    times: null,
    remindAt: null,
    description: `${text}\nhttps://portal.example.com:8443/`,
  });
});

test.each([
  ['2026-11-20T14:18:59.999-05:00', true],
  ['2026-11-20T14:19:00-05:00', false],
  ['2026-11-20T16:00:00-05:00', false],
])('an entry made at %s has a reminder: %s', (now, hasReminder) => {
  expect(entryOf({ now: at(now) }).remindAt !== null).toBe(hasReminder);
});

test.each([
  // Shabbos; both days of Yom Tov; Shabbos after two days of Yom Tov; Yom Tov after Shabbos.
  ['2026-11-21', '2026-11-20 2:19 pm'],
  ['2026-09-12', '2026-09-11 4:59 pm'],
  ['2026-09-13', '2026-09-11 4:59 pm'],
  ['2027-04-24', '2027-04-21 5:30 pm'],
  ['2029-05-20', '2029-05-18 5:59 pm'],
])('the reminder of %s is due at %s', (day, time) => {
  const remindAt = reminderOf(toDay(day), catskills);
  expect(remindAt && `${dayOf(remindAt, newYork)} ${formatTime(remindAt, newYork)}`).toBe(time);
});

test('a weekday without candle lighting has no reminder', () => {
  expect(reminderOf(toDay('2027-03-23'), catskills)).toBeNull();
});

describe('the UID', () => {
  test('stays the same when a later Shabbos becomes the upcoming one, and when the sign-up changes', () => {
    expect(uidOf({ event: { ...VAYETZEI, kind: 'later' } })).toBe(uidOf());
    expect(uidOf({ signUp: buildSignUp({ peopleCount: 9 }) })).toBe(uidOf());
    expect(uidOf({ signUp: null })).toBe(uidOf());
  });

  test('differs for each event and member', () => {
    const uids = [
      uidOf(),
      uidOf({ event: { ...VAYETZEI, day: toDay('2026-11-28') } }),
      uidOf({ event: holidayOn('2026-11-21') }),
      uidOf({ event: holidayOn('2026-11-21', 'Chanukah') }),
      uidOf({ userId: 8 }),
    ];
    expect(new Set(uids).size).toBe(uids.length);
  });

  test('is plain text for a name with spaces, an emoji and a lone surrogate', () => {
    const event = holidayOn('2026-09-12', 'Rosh 🍎 I\ud83d');
    expect(uidOf({ event })).toBe('Rosh%20%F0%9F%8D%8E%20I-2026-09-12-7@portal.example.com');
  });
});

describe('the summary', () => {
  test('has the Hebrew name of a holiday and the name that the backend gives it', () => {
    const holiday = buildHoliday({ name: 'Rosh Hashana I', displayName: 'Rosh Hashana, first day' });
    const event: MinyanEvent = { kind: 'holiday', day: holiday.day, holiday };
    expect(entryOf({ event }).summary).toBe('ראש השנה · Rosh Hashana, first day');
  });

  test('has one name if both are the same or there is no Hebrew one', () => {
    expect(entryOf({ event: holidayOn('2026-09-12', 'ראש השנה') }).summary).toBe('ראש השנה');
    expect(entryOf({ event: holidayOn('2026-11-18', 'Dinner') }).summary).toBe('Dinner');
  });
});
