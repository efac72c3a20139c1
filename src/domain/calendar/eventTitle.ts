import type { MinyanEvent } from '../event';
import { eventName } from './eventName';

/** The title of an event: the Hebrew name of a Shabbos (see eventName), the display name of a holiday. */
export function eventTitle(event: MinyanEvent): string {
  return event.kind === 'holiday' ? event.holiday.displayName : eventName(event.day);
}
