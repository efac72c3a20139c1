import * as yup from 'yup';
import { useSessionActions } from '../../api/memberContext';
import { acceptInvitation, setNewPassword } from '../../api/passwordLinks';
import { useSubmission } from '../../api/useSubmission';
import { isAcceptablePassword } from '../../domain/password';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { FormSubmitButton, SubmitForm } from '../../ui/forms/SubmitForm';
import { PrefetchNextScreen } from './PrefetchNextScreen';

/** The repeated 'have' is part of the fixed text (rule: password-rule). */
const PASSWORD_HINT =
  'Password must contain at least 8 characters, have have an uppercase, lowercase and digit';

type NewPasswordValues = { username: string; password: string; password2: string };

const resetSchema = yup.object({
  password: yup.string().required().test('acceptable', PASSWORD_HINT, isAcceptablePassword),
  password2: yup
    .string()
    // No text: an empty field shows no error.
    .required('')
    .oneOf([yup.ref('password')], 'The passwords do not match.'),
});

/** The join form also asks for a username. */
const joinSchema = resetSchema.shape({ username: yup.string().trim().required() });

/** `success` shows only if reading the member fails after it. Otherwise the member is redirected to the home. */
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
  const schema = kind === 'join' ? joinSchema : resetSchema;
  const submission = useSubmission(
    ({ username, password, password2 }: NewPasswordValues) =>
      kind === 'join'
        ? acceptInvitation({ username: username.trim(), password, password2, token })
        : setNewPassword({ password, password2, token }),
    {
      // The password was set if its call has signed the member in.
      findLostResult: async () => ((await refresh()) === null ? null : { result: undefined }),
      lostAnswerText: text.lostAnswer,
      onSuccess: refresh,
    },
  );
  const { error, lostAnswer, isAccepted, isPending } = submission;
  return (
    <SubmitForm
      initialValues={{ username: suggestedUsername, password: '', password2: '' }}
      // The button is disabled until the passwords match, so the error cannot wait for a submit.
      initialTouched={{ password2: true }}
      validationSchema={schema}
      submission={submission}
      reportsUnsaved={false}
    >
      {(values) => (
        <>
          {kind === 'join' ? (
            <TextField
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              required
            />
          ) : null}
          <PasswordField
            name="password"
            label={text.password}
            autoComplete="new-password"
            hint={PASSWORD_HINT}
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
          <FormSubmitButton disabled={isAccepted || !schema.isValidSync(values)}>
            {text.button}
          </FormSubmitButton>
        </>
      )}
    </SubmitForm>
  );
}
