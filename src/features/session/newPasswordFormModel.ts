import * as yup from 'yup';
import { isAcceptablePassword } from '../../domain/password';

/** The repeated 'have' is part of the fixed text (rule: password-rule). */
export const PASSWORD_HINT =
  'Password must contain at least 8 characters, have have an uppercase, lowercase and digit';

export interface NewPasswordValues {
  username: string;
  password: string;
  password2: string;
}

/** The schema of the reset form, and of the join form, which also asks for a username. */
export function newPasswordSchema({ asksUsername }: { asksUsername: boolean }) {
  const required = yup.string().trim().required();
  return yup.object({
    username: asksUsername ? required : yup.string(),
    password: yup.string().required().test('acceptable', PASSWORD_HINT, isAcceptablePassword),
    password2: yup
      .string()
      // No text: an empty field shows no error.
      .required('')
      .oneOf([yup.ref('password')], 'The passwords do not match.'),
  });
}
