export const deviceNow = (): number => Date.now();

/** A clock that runs at the speed of the device's clock and can be set to any time. */
export function createMovableClock(initialOffset = 0) {
  let offset = initialOffset;
  return {
    now: (): number => deviceNow() + offset,
    moveTo: (instant: number) => {
      offset = instant - deviceNow();
    },
    /** Milliseconds by which the clock is ahead of the device's clock. */
    offset: () => offset,
  };
}

export type MovableClock = ReturnType<typeof createMovableClock>;
