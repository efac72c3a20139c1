import { MINUTE_MS } from '../domain/duration';
import { isPageVisible, onPageVisibility } from './pageVisibility';

/** The only clock of the application. Functions take `now` as an argument; components read it with `useNow`. */

let source: () => number = () => Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The time now, in milliseconds since the epoch. */
export const currentTime = (): number => source();

/** Replaces the clock and calls all listeners. For tests, and for builds in which the time can be set. */
export function setClock(next: () => number): void {
  source = next;
  tick();
}

/** Calls `listener` at every whole minute, and when the page is shown again, because a sleeping device runs no timers. */
export function onEveryMinute(listener: () => void): () => void {
  if (listeners.size === 0) schedule();
  onPageVisibility(tickWhenShown);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function tick(): void {
  for (const listener of listeners) listener();
  if (listeners.size > 0) schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (source() % MINUTE_MS));
}

const tickWhenShown = () => {
  if (isPageVisible()) tick();
};
