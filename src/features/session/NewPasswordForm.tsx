import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { errorText } from '../../lib/errorText';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
import { newPasswordSchema, PASSWORD_HINT, type NewPasswordValues } from './newPasswordFormModel';

interface NewPasswordFormProps {
  /** The username to begin with, where one is chosen here. */
  suggestedUsername?: string;
  passwordLabel: string;
  buttonText: string;
  doneText: string;
  onSubmit: (values: NewPasswordValues) => Promise<void>;
}

export function NewPasswordForm({
  suggestedUsername,
  passwordLabel,
  buttonText,
  doneText,
  onSubmit,
}: NewPasswordFormProps) {
  const asksUsername = suggestedUsername !== undefined;
  const schema = useMemo(() => newPasswordSchema({ asksUsername }), [asksUsername]);
  const [error, setError] = useState<string | null>(null);
  // Stays visible only where the member could not be read after it: else they are signed in, and elsewhere.
  const [isDone, setIsDone] = useState(false);

  async function submit(values: NewPasswordValues) {
    setError(null);
    try {
      await onSubmit({ ...values, username: values.username.trim() });
      setIsDone(true);
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <Formik
      initialValues={{ username: suggestedUsername ?? '', password: '', password2: '' }}
      validationSchema={schema}
      onSubmit={useOneAtATime(submit)}
    >
      {({ values, isSubmitting }) => (
        <Form noValidate className="form">
          {asksUsername ? (
            <TextField name="username" label="Username" autoComplete="username" required />
          ) : null}
          <PasswordField
            name="password"
            label={passwordLabel}
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            required
          />
          <PasswordField name="password2" label="Retype password" autoComplete="new-password" required />
          <FormStatus error={error} success={isDone ? doneText : null} />
          <SubmitButton pending={isSubmitting} disabled={isDone || !schema.isValidSync(values)}>
            {buttonText}
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
