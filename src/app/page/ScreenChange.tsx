import { useSessionState } from '@/api/memberContext';
import type { MemberId } from '@/domain/memberId';
import { usePageKey } from '@/ui/dialog/useDialogEntry';
import { focusScreenHeading, passFocusOn, takeFocus } from '@/ui/focus/focus';
import { HeadingContext } from '@/ui/structure/ScreenHeading';
import { ScrollPlace } from '@/ui/structure/ScrollPlace';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Screen, screenAt } from '../screens';

const isFieldFocused = () => document.activeElement?.matches('input, select, textarea') ?? false;

/** After a change of screen, restores the scroll place, focuses the heading and announces the title (rules: scroll-place, kept-focus). */
export function ScreenChange({ children }: { children: ReactNode }) {
  const { status, member } = useSessionState().session;
  const { pathname, hash } = useLocation();
  const key = usePageKey();
  const [title, setTitle] = useState('');
  const screen = screenAt(pathname, member !== null);
  const userId = member?.userId;
  const isKnown = status !== 'unknown';
  const last = useRef<{ screen: Screen; userId: MemberId | undefined; key: string; isKnown: boolean }>(null);
  /** True until the heading of the new screen has had the focus. The screen may still be loading. */
  const isFocusDue = useRef(false);

  const headingProps = useMemo(() => {
    const onFocus = () => {
      if (isFocusDue.current) setTitle(document.title);
      isFocusDue.current = false;
    };
    const ref = (heading: HTMLElement | null) => {
      const passOn = isFocusDue.current ? takeFocus(heading) : passFocusOn(heading);
      return () => {
        // A focused heading may belong to an outline. The heading of the screen that replaces the outline must then get the focus.
        if (document.activeElement === heading) isFocusDue.current = true;
        passOn();
      };
    };
    return { ref, onFocus };
  }, []);

  useEffect(() => {
    const before = last.current;
    last.current = { screen, userId, key, isKnown };
    // No screen has changed if the session has become known at the same address.
    const hasChanged = before !== null && (before.isKnown || before.key !== key);
    // On the same screen, a hash moves the focus by itself, and Back from '/#2026-08-15' to '/' must not take the focus from a field.
    const isSame = before?.screen === screen && before.userId === userId;
    const keepsFocus = isSame && (hash !== '' || isFieldFocused());
    if (!hasChanged || keepsFocus) return;
    isFocusDue.current = true;
    focusScreenHeading();
    // A heading that had the focus before gets no focus event.
    if (document.activeElement?.matches('main h1')) headingProps.onFocus();
  }, [isKnown, key, hash, screen, userId, headingProps]);

  return (
    <>
      <HeadingContext value={headingProps}>{children}</HeadingContext>
      <ScrollPlace entry={key} hash={hash} />
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
    </>
  );
}
