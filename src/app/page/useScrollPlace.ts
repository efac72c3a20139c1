import { keepScrollPlace, scrollPlaceOf } from '@/lib/scrollPlaces';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Whether this document was opened by a link or an address, and not by Back or a reload. */
function isNewDocument(): boolean {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened !== undefined && 'type' in opened && opened.type === 'navigate';
}

const early = { capture: true, passive: true };

/** Events of a user who moves on the page, which must not be scrolled any more. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new address to its top. After Back, Forward or a reload it scrolls to where the page was left (rule: scroll-place).
 * Browsers restore the place too early: before the answers of the backend have arrived, the page is too short.
 */
export function useScrollPlace(entry: string, hash: string): void {
  const forgetOldDocument = useEffectEvent(() => {
    if (isNewDocument()) keepScrollPlace(entry, null);
  });
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    forgetOldDocument();
  }, []);

  useLayoutEffect(() => {
    let awaited = scrollPlaceOf(entry);
    let last: number | null = null;
    if (awaited === null && hash === '') window.scrollTo(0, 0);

    const restore = () => {
      if (awaited === null) return;
      window.scrollTo(0, awaited);
      if (Math.abs(window.scrollY - awaited) <= 1) awaited = null;
    };
    restore();
    const growth = awaited === null ? null : new ResizeObserver(restore);
    growth?.observe(document.body);
    const giveUp = () => {
      awaited = null;
    };
    const follow = () => {
      if (awaited === null) last = window.scrollY;
    };
    const keep = () => {
      if (last !== null) keepScrollPlace(entry, last);
    };
    const leave = () => {
      follow();
      keep();
    };
    for (const type of MOVES) addEventListener(type, giveUp, early);
    // A scroll event comes with the next frame, which may be after the click or the page's end that follows the scroll.
    for (const type of ['scroll', 'click']) addEventListener(type, follow, early);
    addEventListener('pagehide', leave);
    return () => {
      growth?.disconnect();
      for (const type of MOVES) removeEventListener(type, giveUp, early);
      for (const type of ['scroll', 'click']) removeEventListener(type, follow, early);
      removeEventListener('pagehide', leave);
      keep();
    };
  }, [entry, hash]);
}
