import type { Session } from '@/api/session';
import type { MemberId } from '@/domain/memberId';
import { usePageKey } from '@/ui/dialog/useDialogEntry';
import { focusScreenHeading, passFocusOn, takeFocus } from '@/ui/focus/focus';
import { HeadingContext } from '@/ui/structure/ScreenHeading';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Screen, screenAt } from '../screens';
import { useScrollPlace } from './useScrollPlace';

const isFieldFocused = () => document.activeElement?.matches('input, select, textarea') ?? false;

type ScreenChangeProps = { session: Session; children: ReactNode };

/** After a change of screen, scrolls to its place, focuses the heading and announces the title (rules: scroll-place, kept-focus). */
export function ScreenChange({ session: { status, member }, children }: ScreenChangeProps) {
  const { pathname, hash } = useLocation();
  const key = usePageKey();
  const [title, setTitle] = useState('');
  const screen = screenAt(pathname, member !== null);
  const userId = member?.userId;
  const isKnown = status !== 'unknown';
  const last = useRef<{ screen: Screen; userId: MemberId | undefined; key: string; isKnown: boolean }>(null);
  /** The heading of the new screen, which may still be loading, has not had the focus. */
  const isAwaited = useRef(false);

  const headingProps = useMemo(() => {
    const onFocus = () => {
      if (isAwaited.current) setTitle(document.title);
      isAwaited.current = false;
    };
    const ref = (heading: HTMLElement | null) => {
      const passOn = isAwaited.current ? takeFocus(heading) : passFocusOn(heading);
      return () => {
        // The heading of an outline is replaced by the screen's.
        if (document.activeElement === heading) isAwaited.current = true;
        passOn();
      };
    };
    return { ref, onFocus };
  }, []);

  useScrollPlace(`${key} ${pathname}`, hash);

  useEffect(() => {
    const before = last.current;
    last.current = { screen, userId, key, isKnown };
    // Nothing has changed if only the session of the same address has become known.
    const hasChanged = before !== null && (before.isKnown || before.key !== key);
    // On the same screen a hash moves the focus itself, and Back from '/#2026-08-15' to '/' must not take it from a field.
    const isSame = before?.screen === screen && before.userId === userId;
    const isKept = isSame && (hash !== '' || isFieldFocused());
    if (!hasChanged || isKept) return;
    isAwaited.current = true;
    focusScreenHeading();
    // It may have had the focus before.
    if (document.activeElement?.matches('main h1')) headingProps.onFocus();
  }, [isKnown, key, hash, screen, userId, headingProps]);

  return (
    <>
      <HeadingContext value={headingProps}>{children}</HeadingContext>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
    </>
  );
}
