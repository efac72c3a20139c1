import * as yup from 'yup';
import { isAcceptablePassword } from '../../domain/password';

/** The 'have have' is the specification's own text. */
export const PASSWORD_HINT =
  'Password must contain at least 8 characters, have have an uppercase, lowercase and digit';

export interface NewPasswordValues {
  username: string;
  password: string;
  password2: string;
}

/** Both forms that choose a password; a password link knows its username already. */
export function newPasswordSchema({ asksUsername }: { asksUsername: boolean }) {
  const required = yup.string().trim().required();
  return yup.object({
    username: asksUsername ? required : yup.string(),
    password: yup.string().required().test('acceptable', PASSWORD_HINT, isAcceptablePassword),
    password2: yup
      .string()
      .required()
      .oneOf([yup.ref('password')], 'The passwords do not match.'),
  });
}
