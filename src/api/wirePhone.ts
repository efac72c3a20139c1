const REPEATED_PREFIX = /^(?:\+1\s*)+(?=\+1)/;

/**
 * A typed phone number as the backend expects it: trimmed, with the prefix '+1' exactly once. Null if no number was typed
 * (rule: phone-prefix).
 */
export function toWirePhone(typed: string): string | null {
  const number = typed.trim().replace(REPEATED_PREFIX, '');
  if (number === '' || number === '+1') return null;
  return number.startsWith('+1') ? number : `+1${number}`;
}

/** A phone number of the backend as members see it: without the prefix '+1' and spaces after it. */
export function fromWirePhone(phone: string): string {
  return phone.replace(/^\+1\s*/, '');
}
