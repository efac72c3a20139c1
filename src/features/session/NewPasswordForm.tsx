import * as yup from 'yup';
import { useSessionActions } from '../../api/memberContext';
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

interface NewPasswordFormProps {
  /** Initial value of the username field. Without one the form does not ask for a username. */
  suggestedUsername?: string;
  passwordLabel: string;
  buttonText: string;
  /** Shows only if reading the member fails after the success. Otherwise the member is redirected to the home. */
  successText: string;
  lostAnswerText: string;
  onSubmit: (values: NewPasswordValues) => Promise<void>;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { suggestedUsername, passwordLabel, buttonText, successText, lostAnswerText, onSubmit } = props;
  const { refresh } = useSessionActions();
  const asksUsername = suggestedUsername !== undefined;
  const schema = asksUsername ? joinSchema : resetSchema;
  const submission = useSubmission(
    (values: NewPasswordValues) => onSubmit({ ...values, username: values.username.trim() }),
    {
      // The password was set if its call has signed the member in.
      findLostResult: async () => ((await refresh()) === null ? null : { result: undefined }),
      lostAnswerText,
      onSuccess: async () => {
        await refresh();
      },
    },
  );
  const { error, lostAnswer, isAccepted, isPending } = submission;
  return (
    <SubmitForm
      initialValues={{ username: suggestedUsername ?? '', password: '', password2: '' }}
      // The button is disabled until the passwords match, so the error cannot wait for a submit.
      initialTouched={{ password2: true }}
      validationSchema={schema}
      submission={submission}
      reportsUnsaved={false}
    >
      {(values) => (
        <>
          {asksUsername ? (
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
            label={passwordLabel}
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            required
          />
          <PasswordField name="password2" label="Retype password" autoComplete="new-password" required />
          <PrefetchNextScreen />
          <FormStatus
            error={error}
            lostAnswer={lostAnswer}
            success={isAccepted && !isPending ? successText : null}
          />
          <FormSubmitButton disabled={isAccepted || !schema.isValidSync(values)}>
            {buttonText}
          </FormSubmitButton>
        </>
      )}
    </SubmitForm>
  );
}
