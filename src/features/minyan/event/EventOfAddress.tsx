import { scrollPlaceOf } from '@/lib/scrollPlaces';
import { usePageKey } from '@/ui/dialog/useDialogEntry';
import { isBehindDialog } from '@/ui/focus/focus';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toHash } from './eventAnchor';

/**
 * Scrolls to the event that the hash of the address names, and focuses it (rules: event-link, who-is-coming). `cards` selects the
 * elements of all events, `target` what to focus inside one. A separate component, so that a new address does not rerender the screen.
 */
export function EventOfAddress({ cards, target }: { cards: string; target: string }) {
  const { hash, pathname } = useLocation();
  const key = usePageKey();
  useEffect(() => {
    const card = [...document.querySelectorAll<HTMLElement>(cards)].find(({ id }) => toHash(id) === hash);
    const focused = card?.querySelector<HTMLElement>(target);
    if (hash === '' || !card || !focused) return;
    // After Back or a reload, the page returns to where it was left (rule: scroll-place).
    if (scrollPlaceOf(`${key} ${pathname}`) === null) card.scrollIntoView();
    if (!isBehindDialog(focused)) focused.focus({ preventScroll: true });
  }, [key, hash, pathname, cards, target]);
  return null;
}
