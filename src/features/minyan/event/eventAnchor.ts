import { eventKey, type MinyanEvent } from '@/domain/event';

/** The id of an event's card on the home, and of its table on Units open, such as '2026-08-15' or 'Rosh-Hashana-I-2026-09-12'. */
export function eventAnchor(event: MinyanEvent): string {
  return eventKey(event).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The percent-encoded URL fragment that leads to an anchor, with '#'. */
export const toHash = (anchor: string) => `#${encodeURIComponent(anchor)}`;
