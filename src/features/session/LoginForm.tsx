import { useSessionActions } from '@/api/memberContext';
import { useSubmission } from '@/api/useSubmission';
import { NextScreenContext } from '@/lib/loading/prefetch';
import { paths } from '@/lib/paths';
import { plainCode } from '@/lib/plainText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { Form } from '@/ui/forms/Form';
import { newTab } from '@/ui/text/newTab';
import { Formik } from 'formik';
import { use } from 'react';
import { Link } from 'react-router';
import { PrefetchNextScreen } from './PrefetchNextScreen';

type Login = { username: string; password: string };

/** The errors have no text, because a login with an empty field does nothing (rule: empty-login). A password may consist of spaces. */
const validate = ({ username, password }: Login): Partial<Login> => ({
  ...(plainCode(username) === '' && { username: '' }),
  ...(password === '' && { password: '' }),
});

/** `isOverPage`: in a dialog over a page with unsaved input. The link then opens a new tab. */
export function LoginForm({ isOverPage = false }: { isOverPage?: boolean }) {
  const { signIn } = useSessionActions();
  // Over a page, the records are not read with the member: they would lack a sign-up that the page has in flight.
  const readsRecords = !isOverPage && use(NextScreenContext)?.showsRecords === true;
  const { submit, error, isPending } = useSubmission(
    ({ username, password }: Login) => signIn({ username: plainCode(username), password }, readsRecords),
    { readsMemberOn401: false },
  );
  return (
    <Formik initialValues={{ username: '', password: '' }} validate={validate} onSubmit={submit}>
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
        <FormStatus error={error} />
        <BusyButton isPending={isPending}>Login</BusyButton>
        <p className="form__link">
          <Link to={paths.forgot} {...(isOverPage && newTab)}>
            Don't have password?
          </Link>
        </p>
      </Form>
    </Formik>
  );
}
