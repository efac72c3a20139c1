import { HIDDEN_NAME } from './anonymity';
import type { Day } from './day';
import type { MinyanEvent } from './event';
import type { SignUp } from './signUp';
import { daysBetween } from './time';

/** How far ahead the poster looks, in days, inclusive. The upcoming Shabbos may be further ahead. */
const POSTER_DAYS = 28;

/**
 * The events on the poster. The upcoming Shabbos is on it unless it is before `today`, however far ahead it is. Every other
 * event is on it from `today` to 28 days later, both inclusive (rule: poster-for-the-board).
 */
export function posterEvents(events: readonly MinyanEvent[], today: Day): MinyanEvent[] {
  return events.filter(
    ({ kind, day }) => day >= today && (kind === 'shabbos' || daysBetween(today, day) <= POSTER_DAYS),
  );
}

/**
 * A name as the poster shows it. The poster hangs for weeks where everybody sees it, so a name that was given anonymously
 * stays hidden, also after 12 hours (rule: poster-for-the-board).
 */
export const posterName = ({ anonymous, userName }: SignUp): string => (anonymous ? HIDDEN_NAME : userName);
