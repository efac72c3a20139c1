import { currentTime } from './clock';

/** The time-out of every call, in milliseconds (rule: call-time-out). */
export const TIMEOUT_MS = 15_000;

export type ReceivedAnswer = { status: number; text: string; retryAfter: string | null };

/** Why a call has no answer: it timed out, or the network failed. */
export type NoAnswer = 'timedOut' | 'unreachable';

/** Sends a call. By default it follows no redirect: a redirect to another origin would look like a network failure. */
export async function sendCall(address: string, init: RequestInit = {}): Promise<ReceivedAnswer | NoAnswer> {
  // AbortSignal.timeout would need Safari 16 and Chromium 103.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const options = { headers: { Accept: 'application/json' }, ...init, signal: controller.signal };
  try {
    const response = await fetch(address, { cache: 'no-store', redirect: 'manual', ...options });
    const text = await response.text();
    return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
  } catch {
    return controller.signal.aborted ? 'timedOut' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

export type FirstCall = 'user' | 'colony' | 'minyan';

/** Sends a call that a visit starts with. The time in an address keeps a proxy from answering from its cache (rule: session-calls). */
export const sendFirstCall = (name: FirstCall) =>
  sendCall(name === 'minyan' ? '/api/minyan' : `/api/${name}?_=${currentTime()}`);
