/** @jest-environment node */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { calendarEntry } from '../../../domain/calendarEntry';
import { isHolyDay } from '../../../domain/calendar/holyDay';
import { candleLighting, nightfall } from '../../../domain/calendar/times';
import { dayOf, toDay, toInstant, type Day, type Instant } from '../../../domain/day';
import type { MinyanEvent } from '../../../domain/event';
import type { SignUpEntry } from '../../../domain/signUp';
import { at, buildHoliday, buildSignUp, catskills, newYork } from '../../../domain/testing/fixtures';
import { addDays, formatTime, SATURDAY, weekdayOf } from '../../../domain/time';
import { writeCalendarFile } from './writeCalendarFile';

const NOW = at('2026-08-11T10:00:00-04:00');

interface Given {
  signUp?: SignUpEntry | null;
  now?: Instant;
  place?: typeof catskills | null;
  communityName?: string;
}

function fileOf(event: MinyanEvent, given: Given = {}) {
  const { signUp = buildSignUp(), now = NOW, place = catskills } = given;
  const { communityName = 'Pine Hollow, "east"; \\ 2' } = given;
  const entry = calendarEntry({
    event,
    signUp,
    userId: 7,
    communityName,
    place,
    zone: newYork,
    address: 'https://portal.example.com/',
    now,
  });
  return writeCalendarFile(entry, now, signUp === null);
}

const eventOn = (day: Day): MinyanEvent =>
  weekdayOf(day) === SATURDAY
    ? { kind: 'shabbos', day }
    : {
        kind: 'holiday',
        day,
        holiday: buildHoliday({ day, name: 'Yom Tov', displayName: 'Yom Tov, 2nd day' }),
      };

/** The only entry of a file, as an independent parser reads it. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (event === undefined || others.length > 0) throw new Error('The file must have exactly one entry.');
  const alarms = event.getAllSubcomponents('valarm');
  const instant = (name: string): Instant => {
    const time = event.getFirstPropertyValue(name);
    if (!(time instanceof ICAL.Time)) throw new Error(`${name} is not a time.`);
    return toInstant(time.toUnixTime() * 1000);
  };
  const [trigger] = alarms.map((alarm) => alarm.getFirstPropertyValue('trigger'));
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    value,
    start: instant('dtstart'),
    end: instant('dtend'),
    remindAt:
      trigger instanceof ICAL.Duration ? toInstant(instant('dtstart') + trigger.toSeconds() * 1000) : null,
    alarmCount: alarms.length,
  };
}

/**
 * What RFC 5545 and RFC 5546 ask of a file, and the parser does not check: lines end with CRLF, have at most 75 bytes and no
 * control characters, each property is there once, an entry has its properties before its reminder, and names an organizer.
 */
function expectValid(text: string): void {
  expect(text).toMatch(/\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Control}|\p{Surrogate}/u);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const names = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => line.replace(/^(BEGIN|END):/, '$1-').replace(/[:;].*/, ''))
    .join(' ');
  const entry =
    'UID SEQUENCE DTSTAMP DTSTART( DTEND)?( X-[A-Z-]+)* SUMMARY( LOCATION)? DESCRIPTION ORGANIZER';
  const alarm = 'BEGIN-VALARM ACTION TRIGGER DESCRIPTION END-VALARM';
  expect(names).toMatch(
    new RegExp(
      `^BEGIN-VCALENDAR VERSION PRODID METHOD BEGIN-VEVENT ${entry}( ${alarm}| STATUS)? END-VEVENT END-VCALENDAR $`,
    ),
  );
}

/** Every Shabbos and Yom Tov of a year with both changes of the clock, and what the product prints for it. */
const printed = readFileSync('src/domain/testing/printedTable.txt', 'utf8')
  .split('\n')
  .map((line) => line.split(', '))
  .map(([day = '', , inCatskills = '']) => ({ day: toDay(day), times: inCatskills }))
  .filter(({ day }) => day >= '2026-09-01' && day < '2027-11-15');

test('the entries of a whole year have the printed times and no reminder on a holy day', () => {
  expect(printed.length).toBeGreaterThan(70);
  for (const { day, times } of printed) {
    const text = fileOf(eventOn(day));
    expectValid(text);
    const { start, end, remindAt } = parse(text);
    const lit =
      formatTime(start, newYork) + (isHolyDay(addDays(day, -1)) && weekdayOf(day) !== SATURDAY ? '*' : '');
    expect([day, `${lit} ${formatTime(end, newYork)}`.replaceAll(' pm', '')]).toEqual([day, times]);
    if (remindAt === null) throw new Error(`There is no reminder of ${day}.`);
    expect(remindAt).toBeLessThan(start);
    // The day of the reminder is no holy day, and the next one has not begun.
    const on = dayOf(remindAt, newYork);
    const lighting = candleLighting(addDays(on, 1), catskills);
    expect([day, isHolyDay(on), lighting !== null && remindAt < lighting.at]).toEqual([day, false, true]);
    const before = nightfall(addDays(on, -1), catskills);
    expect(before !== null && remindAt > before).toBe(true);
  }
});

const VAYETZEI: MinyanEvent = { kind: 'shabbos', day: toDay('2026-11-21') };

test('an entry names the event in two languages, the community and the sign-up of the member', () => {
  const signUp = buildSignUp({ peopleCount: 2, reservedMussaf: true, userName: 'Moshe Berkowitz' });
  const text = fileOf(VAYETZEI, { signUp });
  const { value, method, alarmCount } = parse(text);
  expect([method, alarmCount]).toEqual(['PUBLISH', 1]);
  expect(value('summary')).toBe('שבת פרשת ויצא · Shabbos Parshas Vayetzei');
  expect(value('location')).toBe('Pine Hollow, "east"; \\ 2');
  expect(value('description')).toBe(
    '2 men, Maftir\nCandle lighting: 4:19 pm\nEnd of Shabbos: 5:46 pm\nhttps://portal.example.com/',
  );
  expect(text).not.toContain('Moshe');
});

test('an update and a cancellation have the same UID and a later number', () => {
  const later = toInstant(NOW + 1_000);
  const [first, update, removal] = [
    parse(fileOf(VAYETZEI)),
    parse(fileOf({ ...VAYETZEI, kind: 'later' }, { now: later })),
    parse(fileOf(VAYETZEI, { now: later, signUp: null })),
  ];
  expect(update.value('uid')).toBe(first.value('uid'));
  expect(removal.value('uid')).toBe(first.value('uid'));
  // The seconds from 2026 to NOW.
  expect([first.value('sequence'), update.value('sequence')]).toEqual(['19231200', '19231201']);
  expectValid(fileOf(VAYETZEI, { signUp: null }));
  expect([removal.method, removal.value('status'), removal.alarmCount]).toEqual(['CANCEL', 'CANCELLED', 0]);
  expect(removal.value('sequence')).toBe(update.value('sequence'));
  expect(removal.start).toBe(first.start);
});

test.each([
  ['a day without candle lighting', { kind: 'holiday', day: '2027-03-23' }, catskills],
  ['a community whose place is unknown', { kind: 'shabbos', day: '2026-11-21' }, null],
])('the entry of %s is for the whole day, without a reminder', (_what, { day }, place) => {
  const text = fileOf(eventOn(toDay(day)), { place });
  expectValid(text);
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
  expect(text).not.toContain('VALARM');
});

test('names may contain line breaks, control characters and lone surrogates', () => {
  const name = 'east\r\nEND:VEVENT\u0000\ud83d';
  const holiday = buildHoliday({ name, displayName: name });
  const text = fileOf({ kind: 'holiday', day: holiday.day, holiday }, { communityName: name });
  expectValid(text);
  expect(parse(text).value('location')).toBe('east\nEND:VEVENT');
  expect(parse(text).value('summary')).toBe('ראש השנה · east\nEND:VEVENT');
  expect(parse(text).value('uid')).not.toMatch(/[^\x21-\x7e]/);
});

test('an entry without the name of a community has no place', () => {
  const text = fileOf(VAYETZEI, { communityName: ' ' });
  expectValid(text);
  expect(text).not.toContain('LOCATION');
});
