import { useSubmission } from '@/api/useSubmission';
import { codeSchema } from '@/lib/codeSchema';
import { paths } from '@/lib/paths';
import { plainCode } from '@/lib/plainText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { Form } from '@/ui/forms/Form';
import { Formik } from 'formik';
import { Link } from 'react-router';
import * as yup from 'yup';
import { PrefetchNextScreen } from './PrefetchNextScreen';

export type LoginValues = { username: string; password: string };

/** The errors have no text, because a login with an empty field does nothing (rule: empty-login). Spaces are a password. */
const loginSchema = yup.object({ username: codeSchema().required(''), password: yup.string().required('') });

interface LoginFormProps {
  signIn: (values: LoginValues) => Promise<void>;
  /** True in a dialog over a page with unsaved input: the link then opens a new tab. */
  isOverPage?: boolean;
}

export function LoginForm({ signIn, isOverPage = false }: LoginFormProps) {
  const submission = useSubmission(
    ({ username, password }: LoginValues) => signIn({ username: plainCode(username), password }),
    { revalidatesOnFailure: false },
  );
  return (
    <Formik<LoginValues>
      initialValues={{ username: '', password: '' }}
      validationSchema={loginSchema}
      onSubmit={submission.submit}
    >
      <Form reportsUnsaved={false}>
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
        {/* The backend sends the text about a wrong password. */}
        <FormStatus error={submission.error} />
        <BusyButton isPending={submission.isPending}>Login</BusyButton>
        <p className="form__link">
          <Link to={paths.forgot} {...(isOverPage && { target: '_blank', rel: 'noopener noreferrer' })}>
            Don't have password?
          </Link>
        </p>
      </Form>
    </Formik>
  );
}
