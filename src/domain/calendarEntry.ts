import { readerText } from './baalKorah';
import { englishName } from './calendar/englishName';
import { eventName } from './calendar/eventName';
import { candleLighting, eventTimes, nightfall } from './calendar/times';
import { hebrewHolidayName } from './calendar/hebrewHolidayName';
import { isHolyDay } from './calendar/holyDay';
import { comingEarlierDay } from './signUpOptions';
import { toInstant, type Day, type Instant, type Zone } from './day';
import { HOUR_MS } from './duration';
import type { MinyanEvent } from './event';
import type { MemberId } from './memberId';
import type { Place } from './place';
import type { SignUpEntry } from './signUp';
import { addDays, weekdayName } from './time';

/** What a member's own calendar shows for a sign-up (rule: calendar-entry). */
export interface CalendarEntry {
  /** The same for every version of the member's sign-up for the event, so that a program replaces the version before. */
  uid: string;
  /** The event's name in Hebrew and English. */
  summary: string;
  location: string;
  description: string;
  day: Day;
  /** From candle lighting to nightfall. Null if either is unknown; the entry is then for the whole day. */
  times: { start: Instant; end: Instant } | null;
  /** Null for no reminder. */
  remindAt: Instant | null;
}

interface CalendarEntryData {
  event: MinyanEvent;
  /** The member's own sign-up. Null once it has been removed. */
  signUp: SignUpEntry | null;
  userId: MemberId;
  communityName: string;
  /** Null where the location of the community is unknown. */
  place: Place | null;
  zone: Zone;
  /** The address of the portal. Its host is part of the UID. */
  address: string;
  now: Instant;
}

/**
 * The calendar entry of a sign-up at `now`. It has no reminder once the sign-up is removed or the reminder's time has come, and
 * none if there is no candle lighting or the place is unknown (rule: calendar-entry).
 */
export function calendarEntry(data: CalendarEntryData): CalendarEntry {
  const { event, signUp, communityName, place, zone, address, now } = data;
  const { day } = event;
  const lighting = place && candleLighting(day, place);
  const end = place && nightfall(day, place);
  const times = lighting && end ? { start: lighting.at, end } : null;
  const remindAt = place && reminderOf(day, place);
  const lines = [
    signUp && entryText(signUp, day),
    ...(place === null ? [] : eventTimes(event, place, zone)).map(({ label, time }) => `${label}: ${time}`),
    address,
  ];
  return {
    uid: uidOf(data),
    summary: summaryOf(event),
    location: communityName,
    description: lines.filter((line) => line !== null).join('\n'),
    day,
    times,
    remindAt: signUp !== null && remindAt !== null && remindAt > now ? remindAt : null,
  };
}

/** A Shabbos keeps its UID when it becomes the upcoming one. */
function uidOf({ event, userId, address }: CalendarEntryData): string {
  const name = event.kind === 'holiday' ? event.holiday.name : 'Shabbos';
  // Removes lone surrogates: `encodeURIComponent` throws a URIError on them.
  const parts = [name, event.day, String(userId)].map((part) =>
    encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '')),
  );
  return `${parts.join('-')}@${new URL(address).hostname}`;
}

function summaryOf(event: MinyanEvent): string {
  const hebrew = event.kind === 'holiday' ? hebrewHolidayName(event.day) : eventName(event.day);
  return [...new Set([hebrew ?? '', englishName(event)])].filter(Boolean).join(' · ');
}

/** The member's own sign-up in words, such as '2 men, Maftir'. */
function entryText(signUp: SignUpEntry, day: Day): string {
  const { peopleCount, isGuest, onlyIfMinyan, reservedMussaf, comingEarlier } = signUp;
  /** In the order of the text. Null for a field without words of its own. */
  const words: Record<keyof SignUpEntry, string | false | null | undefined> = {
    peopleCount: `${peopleCount} ${peopleCount === 1 ? 'man' : 'men'}`,
    isGuest: isGuest && 'guest',
    onlyIfMinyan: onlyIfMinyan && 'only if minyan',
    anonymous: null,
    reservedMussaf: reservedMussaf && 'Maftir',
    baalKorah: readerText(signUp),
    part: null,
    comingEarlier: comingEarlier && `coming on ${weekdayName(comingEarlierDay(day))}`,
  };
  return Object.values(words).filter(Boolean).join(', ');
}

/**
 * When a member is reminded: 2 hours before candle lighting, on the eve. Where holy days follow one another, as on both days
 * of Yom Tov or on Yom Tov next to Shabbos, all are reminded of before the first of them begins, so that no device rings on
 * a holy day. Null on a day without candle lighting.
 */
export function reminderOf(day: Day, place: Place): Instant | null {
  if (!isHolyDay(day)) return null;
  let first = day;
  while (isHolyDay(addDays(first, -1))) first = addDays(first, -1);
  const lighting = candleLighting(first, place);
  return lighting && toInstant(lighting.at - 2 * HOUR_MS);
}
