import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/errorText';
import { paths } from '../../lib/paths';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
import { isComplete, loginInitialValues, type LoginValues } from './loginFormModel';

interface LoginFormProps {
  onSubmit: (username: string, password: string) => Promise<void>;
  /** It stands over a page that must not be left. */
  isOverPage?: boolean;
}

export function LoginForm({ onSubmit, isOverPage = false }: LoginFormProps) {
  const [error, setError] = useState<string | null>(null);

  async function submit(values: LoginValues) {
    if (!isComplete(values)) return;
    setError(null);
    try {
      await onSubmit(values.username.trim(), values.password);
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <Formik initialValues={loginInitialValues} onSubmit={useOneAtATime(submit)}>
      {({ isSubmitting }) => (
        <Form noValidate className="form">
          <TextField
            name="username"
            label="Email address"
            placeholder="Email address"
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField name="password" label="Password" autoComplete="current-password" required />
          <FormStatus error={error} />
          <SubmitButton pending={isSubmitting}>Login</SubmitButton>
          <p className="form__link">
            <Link to={paths.forgot()} {...(isOverPage && { target: '_blank', rel: 'noopener noreferrer' })}>
              Don't have password?
            </Link>
          </p>
        </Form>
      )}
    </Formik>
  );
}
