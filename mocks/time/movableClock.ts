/** A clock that runs with the device's, but may be set to any time. */
export type MovableClock = {
  now: () => number;
  moveTo: (instant: number) => void;
  /** By how many milliseconds it is ahead of the device's. */
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
