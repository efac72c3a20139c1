const REPEATED_PREFIX = /^(?:\+1\s*)+(?=\+1)/;

/** A phone number as it is sent (decision C12): what was typed, trimmed, with '+1' in front, never twice; null if empty. */
export function toWirePhone(typed: string): string | null {
  const number = typed.trim().replace(REPEATED_PREFIX, '');
  if (number === '' || number === '+1') return null;
  return number.startsWith('+1') ? number : `+1${number}`;
}

/** A phone number as it is shown (specification 3): without the +1 prefix and the space after it. */
export function withoutPrefix(phone: string): string {
  return phone.replace(/^\+1\s*/, '');
}
