import type { CallName } from '../wire/calls';

/**
 * Milliseconds before the call is performed and answered. 'hold': the call is performed once the tester releases it.
 * 'hold-answer': the call is performed at once, and only its answer waits for the release.
 */
export type Delay = number | 'hold' | 'hold-answer';

export type Delays = Partial<Record<CallName, Delay>>;

export type HeldCalls = ReturnType<typeof createHeldCalls>;

export function createHeldCalls() {
  let waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    count: () => waiting.length,
    release: () => {
      const released = waiting;
      waiting = [];
      for (const resolve of released) resolve();
    },
  };
}

/** Resolves after the given milliseconds, or earlier when the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
