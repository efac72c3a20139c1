type Options = Parameters<typeof jest.useFakeTimers>[0];

/** Installs fake timers that only the test advances. They do not replace what the emulated backend needs to answer. */
export function stopTimers(options: Options = {}): void {
  // `performance` stays real, because tests measure real time with it.
  jest.useFakeTimers({
    ...options,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
}

/**
 * Installs fake timers that also advance with real time. `now` is the time of the fake clock in milliseconds since the epoch.
 */
export function installFakeTimers(now?: number): void {
  stopTimers({ ...(now !== undefined && { now }), advanceTimers: true });
}
