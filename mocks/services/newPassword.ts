import { Refusal } from './refusal';

/** 8 to 40 characters with a digit, a lowercase and an uppercase letter, all of them ASCII. (rule: password-rule) */
const ACCEPTABLE_PASSWORD = /^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z]).{8,40}$/s;

/** Refuses a new password that the rule forbids, or that differs from its repetition. */
export function checkNewPassword(password: string, retyped: string): void {
  if (password !== retyped) throw new Refusal(400, 'The two passwords do not match.');
  if (!ACCEPTABLE_PASSWORD.test(password))
    throw new Refusal(
      400,
      'The password must be 8 to 40 characters long, with an uppercase letter, a lowercase letter and a digit.',
    );
}
