import { TIMEOUT_MS } from '../../api/client';
import { reportFailure } from '../../lib/failures';

/** A chunk could not be loaded: the network is down, or a deploy has removed the chunk. */
export class MissingChunkError extends Error {
  constructor(cause: unknown) {
    super('A chunk of the application could not be loaded.', { cause });
    this.name = 'MissingChunkError';
  }
}

/** Wraps `load` so that it rejects with a `MissingChunkError`. */
export function wrapChunkError<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      reportFailure({ kind: 'missing-chunk' });
      throw new MissingChunkError(error);
    }
  };
}

/** src/head.ts uses the same key for a missing entry script. */
const KEY = 'reloaded-from';

/**
 * Returns true once for each version of the application: the page may then reload to get the missing chunk. Without this
 * limit, a version whose chunk is missing on the server would reload for ever.
 */
export function claimReloadOnce(): boolean {
  try {
    // The hashed URL of the entry script identifies the version.
    const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Without storage the page would reload for ever.
    return false;
  }
}

/** Whether the server answers a request for this page. False after a timeout. */
export async function isServerReachable(): Promise<boolean> {
  // Not AbortSignal.timeout: Safari has it from 16, Chromium from 103.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return (await fetch(window.location.href, { cache: 'no-store', signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
