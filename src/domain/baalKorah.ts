import { isAnotherUnit, type Part, type SignUp, type UnitMember } from './signUp';

/** The parts of the reading with their labels, in the order in which the form offers them. */
export const PARTS: readonly { part: Part; label: string }[] = [
  { part: 'full', label: 'Full Parsha' },
  { part: '1-4', label: "1-4 (Till Revi'i)" },
  { part: '5-end', label: '5-end (From Chamishi)' },
  { part: '1st', label: '1st Half' },
  { part: '2nd', label: '2nd Half' },
];

/** 'Baal Korah' with the part that the member reads, or without it if the part is unknown. Undefined if the member does not read. */
export function readerText({ baalKorah, part }: Pick<SignUp, 'baalKorah' | 'part'>): string | undefined {
  if (!baalKorah) return undefined;
  const label = PARTS.find((option) => option.part === part)?.label;
  return label === undefined ? 'Baal Korah' : `Baal Korah: ${label}`;
}

/** For each part, the one that another unit may read beside it. Every other part blocks it (rule: part-availability). */
const OTHER_HALF = { full: null, '1-4': '5-end', '5-end': '1-4', '1st': '2nd', '2nd': '1st' } as const;

/** Whether a member may choose a part. Only other units' sign-ups block it. */
export function isPartAvailable(part: Part, signUps: readonly SignUp[], member: UnitMember): boolean {
  const isBlockedBy = (taken: Part | null) => taken !== null && taken !== OTHER_HALF[part];
  return !signUps.some((signUp) => isBlockedBy(signUp.part) && isAnotherUnit(signUp, member));
}

/**
 * The assigned parts with their readers, in the order of PARTS, then the readers without a part, whose `part` and `label`
 * are null (rule: reader-without-part). 'full' is listed as '1-4' and '5-end'. A part that two members read is listed twice, in
 * the order of the sign-ups. Empty if there is no Baal Korah.
 *
 * @example
 * readers([signUp]).map(({ part }) => part); // ['1-4', '5-end'] if `signUp.part` is 'full'
 */
export function readers(signUps: readonly SignUp[]) {
  return [...PARTS, { part: null, label: null }].flatMap(({ part, label }) =>
    signUps.filter((signUp) => reads(signUp, part)).map((signUp) => ({ part, label, signUp })),
  );
}

function reads({ baalKorah, part: own }: SignUp, part: Part | null): boolean {
  if (own === 'full') return part === '1-4' || part === '5-end';
  // Whoever has a part reads. Without a part, `baalKorah` tells whether the member reads.
  return own === part && (part !== null || baalKorah);
}
