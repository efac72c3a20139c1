import { parseDay } from '@/domain/day';
import { instantAt } from '../time/instantAt';
import { isoTime } from '../time/isoTime';
import { communityZone } from '../time/zone';

const TRUE_FORMS = [1, '1', true] as const;
const FALSE_FORMS = [0, '0', false] as const;

/** A false flag of a sign-up can also be null. A community's cannot: there, null means that the flag was never set. */
const SIGN_UP_FALSE_FORMS = [...FALSE_FORMS, null] as const;

/** Numbers that are sent as text. */
const TEXT_NUMBERS = new Set(['poeple_count', 'balance', 'lat', 'lon']);

/** Empty lists that are sent as null. Other empty lists are omitted. */
const NULL_LISTS = new Set(['notes', 'mikvahOpenAt', 'users']);

/**
 * Rewrites an answer in the loose forms of the old backend (rule: loose-wire-values): booleans as 0/1, '0'/'1' or plain, days as
 * days or date-times, some numbers as text, empty lists as null or omitted, false flags of sign-ups also as null. The forms of
 * booleans and days take turns, so that a long answer mixes them, and the same answer is always written in the same way.
 */
export function toLegacy(answer: object): object {
  let written = 0;
  const formOf = (forms: readonly unknown[]): unknown => {
    written += 1;
    return forms[written % forms.length];
  };

  const write = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => write(name, one));
    if (typeof value === 'object' && value !== null) return writeFields(value);
    if (typeof value === 'boolean') return value ? formOf(TRUE_FORMS) : formOf(FALSE_FORMS);
    if (typeof value === 'number' && TEXT_NUMBERS.has(name)) return String(value);
    const day = parseDay(value);
    if (day === null) return value;
    return formOf([day, `${day}T00:00:00.000Z`, isoTime(instantAt(day, '00:00', communityZone))]);
  };

  const writeFields = (fields: object): object => {
    const isSignUp = 'poeple_count' in fields;
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
        if (Array.isArray(value) && value.length === 0) return NULL_LISTS.has(name) ? [[name, null]] : [];
        if (isSignUp && value === false) return [[name, formOf(SIGN_UP_FALSE_FORMS)]];
        if (isSignUp && name === 'user_id') return [[name, String(value)]];
        return [[name, write(name, value)]];
      }),
    );
  };

  return writeFields(answer);
}
