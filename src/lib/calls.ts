/** The time-out of every call, in milliseconds (rule: call-time-out). */
export const TIMEOUT_MS = 15_000;

/** The addresses of the calls that a visit starts with. `now` is in milliseconds; it keeps a proxy from answering itself. */
export const firstCallAddresses = {
  user: (now: number) => `/api/user?_=${now}`,
  colony: (now: number) => `/api/colony?_=${now}`,
  minyan: () => '/api/minyan',
} as const;

export type ReceivedAnswer = { status: number; text: string; retryAfter: string | null };

/** Why a call has no answer: none came in time, or the network failed. */
export type NoAnswer = 'timedOut' | 'unreachable';

/** Sends a call. Does not follow a redirect: one to another origin would fail like a dropped connection. */
export async function sendCall(address: string, init: RequestInit = {}): Promise<ReceivedAnswer | NoAnswer> {
  // Not AbortSignal.timeout: Safari has it from 16, Chromium from 103.
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
