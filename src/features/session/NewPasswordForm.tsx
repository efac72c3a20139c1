import { useSessionActions } from '@/api/memberContext';
import { acceptInvitation, setNewPassword } from '@/api/passwordLinks';
import { useSubmission } from '@/api/useSubmission';
import { isAcceptablePassword, PASSWORD_LENGTH } from '@/domain/password';
import { codeSchema } from '@/lib/codeSchema';
import { plainCode } from '@/lib/plainText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { Form } from '@/ui/forms/Form';
import { Formik } from 'formik';
import * as yup from 'yup';
import { PrefetchNextScreen } from './PrefetchNextScreen';

/** The repeated 'have' is part of the fixed text (rule: password-rule). */
const PASSWORD_HINT =
  'Password must contain at least 8 characters, have have an uppercase, lowercase and digit';

const TOO_LONG = `Password must contain at most ${PASSWORD_LENGTH.max} characters`;

type NewPasswordValues = { username: string; password: string; password2: string };

/** Errors without a text only disable the button: the hint says what is missing. */
const resetSchema = yup.object({
  password: yup
    .string()
    .required('')
    .max(PASSWORD_LENGTH.max, TOO_LONG)
    .test('acceptable', '', isAcceptablePassword),
  password2: yup
    .string()
    .required('')
    .oneOf([yup.ref('password')], 'The passwords do not match.'),
});

/** The join form also asks for a username. */
const joinSchema = resetSchema.shape({ username: codeSchema().required('') });

/** `success` is shown only if the member cannot be read afterwards. Otherwise the page redirects to the home. */
const texts = {
  reset: {
    password: 'New password',
    button: 'Set password',
    success: 'Your password has been set.',
    lostAnswer: 'The answer was lost. Your password may have been set: try to log in.',
  },
  join: {
    password: 'Password',
    button: 'Create account',
    success: 'Your account has been created.',
    lostAnswer: 'The answer was lost. Your account may have been created: try to log in.',
  },
};

type NewPasswordFormProps = { kind: 'reset' | 'join'; token: string; suggestedUsername: string };

export function NewPasswordForm({ kind, token, suggestedUsername }: NewPasswordFormProps) {
  const { refresh } = useSessionActions();
  const text = texts[kind];
  const { submit, error, lostAnswer, isAccepted, isPending } = useSubmission(
    ({ username, password, password2 }: NewPasswordValues) =>
      kind === 'join'
        ? acceptInvitation({ username: plainCode(username), password, password2, token })
        : setNewPassword({ password, password2, token }),
    {
      // If the call has signed the member in, it has also set the password.
      findLostResult: refresh,
      lostAnswerText: text.lostAnswer,
      onSuccess: refresh,
    },
  );
  return (
    <Formik
      initialValues={{ username: suggestedUsername, password: '', password2: '' }}
      // The button is disabled until the passwords are valid, so the errors cannot wait for a submit.
      initialTouched={{ password: true, password2: true }}
      validationSchema={kind === 'join' ? joinSchema : resetSchema}
      onSubmit={submit}
    >
      {({ dirty, isValid }) => (
        <Form reportsUnsaved={false}>
          {kind === 'join' ? (
            <TextField name="username" label="Username" autoComplete="username" required />
          ) : null}
          <PasswordField
            name="password"
            label={text.password}
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            announcesError
            required
          />
          <PasswordField
            name="password2"
            label="Retype password"
            autoComplete="new-password"
            announcesError
            required
          />
          <PrefetchNextScreen />
          <FormStatus
            error={error}
            lostAnswer={lostAnswer}
            success={isAccepted && !isPending ? text.success : null}
          />
          <BusyButton isPending={isPending} disabled={isAccepted || !dirty || !isValid}>
            {text.button}
          </BusyButton>
        </Form>
      )}
    </Formik>
  );
}
