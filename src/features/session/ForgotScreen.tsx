import { requestPasswordMail } from '@/api/passwordLinks';
import { useSubmission } from '@/api/useSubmission';
import { codeSchema } from '@/lib/codeSchema';
import { paths } from '@/lib/paths';
import { plainCode } from '@/lib/plainText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { TextField } from '@/ui/fields/TextField';
import { Form } from '@/ui/forms/Form';
import { Formik } from 'formik';
import { Link } from 'react-router';
import * as yup from 'yup';
import { AuthCard } from './AuthCard';

/** The error has no text, because the button is disabled while the field is empty. The browser checks the address. */
const forgotSchema = yup.object({ email: codeSchema().required('') });

export function ForgotScreen() {
  const { submit, sent, error, isAccepted, isPending } = useSubmission(
    ({ email }: { email: string }) => requestPasswordMail(plainCode(email)),
    { name: 'forgot' },
  );
  return (
    <AuthCard title="Forgot Password">
      <Formik initialValues={{ email: '' }} validationSchema={forgotSchema} onSubmit={submit}>
        {({ dirty, isValid }) => (
          <Form sent={sent} isAccepted={isAccepted} noValidate={false} reportsUnsaved={false}>
            <TextField
              name="email"
              label="Email address"
              type="email"
              autoComplete="email"
              required
              disabled={isAccepted}
            />
            <FormStatus
              error={error}
              success={isAccepted ? 'Check your email for a link to set your password.' : null}
            />
            <BusyButton isPending={isPending} disabled={isAccepted || !dirty || !isValid}>
              Send email
            </BusyButton>
          </Form>
        )}
      </Formik>
      <p className="form__link">
        <Link to={paths.login}>Login?</Link>
      </p>
    </AuthCard>
  );
}
