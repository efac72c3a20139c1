import type { Part, SignUp } from '../../domain/signUp';
import type { SignUpEntry } from '../../domain/signUpEntry';
import type { SignUpOptions } from '../../domain/signUpOptions';

export type SignUpValues = Omit<SignUpEntry, 'peopleCount' | 'part'> & {
  /** '' while the box is empty. */
  peopleCount: number | '';
  /** '' while no part is chosen. */
  part: Part | '';
};

const newSignUp: SignUpValues = {
  peopleCount: 1,
  isGuest: false,
  onlyIfMinyan: false,
  anonymous: false,
  reservedMussaf: false,
  baalKorah: false,
  part: '',
  comingEarlier: false,
};

/** The values that the form starts from: those of the member's own sign-up, or of a new one. Always a new object. */
export function signUpValues(own: SignUp | null): SignUpValues {
  if (own === null) return { ...newSignUp };
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

type SignUpErrors = Partial<Record<'peopleCount' | 'part', string>>;

/** The error text by field. Empty if the form can be sent. */
export function signUpErrors(values: SignUpValues, { men }: Pick<SignUpOptions, 'men'>): SignUpErrors {
  const { peopleCount } = values;
  if (peopleCount === '' || peopleCount < men.min || peopleCount > men.max) {
    return { peopleCount: `Please enter a number from ${men.min} to ${men.max}.` };
  }
  if (values.baalKorah && values.part === '' && peopleCount > 0) {
    return { part: 'Please specify the part for which you are a baal korah.' };
  }
  return {};
}

/** What is sent. `values` must be free of errors. */
export function toEntry(values: SignUpValues): SignUpEntry {
  return {
    ...values,
    peopleCount: Number(values.peopleCount),
    part: values.part === '' ? null : values.part,
  };
}

export function isSameValues(one: SignUpValues, other: SignUpValues): boolean {
  return (
    one.peopleCount === other.peopleCount &&
    one.isGuest === other.isGuest &&
    one.onlyIfMinyan === other.onlyIfMinyan &&
    one.anonymous === other.anonymous &&
    one.reservedMussaf === other.reservedMussaf &&
    one.baalKorah === other.baalKorah &&
    one.part === other.part &&
    one.comingEarlier === other.comingEarlier
  );
}
