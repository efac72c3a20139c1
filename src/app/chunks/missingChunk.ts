import { TIME_OUT } from '../../api/client';

/** A part of the application that could not be fetched: the network is down, or a newer version has been put in its place. */
export class MissingChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be fetched.', { cause });
    this.name = 'MissingChunkError';
  }
}

/** Wraps `load` so that it rejects with a `MissingChunkError`. */
export function wrapChunkError<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      throw new MissingChunkError(error);
    }
  };
}

const KEY = 'reloaded-from';

/** The version that runs, by its hashed entry. */
function runningVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}

/**
 * Whether to reload the page for a missing chunk: once for each version, so that a version that is itself incomplete
 * is not loaded for ever. True at most once.
 */
export function claimReloadOnce(): boolean {
  try {
    const version = runningVersion();
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Without storage nothing would end the circle.
    return false;
  }
}

/** Whether the page at hand could be loaded again now; no answer in time is a no. */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIME_OUT);
    return (await fetch(window.location.href, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
