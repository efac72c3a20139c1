import { ApiError } from '@/api/client';
import { patternAt } from '@/app/screens';
import { currentTime } from '@/lib/clock';
import type { Failure } from '@/lib/failures';
import { isPageVisible, onPageVisibility } from '@/lib/pageVisibility';
import { postReport } from '@/lib/postReport';
import { readStored, store } from '@/lib/storage';

const INTERVAL_MS = 60_000;

const lastSent = new Map<string, number>();

/** Whether this tab has sent no report of the kind in the last minute, also before a reload. If so, records that one is sent now. */
function claim(kind: string): boolean {
  const now = currentTime();
  const key = `reported-${kind}`;
  const last = Math.max(lastSent.get(kind) ?? 0, Number(readStored(key, 'sessionStorage')));
  if (now - last < INTERVAL_MS) return false;
  store(key, String(now), 'sessionStorage');
  lastSent.set(kind, now);
  return true;
}

const PLACE = /(\w+:\/\/[^/\s()@]+)[^\s()]*?\/assets\/([\w.-]+\.js:\d+:\d+)/g;

/** The first three places in an error's stack that are in files of this site, such as 'HomeScreen-a1b2c3.js:1:234'. Source maps resolve them. */
function placesOf(error: unknown): string[] {
  const stack = (error instanceof Error && error.stack) || '';
  const own = [...stack.matchAll(PLACE)].filter(([, origin]) => origin === window.location.origin);
  return own.slice(0, 3).map(([, , place = '']) => place);
}

/** The name of an error, such as 'TypeError'. Its message is not reported, because it may contain what a member has typed. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** The pattern of the screen's address. Unlike the address, it contains no token. */
const currentScreen = (): string => patternAt(window.location.pathname) ?? 'other';

/** Whether an unhandled error comes from another script, such as an extension's: its stack has no place in a file of this site. */
const isForeign = ({ kind, error }: Failure): boolean =>
  (kind === 'error' || kind === 'rejection') && placesOf(error).length === 0;

/** The content of a report: never an error message, an input or a text of the server (rule: error-report-content). */
export function reportContent(failure: Failure): object {
  const { kind, part, error } = failure;
  const { call, status } = error instanceof ApiError ? error : failure;
  // JSON omits undefined properties.
  return {
    kind,
    screen: currentScreen(),
    call,
    status: status ?? undefined,
    part,
    ...(error !== undefined && { error: nameOf(error), at: placesOf(error) }),
  };
}

/** Reports a failure of this client, unless one of the same kind was reported in the last minute. */
export function sendReport(address: string, failure: Failure): void {
  if (!isForeign(failure) && claim(failure.kind)) postReport(address, reportContent(failure));
}

/** Reports, once the page is hidden, when its largest element was painted and the longest time from an input to a paint, in milliseconds. */
export function sendTimings(address: string): void {
  const screen = currentScreen();
  const timings: { lcp?: number; inputDelay?: number } = {};
  const observe = (type: string, read: (entry: PerformanceEntry) => void) => {
    // 16 ms is the lowest threshold that browsers allow. Their default is 104 ms.
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(options);
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.lcp = Math.round(startTime);
  });
  observe('event', (entry) => {
    // Scrolling and hovering have no interaction id.
    if (!('interactionId' in entry) || entry.interactionId === 0) return;
    timings.inputDelay = Math.max(timings.inputDelay ?? 0, Math.round(entry.duration));
  });
  const stop = onPageVisibility(() => {
    if (isPageVisible()) return;
    stop();
    if (claim('timings')) postReport(address, { kind: 'timings', screen, ...timings });
  });
}
