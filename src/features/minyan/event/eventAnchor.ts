import { eventKey, type MinyanEvent } from '@/domain/event';

/** The id of an event's card, such as '2026-08-15' or 'Rosh-Hashana-I-2026-09-12'. */
export function eventAnchor(event: MinyanEvent): string {
  return eventKey(event).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The URL fragment of a card, with '#', percent-encoded. */
export const toHash = (anchor: string) => `#${encodeURIComponent(anchor)}`;
