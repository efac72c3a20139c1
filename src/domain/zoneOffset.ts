import { type Day, formatByZone, type Instant, toDay, toInstant, utcMidnight, type Zone } from './day';
import { DAY_MS, SECOND_MS } from './duration';

const formatOf = formatByZone({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. Negative west of Greenwich. */
export function zoneOffset(instant: Instant, zone: Zone): number {
  const seconds = Math.floor(instant / SECOND_MS) * SECOND_MS;
  const [month = 0, date = 0, year = 0, ...time] =
    formatOf(zone).format(seconds).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, date, ...time) - seconds;
}

/** A day of each half of a year. On one of them the clocks of a zone show standard time. */
const WINTER_AND_SUMMER = [toDay('2026-01-01'), toDay('2026-07-01')];

/** The offset of a zone's standard time from UTC, in milliseconds: the smaller one of its offsets in winter and summer. */
export function standardOffset(zone: Zone): number {
  return Math.min(...WINTER_AND_SUMMER.map((day) => zoneOffset(utcMidnight(day), zone)));
}

/**
 * The instant at which the clocks of a zone show a time on a day. `time` is in milliseconds since midnight. Where a clock
 * change leaves two instants, the later one counts: for a time that autumn repeats, its second occurrence; for a time that
 * spring skips, the instant by the offset before the change.
 *
 * @example
 * localInstant(toDay('2026-03-08'), 2.5 * HOUR_MS, 'America/New_York'); // 3:30 am, because 2:30 am does not exist
 */
export function localInstant(day: Day, time: number, zone: Zone): Instant {
  const local = utcMidnight(day) + time;
  const byOffsetAt = (near: number) => toInstant(local - zoneOffset(toInstant(near), zone));
  const before = byOffsetAt(local - DAY_MS);
  const after = byOffsetAt(local + DAY_MS);
  if (before === after) return before;
  const [early, late] = before < after ? [before, after] : [after, before];
  // A clock change within a day gives two instants. If it is not at `time` itself, the clocks show `time` at only one of them.
  const isShown = (instant: Instant) => instant + zoneOffset(instant, zone) === local;
  return isShown(early) && !isShown(late) ? early : late;
}
