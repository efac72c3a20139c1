import { plainWidth } from '../lib/plainText';

/** The country code 1, with any brackets and blanks. A bracket that it leaves open belongs to the area code. */
const COUNTRY_CODE = /^(?:\(\s*\+?\s*1\s*\)|\+\s*\(\s*1\s*\)|\(?\s*\+?\s*\(?\s*1)/;

/** A plus sign with the code of another country. */
const OTHER_COUNTRY = /^\(?\s*\+\s*\(?\s*[02-9]/;

const SEPARATORS = /^[\s.-]+/;

/** Makes full-width characters and dashes plain. Drops invisible characters, unusual blanks and 'tel:', also between '+1' and a number. */
function clean(text: string): string {
  return plainWidth(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?! )[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]/gu, '')
    .replaceAll(/(^|[^a-z])(?:tel:)+/gi, '$1')
    .trim();
}

/** Counts the digits of a number, without those of an extension as in '845-555-0134 ext. 2'. */
const countDigits = (number: string) => number.replace(/[a-z#,;].*/i, '').replaceAll(/\D/g, '').length;

/** The number without its country codes; the separators after them stay. The same text if it has no code. */
function withoutCode(number: string): string {
  const trimmed = number.replace(SEPARATORS, '');
  const code = COUNTRY_CODE.exec(trimmed)?.[0] ?? '';
  // Without a plus sign only a number of eleven digits has the code (rule: phone-country-code).
  if (!code.includes('+') && (code === '' || countDigits(trimmed) !== 11)) return number;
  const rest = trimmed.slice(code.length);
  // The open bracket of '(1 845) 5…' belongs to the area code: ' (845) 5…'. The text may have the country code more than once.
  return withoutCode(code.includes('(') && !code.endsWith(')') ? ` (${rest.trimStart()}` : rest);
}

/**
 * A typed phone number as the backend expects it: cleaned, and with one '+1' in front. A number with the code of another country
 * gets no '+1'. Null if nothing is left (rules: phone-prefix, phone-country-code).
 *
 * @example
 * toWirePhone('1-222-222-2222'); // '+1-222-222-2222'
 */
export function toWirePhone(typed: string): string | null {
  const rest = withoutCode(clean(typed));
  const number = rest.replace(SEPARATORS, '');
  if (number === '') return null;
  return OTHER_COUNTRY.test(number) ? number : `+1${rest}`;
}

/** A phone number of the backend as members see it: without the country code and the separators after it. */
export const fromWirePhone = (phone: string): string => withoutCode(clean(phone)).replace(SEPARATORS, '');
