import { entryFields, newEntry, type Part, type SignUpEntry } from '@/domain/signUp';
import type { SignUpOptions } from '@/domain/signUpOptions';
import { pick } from 'es-toolkit';

export type SignUpValues = Omit<SignUpEntry, 'peopleCount' | 'part'> & {
  /** '' while the input is empty. */
  peopleCount: number | '';
  /** '' while no part is chosen. */
  part: Part | '';
};

/** The first values of the form: the member's own sign-up, or the defaults. Always a new object: a new `baseline` resets the fields. */
export function signUpValues(own: SignUpEntry | null): SignUpValues {
  const entry = pick(own ?? newEntry, entryFields);
  return { ...entry, part: entry.part ?? '' };
}

/** The error text by field. Empty if the form can be sent. */
export function signUpErrors(values: SignUpValues, { men }: Pick<SignUpOptions, 'men'>) {
  const { peopleCount } = values;
  if (peopleCount === '' || peopleCount < men.min || peopleCount > men.max) {
    return { peopleCount: `Please enter a number from ${men.min} to ${men.max}.` };
  }
  if (values.baalKorah && values.part === '' && peopleCount > 0) {
    return { part: 'Please specify the part for which you are a baal korah.' };
  }
  return {};
}

/** Converts valid form values to what is sent. */
export function toEntry(values: SignUpValues): SignUpEntry {
  return { ...values, peopleCount: Number(values.peopleCount), part: partOf(values) };
}

/** The chosen part. Null if no part is chosen, or if 'Baal Korah' is not ticked. */
const partOf = ({ baalKorah, part }: SignUpValues): Part | null => (baalKorah && part !== '' ? part : null);

/**
 * The values without choices that are no longer available (rule: unavailable-choice). A hidden option gets its value in `stored`, the
 * saved sign-up. If no part is left, 'Baal Korah' stays ticked only for a member who already reads. Returns `values` if all are available.
 */
export function availableValues(
  values: SignUpValues,
  stored: SignUpEntry | null,
  { parts, isPartLeft, maftir, comingEarlierWeekday }: Omit<SignUpOptions, 'men'>,
): SignUpValues {
  const isPartTaken = parts.some(({ part, isAvailable }) => part === values.part && !isAvailable);
  const storedMaftir = stored?.reservedMussaf ?? false;
  const available = {
    ...values,
    reservedMussaf: maftir === 'hidden' ? storedMaftir : values.reservedMussaf && maftir === 'available',
    baalKorah: values.baalKorah && (isPartLeft || stored?.baalKorah === true),
    part: isPartTaken ? ('' as const) : values.part,
    comingEarlier: comingEarlierWeekday === null ? (stored?.comingEarlier ?? false) : values.comingEarlier,
  };
  return isSameValues(available, values) ? values : available;
}

/** Whether two forms would send the same. A part counts only while 'Baal Korah' is ticked. */
export function isSameValues(one: SignUpValues, other: SignUpValues): boolean {
  return entryFields.every((name) =>
    name === 'part' ? partOf(one) === partOf(other) : one[name] === other[name],
  );
}
