import type { Day } from './day';
import type { Holiday } from './member';

/**
 * What one can sign up for (specification 2): the upcoming Shabbos, a listed holiday, or a later Shabbos. A Shabbos that
 * is a listed holiday too is two events, as the server lists them (decision D12).
 */
export type MinyanEvent =
  | { kind: 'shabbos'; day: Day }
  | { kind: 'holiday'; day: Day; holiday: Holiday }
  | { kind: 'later'; day: Day };

/** Tells an event from every other that is listed with it, a holiday from the Shabbos of its day too. */
export function eventKey(event: MinyanEvent): string {
  return event.kind === 'holiday' ? `${event.holiday.name} ${event.day}` : event.day;
}
