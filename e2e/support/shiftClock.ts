/** Runs in the page. Moves the clock of its scripts by `offset` milliseconds. Unlike Playwright's clock, affects no timers. */
export function shiftClock(offset: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
