import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { eventKey, type MinyanEvent } from '../../../domain/event';
import { usePageKey } from '../../../ui/dialog/useDialogEntry';
import { isBehindDialog } from '../../../ui/focus/focus';

/** The id of an event's card, such as '2026-08-15' or 'Rosh-Hashana-I-2026-09-12'. */
export function eventAnchor(event: MinyanEvent): string {
  return eventKey(event).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The URL fragment of a card, with '#', percent-encoded. */
export const toHash = (anchor: string) => `#${encodeURIComponent(anchor)}`;

/** Scrolls to the card that the hash of the address names, and focuses its heading (rule: event-list). */
export function useCardOfAddress() {
  const { hash } = useLocation();
  const key = usePageKey();
  useEffect(() => {
    if (hash === '') return;
    const cards = [...document.querySelectorAll<HTMLElement>('.event-panel')];
    const heading = cards.find(({ id }) => toHash(id) === hash)?.querySelector('h2');
    if (!heading) return;
    heading.closest('.event-panel')?.scrollIntoView();
    if (!isBehindDialog(heading)) heading.focus({ preventScroll: true });
  }, [key, hash]);
}
