/** The opaque id of a member. It is sent back to the server exactly as it came. Compare two ids with isSameId. */
export type MemberId = string | number;

/**
 * Whether two ids belong to the same member. An old backend sends an id as a number in one answer and as text in another,
 * so 7 equals '7'. A missing id (null) equals nothing, not even another missing id.
 */
export function isSameId(one: MemberId | null, other: MemberId | null): boolean {
  return one !== null && other !== null && String(one) === String(other);
}
