const MIN_LENGTH = 8;
const MAX_LENGTH = 40;

/** Whether a new password is allowed: 8 to 40 characters, both inclusive, with at least one of each of 0-9, a-z and A-Z. */
export function isAcceptablePassword(text: string): boolean {
  const fits = text.length >= MIN_LENGTH && text.length <= MAX_LENGTH;
  return fits && /[0-9]/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** The same rule for password managers, in the syntax of the HTML attribute `passwordrules`. */
export const PASSWORD_RULES = `minlength: ${MIN_LENGTH}; maxlength: ${MAX_LENGTH}; required: lower; required: upper; required: digit;`;
