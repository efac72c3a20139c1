import type { MinyanEvent } from '../event';
import { eventName } from './eventName';

/** What an event is called (specification 9, decisions D1 and D4): a Shabbos by its portion, a holiday by its display name. */
export function eventTitle(event: MinyanEvent): string {
  return event.kind === 'holiday' ? event.holiday.displayName : eventName(event.day);
}
