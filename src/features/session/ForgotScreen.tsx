import { Link } from 'react-router';
import { requestPasswordMail } from '../../api/passwordLinks';
import { useSubmission } from '../../api/useSubmission';
import { paths } from '../../lib/paths';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { TextField } from '../../ui/fields/TextField';
import { FormSubmitButton, SubmitForm } from '../../ui/forms/SubmitForm';
import { AuthCard } from './AuthCard';

type ForgotValues = { email: string };

const isComplete = ({ email }: ForgotValues) => email.trim() !== '';

export function ForgotScreen() {
  const submission = useSubmission(({ email }: ForgotValues) => requestPasswordMail(email.trim()), {
    name: 'forgot',
  });
  const { error, isAccepted } = submission;
  return (
    <AuthCard title="Forgot Password">
      <SubmitForm
        initialValues={{ email: '' }}
        submission={submission}
        canSubmit={isComplete}
        valuesAfterSuccess="sent"
        noValidate={false}
        reportsUnsaved={false}
      >
        {(values) => (
          <>
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
            <FormSubmitButton disabled={isAccepted || !isComplete(values)}>Send email</FormSubmitButton>
          </>
        )}
      </SubmitForm>
      <p className="form__link">
        <Link to={paths.login}>Login?</Link>
      </p>
    </AuthCard>
  );
}
