/** The time-out of every call, in milliseconds (rule: call-time-out). */
export const TIMEOUT_MS = 15_000;

/**
 * How every call is sent. It does not follow a redirect: one to another origin would fail like a dropped connection. Browsers
 * send the session's cookie by themselves.
 */
export const callOptions = { cache: 'no-store', redirect: 'manual' } as const satisfies RequestInit;

export const acceptJson = { Accept: 'application/json' } as const;

/** The addresses of the calls that a visit starts with. `now` is in milliseconds; it keeps a proxy from answering itself. */
export const firstCallAddresses = {
  user: (now: number) => `/api/user?_=${now}`,
  colony: (now: number) => `/api/colony?_=${now}`,
  minyan: () => '/api/minyan',
} as const;
