/** The bounds of a new password's length in characters, both inclusive. */
export const PASSWORD_LENGTH = { min: 8, max: 40 };

/** Whether a new password is allowed: 8 to 40 characters, both inclusive, with at least one of each of 0-9, a-z and A-Z. */
export function isAcceptablePassword(text: string): boolean {
  const fits = text.length >= PASSWORD_LENGTH.min && text.length <= PASSWORD_LENGTH.max;
  return fits && /[0-9]/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** The same rule for password managers, in the syntax of the HTML attribute `passwordrules`. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_LENGTH.min}; maxlength: ${PASSWORD_LENGTH.max}; required: lower; required: upper; required: digit;`;
