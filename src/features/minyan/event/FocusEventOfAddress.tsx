import { usePageKey } from '@/ui/dialog/useDialogEntry';
import { isBehindDialog } from '@/ui/focus/focus';
import { ScrollPlace } from '@/ui/structure/ScrollPlace';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toHash } from './eventAnchor';

/** Scrolls to the event of the address and focuses it (rules: event-link, who-is-coming). A component, so that only it rerenders. */
export function FocusEventOfAddress() {
  const { hash } = useLocation();
  const key = usePageKey();
  useEffect(() => {
    const cards = document.querySelectorAll('.event-panel, .roster-box');
    const card = [...cards].find(({ id }) => toHash(id) === hash);
    const target = card?.querySelector<HTMLElement>('h2, table');
    if (!card || !target) return;
    if (!ScrollPlace.isReturn) card.scrollIntoView();
    if (!isBehindDialog(target)) target.focus({ preventScroll: true });
  }, [key, hash]);
  return null;
}
