/**
 * Installs fake timers that also advance with real time. They do not replace what the emulated backend needs to answer, nor
 * `performance`, with which tests measure real time. `now` is the time of the fake clock in milliseconds since the epoch.
 */
export function installFakeTimers(now?: number): void {
  jest.useFakeTimers({
    ...(now !== undefined && { now }),
    advanceTimers: true,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
}
