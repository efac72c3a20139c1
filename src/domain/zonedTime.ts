import { toInstant, utcMidnight, type Day, type Instant, type Zone } from './day';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './duration';

// By `Intl`, because a library for this would be the largest file that Units open loads.

interface ZoneOffsets {
  format: Intl.DateTimeFormat;
  /** By UTC day, as a number of days since 1970: the zone's offset, null on a day with a clock change. */
  byDay: Map<number, number | null>;
}

const zones = new Map<Zone, ZoneOffsets>();

function offsetsOf(zone: Zone): ZoneOffsets {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const offsets = { format, byDay: new Map() };
  zones.set(zone, offsets);
  return offsets;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds, read from a formatted time such as '8/13/2026, 15:59:07'. */
function readOffset(ms: number, { format }: ZoneOffsets): number {
  const [month = 1, day, year = 0, hours, minutes, seconds] = format.format(ms).split(/\D+/).map(Number);
  // oxlint-disable-next-line no-restricted-globals -- computes in UTC; the clock is not read
  const asUtc = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  return asUtc - Math.floor(ms / SECOND_MS) * SECOND_MS;
}

/** Like `readOffset`, but formats only twice a day, because a table can have thousands of rows. */
function offsetAt(ms: number, zone: Zone): number {
  const offsets = offsetsOf(zone);
  const day = Math.floor(ms / DAY_MS);
  let offset = offsets.byDay.get(day);
  if (offset === undefined) {
    // No clock changes twice within a day.
    const first = readOffset(day * DAY_MS, offsets);
    offset = first === readOffset((day + 1) * DAY_MS, offsets) ? first : null;
    offsets.byDay.set(day, offset);
  }
  return offset ?? readOffset(ms, offsets);
}

/**
 * The instant of a time of day ('HH:mm', 24 hours) on a day in a zone. A time that the clock change in spring skips counts
 * as one hour later. A time that the clock change in autumn repeats counts as the first of the two.
 *
 * @example
 * instantAt(toDay('2026-03-08'), '02:30', 'America/New_York'); // 3:30 am, because 2:30 am does not exist
 */
export function instantAt(day: Day, time: string, zone: Zone): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const asUtc = utcMidnight(day) + hours * HOUR_MS + minutes * MINUTE_MS;
  // No clock changes twice within two days.
  const before = asUtc - offsetAt(asUtc - DAY_MS, zone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, zone);
  const isShown = (ms: number) => ms + offsetAt(ms, zone) === asUtc;
  return toInstant(!isShown(before) && isShown(after) ? after : before);
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * The time of a sign-up in a zone, such as '8/13/2026, Thu 3:59pm'. Seconds are cut off, not rounded, so that a sign-up just
 * before midnight keeps its date.
 */
export function formatSignUpTime(instant: Instant, zone: Zone): string {
  // oxlint-disable-next-line no-restricted-globals -- formats the given instant; the clock is not read
  const local = new Date(instant + offsetAt(instant, zone));
  const hours = local.getUTCHours();
  const date = `${local.getUTCMonth() + 1}/${local.getUTCDate()}/${String(local.getUTCFullYear()).padStart(4, '0')}`;
  const time = `${hours % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`;
  return `${date}, ${WEEKDAYS[local.getUTCDay()] ?? ''} ${time}`;
}
