import { onPageVisibility } from '@/lib/pageVisibility';
import { readStored, store } from '@/lib/storage';
import { Component } from 'react';
import { observeSizes } from '../observeSizes';

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

/** Stores the place at which the page of a history entry is left, in pixels from its top. It survives a reload of the tab. Null removes it. */
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

/** After one of these events the user has moved on the page, so it must not scroll by itself any more. */
const USER_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to `place` once the answers have made the page high enough. The result aborts when the place is reached or the user has moved. */
function scrollWhenHighEnough(place: number): AbortController {
  const wait = new AbortController();
  const scroll = () => {
    if (!wait.signal.aborted) window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) wait.abort();
  };
  scroll();
  if (wait.signal.aborted) return wait;
  wait.signal.addEventListener('abort', observeSizes([document.body], scroll));
  const options = { capture: true, passive: true, signal: wait.signal };
  for (const type of USER_MOVES) addEventListener(type, () => wait.abort(), options);
  return wait;
}

type ScrollPlaceProps = { entry: string; hash: string };

/** Scrolls to the top, or to where the page was left (rule: scroll-place). Only a class can read the place before React changes the page. */
export class ScrollPlace extends Component<ScrollPlaceProps> {
  /** True after Back, Forward and a reload: the page was left before and returns to its place. */
  static isReturn = false;

  private wait?: AbortController | undefined;
  private stopWatching?: () => void;

  override componentDidMount(): void {
    window.history.scrollRestoration = 'manual';
    if (isNewDocument()) keepScrollPlace(this.props.entry, null);
    // The browser hides a page before it unloads the page.
    this.stopWatching = onPageVisibility(() => this.keep(this.props.entry));
    this.arrive();
  }

  override getSnapshotBeforeUpdate({ entry }: ScrollPlaceProps): null {
    if (entry !== this.props.entry) this.keep(entry);
    return null;
  }

  override componentDidUpdate({ entry }: ScrollPlaceProps): void {
    if (entry !== this.props.entry) this.arrive();
  }

  override componentWillUnmount(): void {
    this.stopWatching?.();
    this.wait?.abort();
  }

  private keep(entry: string): void {
    // While the page waits to return to its place, that place stays stored.
    if (this.wait?.signal.aborted !== false) keepScrollPlace(entry, window.scrollY);
  }

  private arrive(): void {
    const { entry, hash } = this.props;
    const place = read().get(entry);
    ScrollPlace.isReturn = place !== undefined;
    this.wait?.abort();
    this.wait = place === undefined ? undefined : scrollWhenHighEnough(place);
    if (place === undefined && hash === '') window.scrollTo(0, 0);
  }

  override render = () => null;
}
