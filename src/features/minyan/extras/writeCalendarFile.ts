import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../../../domain/calendarEntry';
import { toDay, utcMidnight, type Instant } from '../../../domain/day';
import { SECOND_MS } from '../../../domain/duration';
import { site } from '../../../site';

/** SEQUENCE is the number of seconds since this instant, so that a later file has a higher one, whichever device wrote it. */
const SEQUENCE_EPOCH = utcMidnight(toDay('2026-01-01'));

const dateOf = (instant: Instant) => new Date(instant);

/** Lone surrogates, and control characters except tab and line feed: a calendar file must not contain them. */
const FORBIDDEN = /\p{Surrogate}|(?![\t\n])\p{Control}/gu;

const cleanText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '');

/** An iCalendar file (RFC 5545) with one entry or its cancellation. In UTC: some programs ignore the zones that a file defines. */
export function writeCalendarFile(entry: CalendarEntry, now: Instant, isCancelled: boolean): string {
  const { uid, day, times, remindAt } = entry;
  const summary = cleanText(entry.summary);
  const calendar = ical({
    prodId: { company: site.name, product: 'Minyan', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: uid,
    sequence: Math.floor((now - SEQUENCE_EPOCH) / SECOND_MS),
    stamp: dateOf(now),
    summary,
    // Not written when empty: some programs refuse a property without a value.
    location: cleanText(entry.location).trim() || null,
    description: cleanText(entry.description),
    // A published entry and a cancellation must name who publishes them (RFC 5546).
    organizer: { name: site.name, email: site.serviceEmail },
    // Only for a cancellation, which has no reminder: the library writes STATUS after the reminder, where RFC 5545 allows no
    // property.
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    ...(times === null
      ? { start: dateOf(utcMidnight(day)), allDay: true }
      : { start: dateOf(times.start), end: dateOf(times.end) }),
  });
  if (remindAt !== null && times !== null && !isCancelled)
    // Relative to the start: more programs support that than an absolute time.
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: (times.start - remindAt) / SECOND_MS,
      description: summary,
    });
  return `${calendar.toString()}\r\n`;
}
