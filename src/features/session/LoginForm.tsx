import { Link } from 'react-router';
import { useSubmission } from '../../api/useSubmission';
import { paths } from '../../lib/paths';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { FormSubmitButton, SubmitForm } from '../../ui/forms/SubmitForm';
import { PrefetchNextScreen } from './PrefetchNextScreen';

export type LoginValues = { username: string; password: string };

/** Whether both fields are filled in (rule: empty-login). A password of spaces is not empty. */
function isComplete({ username, password }: LoginValues): boolean {
  return username.trim() !== '' && password !== '';
}

interface LoginFormProps {
  signIn: (values: LoginValues) => Promise<void>;
  /** True in a dialog over a page with unsaved input: the link then opens a new tab. */
  isOverPage?: boolean;
}

export function LoginForm({ signIn, isOverPage = false }: LoginFormProps) {
  const submission = useSubmission(
    ({ username, password }: LoginValues) => signIn({ username: username.trim(), password }),
    { revalidatesOnFailure: false },
  );
  return (
    <SubmitForm
      initialValues={{ username: '', password: '' }}
      submission={submission}
      canSubmit={isComplete}
      reportsUnsaved={false}
    >
      <TextField
        name="username"
        label="Email address"
        placeholder="Email address"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <PrefetchNextScreen />
      {/* For a wrong password the backend's own text. The app has only the fallback. */}
      <FormStatus error={submission.error} />
      <FormSubmitButton>Login</FormSubmitButton>
      <p className="form__link">
        <Link to={paths.forgot} {...(isOverPage && { target: '_blank', rel: 'noopener noreferrer' })}>
          Don't have password?
        </Link>
      </p>
    </SubmitForm>
  );
}
