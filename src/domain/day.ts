/** A calendar date 'YYYY-MM-DD', without a time or zone. Compare two days with `<`, `>` and `===`, as texts. */
export type Day = string & { readonly __brand: 'Day' };

/** A moment in time, in milliseconds since 1970-01-01T00:00:00Z. It does not depend on a zone. */
export type Instant = number & { readonly __brand: 'Instant' };

/** The name of an IANA time zone. In a build, zonedTime.ts knows only the zone of the site. */
export type Zone = string;

/** Returns a function that gives the English date format with these fields for a zone. It creates each zone's format once. */
export function formatByZone(fields: Intl.DateTimeFormatOptions): (zone: Zone) => Intl.DateTimeFormat {
  const formats = new Map<Zone, Intl.DateTimeFormat>();
  return (zone) => {
    const options = { ...fields, timeZone: zone, calendar: 'gregory', numberingSystem: 'latn' };
    const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', options);
    formats.set(zone, format);
    return format;
  };
}

const dateFormatOf = formatByZone({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar date at an instant in a zone. A day begins at 00:00:00.000 there, inclusive. */
export function dayOf(instant: Instant, zone: Zone): Day {
  const [month = '', date = '', year = ''] = dateFormatOf(zone).format(instant).split('/');
  return toDay(`${year.padStart(4, '0')}-${month}-${date}`);
}

/** The instant at which a day begins in UTC. */
export function utcMidnight(day: Day): Instant {
  return toInstant(Date.parse(day));
}

/** The calendar date at an instant in UTC. Avoids `Intl`, because the first formatter of a zone takes long to create. */
export function utcDayOf(instant: Instant): Day {
  return toDay(new Date(instant).toISOString().slice(0, 10));
}

/**
 * The day that a text names. The text must be exactly 'YYYY-MM-DD', the date must exist, and the year must be 1000 to 2999,
 * both inclusive: an old backend writes '0000-00-00' and '0001-01-01' for a missing date. Null for anything else.
 */
export function parseDay(text: unknown): Day | null {
  if (typeof text !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const at = utcMidnight(toDay(text));
  // For a date that does not exist, browsers return NaN or a later date.
  return !Number.isNaN(at) && utcDayOf(at) === text ? toDay(text) : null;
}

/** Marks a text as a day without checking it. For texts that this code has written; use parseDay for all others. */
export function toDay(text: string): Day {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a branded type needs a cast
  return text as Day;
}

/** Marks milliseconds since 1970-01-01T00:00:00Z as an instant. */
export function toInstant(ms: number): Instant {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a branded type needs a cast
  return ms as Instant;
}
