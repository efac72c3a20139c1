import type { SignUpEntry } from '../../domain/signUpEntry';
import type { Part, SignUp } from '../../domain/signUp';
import { MAX_MEN, MIN_MEN } from '../../domain/counts';

export type SignUpValues = Omit<SignUpEntry, 'peopleCount' | 'part'> & {
  /** '' while the box is empty. */
  peopleCount: number | '';
  /** '' while no part is chosen. */
  part: Part | '';
};

const newSignUp: SignUpValues = {
  peopleCount: MIN_MEN,
  isGuest: false,
  onlyIfMinyan: false,
  anonymous: false,
  reservedMussaf: false,
  baalKorah: false,
  part: '',
  comingEarlier: false,
};

/** The form's values: those of the member's own sign-up, or a new one's. */
export function signUpValues(own: SignUp | null): SignUpValues {
  if (own === null) return newSignUp;
  const { peopleCount, isGuest, onlyIfMinyan, anonymous, reservedMussaf, part, comingEarlier } = own;
  return {
    peopleCount,
    isGuest,
    onlyIfMinyan,
    anonymous,
    reservedMussaf,
    baalKorah: part !== null,
    part: part ?? '',
    comingEarlier,
  };
}

/** The fewest men that can be entered: none, where there is a record to remove. */
export function fewestMen(hasRecord: boolean): number {
  return hasRecord ? 0 : MIN_MEN;
}

type SignUpErrors = Partial<Record<'peopleCount' | 'part', string>>;

/** What stands against sending the form (section 5 of the specification); empty if nothing does. */
export function signUpErrors(values: SignUpValues, hasRecord: boolean): SignUpErrors {
  const { peopleCount } = values;
  const fewest = fewestMen(hasRecord);
  if (peopleCount === '' || peopleCount < fewest || peopleCount > MAX_MEN) {
    return { peopleCount: `Please enter a number from ${fewest} to ${MAX_MEN}.` };
  }
  if (values.baalKorah && values.part === '' && peopleCount > 0) {
    return { part: 'Please specify the part for which you are a baal korah.' };
  }
  return {};
}

/** What is sent. `values` must be without errors. */
export function toEntry(values: SignUpValues): SignUpEntry {
  return {
    ...values,
    peopleCount: Number(values.peopleCount),
    part: values.part === '' ? null : values.part,
  };
}

export function isSameValues(one: SignUpValues, other: SignUpValues): boolean {
  return JSON.stringify(toEntry(one)) === JSON.stringify(toEntry(other));
}
