import type { Session } from '@/api/session';
import type { MemberId } from '@/domain/memberId';
import { usePageKey } from '@/ui/dialog/useDialogEntry';
import { focusScreenHeading } from '@/ui/focus/focus';
import { HeadingContext } from '@/ui/structure/ScreenHeading';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
    const announce = () => {
      if (isAwaited.current) setTitle(document.title);
      isAwaited.current = false;
    };
    // Until a heading comes, the focus is on the main part or the body. The heading of an outline is replaced by the screen's.
    const takeFocus = (heading: HTMLElement | null) => {
      const { activeElement, body } = document;
      const isUnmoved = activeElement === body || activeElement === heading?.closest('main');
      if (isAwaited.current && isUnmoved) focusScreenHeading();
      return () => {
        if (document.activeElement === heading) isAwaited.current = true;
      };
    };
    return { ref: takeFocus, onFocus: announce };
  }, []);
  const focusHeading = useEffectEvent(() => {
    isAwaited.current = true;
    focusScreenHeading();
    if (document.activeElement?.matches('main h1')) headingProps.onFocus();
  });

  useScrollPlace(`${key} ${pathname}`, hash);

  useEffect(() => {
    const before = last.current;
    last.current = { screen, userId, key, isKnown };
    // Nothing has changed if only the session of the same address has become known.
    const hasChanged = before !== null && (before.isKnown || before.key !== key);
    // On the same screen a hash moves the focus itself, and Back from '/#2026-08-15' to '/' must not take it from a field.
    const isSame = before?.screen === screen && before.userId === userId;
    const isKept = isSame && (hash !== '' || isFieldFocused());
    if (hasChanged && !isKept) focusHeading();
  }, [isKnown, key, hash, screen, userId]);

  return (
    <>
      <HeadingContext value={headingProps}>{children}</HeadingContext>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
    </>
  );
}
