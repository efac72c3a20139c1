import { useEffectEvent, useLayoutEffect } from 'react';
import { readStored, store } from './storage';

const STORE = 'scroll-places';
/** More history entries than anyone goes back. */
const MAX_PLACES = 50;

const read = (): Map<string, number> => {
  try {
    const places: [string, number][] = JSON.parse(readStored(STORE, 'sessionStorage') ?? '[]');
    return new Map(places);
  } catch {
    return new Map();
  }
};

/** The place at which the page of a history entry was left, in pixels from its top. Null for a new entry. */
export const scrollPlaceOf = (entry: string): number | null => read().get(entry) ?? null;

/** Stores the scroll place of a history entry. It survives a reload of the tab. Null removes it. */
function keepScrollPlace(entry: string, place: number | null): void {
  const places = read();
  places.delete(entry);
  if (place !== null) places.set(entry, place);
  store(STORE, JSON.stringify([...places].slice(-MAX_PLACES)), 'sessionStorage');
}

/** Whether a link or an address opened this document, not Back or a reload. An earlier visit may then have had the same `entry`. */
function isNewDocument(): boolean {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened !== undefined && 'type' in opened && opened.type === 'navigate';
}

// In the capture phase, a click is seen before its link navigates.
const listenerOptions = { capture: true, passive: true };

/** After one of these events the user has moved on the page, so it must not scroll by itself any more. */
const USER_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Browsers send the scroll event with the next frame. A click, or the end of the page, may come before that frame. */
const PLACE_CHANGES = ['scroll', 'click', 'pagehide'] as const;

/** Scrolls to the top, or to where the page was left (rule: scroll-place). Browsers scroll before the answers have made the page high enough. */
export function useScrollPlace(entry: string, hash: string): void {
  const forgetOldDocument = useEffectEvent(() => {
    if (isNewDocument()) keepScrollPlace(entry, null);
  });
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    forgetOldDocument();
  }, []);

  useLayoutEffect(() => {
    let target = scrollPlaceOf(entry);
    let current: number | null = null;
    if (target === null && hash === '') window.scrollTo(0, 0);

    const restore = () => {
      if (target === null) return;
      window.scrollTo(0, target);
      if (Math.abs(window.scrollY - target) <= 1) target = null;
    };
    restore();
    const bodyGrowth = target === null ? null : new ResizeObserver(restore);
    bodyGrowth?.observe(document.body);
    const giveUp = () => {
      target = null;
    };
    const keep = () => {
      if (current !== null) keepScrollPlace(entry, current);
    };
    const follow = ({ type }: Event) => {
      if (target === null) current = window.scrollY;
      if (type === 'pagehide') keep();
    };
    for (const type of USER_MOVES) addEventListener(type, giveUp, listenerOptions);
    for (const type of PLACE_CHANGES) addEventListener(type, follow, listenerOptions);
    return () => {
      bodyGrowth?.disconnect();
      for (const type of USER_MOVES) removeEventListener(type, giveUp, listenerOptions);
      for (const type of PLACE_CHANGES) removeEventListener(type, follow, listenerOptions);
      keep();
    };
  }, [entry, hash]);
}
