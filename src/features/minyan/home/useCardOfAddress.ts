import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageKey } from '../../../ui/dialog/useDialogEntry';
import { toHash } from '../event/eventAnchor';
import { isBehindDialog } from '../../../ui/focus/focus';

/**
 * Scrolls to the card that the hash of the address names and focuses its heading, after a click on its entry and at the start
 * of a visit (rule: event-list). Until `isReady`, the card may not be there.
 */
export function useCardOfAddress(isReady: boolean) {
  const { hash } = useLocation();
  const key = usePageKey();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const cards = [...document.querySelectorAll<HTMLElement>('.event-panel')];
    const heading = cards.find(({ id }) => toHash(id) === hash)?.querySelector('h2');
    if (!heading) return;
    heading.closest('.event-panel')?.scrollIntoView();
    if (!isBehindDialog(heading)) heading.focus({ preventScroll: true });
  }, [isReady, key, hash]);
}
