const REPEATED_PREFIX = /^(?:\+1\s*)+(?=\+1)/;

/** The country code at the start of a number without a plus sign: '1' or '(1)'. */
const COUNTRY_CODE = /^\(?1\)?/;

/** Whether a number has eleven digits and begins with 1 (rule: phone-country-code). */
function hasCountryCode(number: string): boolean {
  return COUNTRY_CODE.test(number) && number.replaceAll(/\D/g, '').length === 11;
}

/**
 * A typed phone number as the backend expects it: trimmed, with the prefix '+1' exactly once. Null if no number was typed
 * (rule: phone-prefix).
 *
 * @example
 * toWirePhone('1-222-222-2222'); // '+1-222-222-2222'
 */
export function toWirePhone(typed: string): string | null {
  const number = typed.trim().replace(REPEATED_PREFIX, '');
  const withoutPrefix = number.replace(/^\+1\s*/, '');
  if (withoutPrefix === '') return null;
  if (hasCountryCode(withoutPrefix)) return toWirePhone(withoutPrefix.replace(COUNTRY_CODE, '+1'));
  return number.startsWith('+1') ? number : `+1${number}`;
}

/** A phone number of the backend as members see it: without the country code and the separators after it. */
export function fromWirePhone(phone: string): string {
  const number = phone.replace(/^\+1[\s.-]*/, '');
  return hasCountryCode(number) ? number.replace(/^\(?1\)?[\s.-]*/, '') : number;
}
