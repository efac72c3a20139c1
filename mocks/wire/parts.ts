import type { WirePart } from './wireTypes';

/** The parts of the Torah reading that a member can offer to read. */
export const PARTS: readonly WirePart[] = ['full', '1-4', '5-end', '1st', '2nd'];

/** The part of a sign-up. 'unknown': the member reads, but the real backend has not stored which part. */
export type RecordedPart = WirePart | 'unknown';

/** Every value that the part of a sign-up can have, except null. */
export const RECORDED_PARTS: readonly RecordedPart[] = [...PARTS, 'unknown'];
