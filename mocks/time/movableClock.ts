/** A clock that runs at the speed of the device's clock and can be set to any time. */
export type MovableClock = {
  now: () => number;
  moveTo: (instant: number) => void;
  /** Milliseconds by which it is ahead of the device's clock. */
  offset: () => number;
};

export const deviceNow = (): number => Date.now();

export function createMovableClock(initialOffset = 0): MovableClock {
  let offset = initialOffset;
  return {
    now: () => deviceNow() + offset,
    moveTo: (instant) => {
      offset = instant - deviceNow();
    },
    offset: () => offset,
  };
}
