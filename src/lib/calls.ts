/** The time-out of every call, in milliseconds (rule: call-time-out). */
export const TIMEOUT_MS = 15_000;

/** The addresses of the calls that a visit starts with. `now` is in milliseconds; it keeps a proxy from answering itself. */
export const firstCallAddresses = {
  user: (now: number) => `/api/user?_=${now}`,
  colony: (now: number) => `/api/colony?_=${now}`,
  minyan: () => '/api/minyan',
} as const;

export type ReceivedAnswer = { status: number; text: string; retryAfter: string | null };

/** The charset that a byte order mark stands for, else the declared one, else UTF-8 (rule: declared-charset). */
function charsetOf([first, second, third]: Uint8Array, contentType: string | null): string {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // No browser knows this charset.
    return new TextDecoder();
  }
}

/** Waits for the complete answer. `response.text()` would read any answer as UTF-8. */
async function receive(response: Response): Promise<ReceivedAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers, status } = response;
  const text = decoderOf(charsetOf(bytes, headers.get('Content-Type'))).decode(bytes);
  return { status, text, retryAfter: headers.get('Retry-After') };
}

/** Why a call has no answer: none came in time, or the network failed. */
export type NoAnswer = 'timedOut' | 'unreachable';

/** Sends a call. Does not follow a redirect: one to another origin would fail like a dropped connection. */
export async function sendCall(address: string, init: RequestInit = {}): Promise<ReceivedAnswer | NoAnswer> {
  // Not AbortSignal.timeout: Safari has it from 16, Chromium from 103.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const options = { headers: { Accept: 'application/json' }, ...init, signal: controller.signal };
  try {
    return await receive(await fetch(address, { cache: 'no-store', redirect: 'manual', ...options }));
  } catch {
    return controller.signal.aborted ? 'timedOut' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
