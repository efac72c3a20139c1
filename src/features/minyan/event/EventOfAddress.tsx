import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollPlaceOf } from '../../../lib/scrollPlaces';
import { usePageKey } from '../../../ui/dialog/useDialogEntry';
import { isBehindDialog } from '../../../ui/focus/focus';
import { toHash } from './eventAnchor';

/**
 * Scrolls to the card or table of the event that the hash of the address names, and focuses its title (rules: event-link,
 * who-is-coming). A component of its own, so that a change of the address does not render the whole screen again.
 */
export function EventOfAddress({ parts, title }: { parts: string; title: string }) {
  const { hash, pathname } = useLocation();
  const key = usePageKey();
  useEffect(() => {
    const part = [...document.querySelectorAll<HTMLElement>(parts)].find(({ id }) => toHash(id) === hash);
    const heading = part?.querySelector<HTMLElement>(title);
    if (hash === '' || !part || !heading) return;
    // Who returns finds the page where it was left (rule: scroll-place).
    if (scrollPlaceOf(`${key} ${pathname}`) === null) part.scrollIntoView();
    if (!isBehindDialog(heading)) heading.focus({ preventScroll: true });
  }, [key, hash, pathname, parts, title]);
  return null;
}
