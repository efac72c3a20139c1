import { scrollPlaceOf } from '@/lib/scrollPlaces';
import { usePageKey } from '@/ui/dialog/useDialogEntry';
import { isBehindDialog } from '@/ui/focus/focus';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toHash } from './eventAnchor';

/**
 * Scrolls to the card or table of the event that the hash of the address names, and focuses its heading, or the table (rules: event-link,
 * who-is-coming). A component of its own, so that a change of the address does not render the whole screen again.
 */
export function EventOfAddress({ parts, target }: { parts: string; target: string }) {
  const { hash, pathname } = useLocation();
  const key = usePageKey();
  useEffect(() => {
    const part = [...document.querySelectorAll<HTMLElement>(parts)].find(({ id }) => toHash(id) === hash);
    const focused = part?.querySelector<HTMLElement>(target);
    if (hash === '' || !part || !focused) return;
    // Who returns finds the page where it was left (rule: scroll-place).
    if (scrollPlaceOf(`${key} ${pathname}`) === null) part.scrollIntoView();
    if (!isBehindDialog(focused)) focused.focus({ preventScroll: true });
  }, [key, hash, pathname, parts, target]);
  return null;
}
