import { isAcceptablePassword } from '../../src/domain/password';
import { Refusal } from './refusal';

/** Judges a password that is to be set, wherever it is set. */
export function judgeNewPassword(password: string, retyped: string): void {
  if (password !== retyped) throw new Refusal(400, 'The two passwords do not match.');
  if (!isAcceptablePassword(password))
    throw new Refusal(
      400,
      'The password must be 8 to 40 characters long, with an uppercase letter, a lowercase letter and a digit.',
    );
}
