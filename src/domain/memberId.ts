/** The opaque id of a member. It is sent back to the server exactly as it came. Compare two ids with isSameId. */
export type MemberId = string | number;

/** Whether two ids are the same member's: an old backend sends 7 and '7' for one. A missing id (null) equals nothing, not even null. */
export function isSameId(one: MemberId | null, other: MemberId | null): boolean {
  return one !== null && other !== null && String(one) === String(other);
}
