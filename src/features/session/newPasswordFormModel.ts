import * as yup from 'yup';
import { isAcceptablePassword } from '../../domain/password';

/** The text is literal, 'have have' included (rule: password-rule). */
export const PASSWORD_HINT =
  'Password must contain at least 8 characters, have have an uppercase, lowercase and digit';

export interface NewPasswordValues {
  username: string;
  password: string;
  password2: string;
}

/** For both forms that set a password. Only the form of an invitation asks for a username. */
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
