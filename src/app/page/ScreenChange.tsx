import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../../api/session';
import { usePageKey } from '../../ui/dialog/useDialogEntry';
import { focusText, isBehindDialog, screenHeading } from '../../ui/focus/focusText';
import { screenAt } from './shownScreen';

/**
 * Focuses the heading of the screen as soon as there is one, and calls `onFocus`. Until then the focus is on the main part, if
 * the user does not move it. Returns a function that stops waiting for the heading.
 */
function focusHeading(onFocus: () => void): () => void {
  const main = document.querySelector('main');
  const isUnmoved = () => document.activeElement === document.body || document.activeElement === main;
  const observer = new MutationObserver(() => isUnmoved() && focusIt());
  const focusIt = () => {
    const target = screenHeading() ?? main;
    if (target === null || isBehindDialog(target)) return;
    if (target !== document.activeElement) focusText(target, { preventScroll: true });
    if (target === main) return;
    observer.disconnect();
    onFocus();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  focusIt();
  return () => observer.disconnect();
}

const isFieldFocused = () => document.activeElement?.matches('input, select, textarea') ?? false;

interface ScreenChangeProps {
  session: Session;
  pathname: string;
}

/**
 * After a change of screen, by a link, the Back button, a login or the end of the session: scrolls to the top, focuses the
 * heading and announces the title (rules: scroll-to-top, kept-focus). The first screen of a visit is announced by the browser.
 */
export function ScreenChange({ session: { status, member }, pathname }: ScreenChangeProps) {
  const { hash } = useLocation();
  const key = usePageKey();
  const [title, setTitle] = useState('');
  const screen = `${screenAt(pathname, member !== null).screen} ${member?.userId ?? ''}`;
  const isKnown = status !== 'unknown';
  const lastScreen = useRef<string | null>(null);

  useEffect(() => {
    if (hash === '') window.scrollTo(0, 0);
  }, [key, hash]);

  useEffect(() => {
    if (!isKnown) return undefined;
    const isFirst = lastScreen.current === null;
    // When a session ends on the home, the login screen shows before the address changes, so the user may already be in its form.
    const isInUse = lastScreen.current === screen && isFieldFocused();
    lastScreen.current = screen;
    const mustFocus = !isFirst && !isInUse && hash === '';
    return mustFocus ? focusHeading(() => setTitle(document.title)) : undefined;
  }, [isKnown, key, hash, screen]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
