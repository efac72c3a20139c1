import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a step takes on a busy machine, in milliseconds. */
const LONGEST_STEP = 300_000;

/** Runs a step. Rejects if it does not end in time, so that a page that hangs is a fault like any other. */
export async function withTimeLimit(name: string, run: () => Promise<void>): Promise<void> {
  const hasEnded = new AbortController();
  const isTooLong = wait(LONGEST_STEP, true, { signal: hasEnded.signal }).catch(() => false);
  try {
    if (await Promise.race([run(), isTooLong]))
      throw new Error(`'${name}' did not end within ${LONGEST_STEP / 1_000} seconds.`);
  } finally {
    hasEnded.abort();
  }
}
