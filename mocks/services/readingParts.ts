import type { WirePart } from '../wire/wireTypes';

/** For each part of the reading, the only part that another unit may hold at the same time. */
const COMPATIBLE_PART: Readonly<Record<WirePart, WirePart | null>> = {
  full: null,
  '1-4': '5-end',
  '5-end': '1-4',
  '1st': '2nd',
  '2nd': '1st',
};

/** Whether a unit may take a part while other units hold the given parts. (rule: part-availability) */
export function isPartFree(part: WirePart, heldByOtherUnits: readonly WirePart[]): boolean {
  return heldByOtherUnits.every((held) => held === COMPATIBLE_PART[part]);
}
