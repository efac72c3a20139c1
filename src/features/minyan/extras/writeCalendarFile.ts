import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../../../domain/calendarEntry';
import { toDay, utcMidnight, type Instant } from '../../../domain/day';
import { SECOND_MS } from '../../../domain/duration';
import { site } from '../../../site';

/** Versions are numbered by the seconds since then, so that a later one has a higher number on every device of a member. */
const FIRST_VERSION = utcMidnight(toDay('2026-01-01'));

// oxlint-disable-next-line no-restricted-globals -- the library needs Dates; the clock is not read
const dateOf = (instant: Instant) => new Date(instant);

/** What a file cannot contain: half a character, and any control character except tab and line break. */
const FORBIDDEN = /\p{Surrogate}|(?![\t\n])\p{Control}/gu;

const cleanText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '');

/**
 * The text of an iCalendar file (RFC 5545) with one entry, or with its cancellation. Times are in UTC: every calendar program
 * reads them alike, while some ignore the time zones that a file defines.
 */
export function writeCalendarFile(entry: CalendarEntry, now: Instant, isCancelled: boolean): string {
  const { uid, day, times, remindAt } = entry;
  const summary = cleanText(entry.summary);
  const calendar = ical({
    prodId: { company: site.name, product: 'Minyan', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: uid,
    sequence: Math.floor((now - FIRST_VERSION) / SECOND_MS),
    stamp: dateOf(now),
    summary,
    // Not written when empty: some programs refuse a property without a value.
    location: cleanText(entry.location).trim() || null,
    description: cleanText(entry.description),
    // A published entry and a cancellation must name who publishes them (RFC 5546).
    organizer: { name: site.name, email: site.serviceEmail },
    // The library writes it after the reminder, where the standard allows no property. A cancellation has no reminder.
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    ...(times === null
      ? { start: dateOf(utcMidnight(day)), allDay: true }
      : { start: dateOf(times.start), end: dateOf(times.end) }),
  });
  if (remindAt !== null && times !== null && !isCancelled)
    // Relative to the start: more programs know that than a reminder at a time.
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: (times.start - remindAt) / SECOND_MS,
      description: summary,
    });
  return `${calendar.toString()}\r\n`;
}
