import type { Day } from './day';
import type { MinyanEvent } from './event';
import type { SignUp } from './signUp';
import { daysBetween } from './time';

/** How far ahead the poster looks for holidays, in days, inclusive. */
const POSTER_DAYS = 28;

/** The events on the poster: the upcoming Shabbos, and the holidays from `today` to four weeks later, both inclusive. */
export function posterEvents(events: readonly MinyanEvent[], today: Day): MinyanEvent[] {
  return events.filter(
    ({ kind, day }) => day >= today && (kind === 'shabbos' || daysBetween(today, day) <= POSTER_DAYS),
  );
}

/**
 * A name as the poster shows it. The poster hangs for weeks where everybody sees it, so a name that was given anonymously
 * stays hidden, also after 12 hours (rule: poster-for-the-board).
 */
export const posterName = ({ anonymous, userName }: SignUp): string => (anonymous ? 'Anonymous' : userName);
