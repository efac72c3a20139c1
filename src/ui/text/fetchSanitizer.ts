import { reportFailure } from '../../lib/failures';
import type { sanitizeHtml } from './sanitizeHtml';

export type Sanitize = typeof sanitizeHtml;

let loaded: Sanitize | null = null;

/** The sanitizer if its chunk is loaded, else null. */
export function loadedSanitizer(): Sanitize | null {
  return loaded;
}

/** Loads the sanitizer's chunk, which only texts with HTML need. Rejects if the chunk cannot be loaded. */
export async function fetchSanitizer(): Promise<Sanitize> {
  try {
    loaded ??= (await import('./sanitizeHtml')).sanitizeHtml;
  } catch (error) {
    reportFailure({ kind: 'missing-chunk', part: 'sanitizeHtml' });
    throw error;
  }
  return loaded;
}
