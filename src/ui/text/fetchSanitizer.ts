import type { sanitizeHtml } from './sanitizeHtml';

export type Sanitize = typeof sanitizeHtml;

let fetched: Sanitize | null = null;

/** The sanitiser, if it has come already. */
export function sanitizerAtHand(): Sanitize | null {
  return fetched;
}

/** Fetches the sanitiser, which only a text with markup needs. Rejects if its file cannot be had. */
export async function fetchSanitizer(): Promise<Sanitize> {
  fetched ??= (await import('./sanitizeHtml')).sanitizeHtml;
  return fetched;
}
