import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router';
import { requestPasswordMail } from '../../api/passwordLinks';
import { useWrite } from '../../api/useWrite';
import { errorText } from '../../lib/errorText';
import { paths } from '../../lib/paths';
import { site } from '../../site';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { TextField } from '../../ui/fields/TextField';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
import { AuthCard } from '../../ui/layout/AuthCard';

const initialValues = { email: '' };

export function ForgotScreen() {
  const [outcome, setOutcome] = useState<{ isSent: boolean; error: string | null }>({
    isSent: false,
    error: null,
  });
  const write = useWrite();

  async function submit({ email }: { email: string }) {
    const address = email.trim();
    if (address === '') return;
    setOutcome({ isSent: false, error: null });
    try {
      await write(() => requestPasswordMail(address));
      setOutcome({ isSent: true, error: null });
    } catch (failure) {
      setOutcome({ isSent: false, error: errorText(failure) });
    }
  }

  return (
    <>
      <title>{`Forgot Password | ${site.name}`}</title>
      <AuthCard title="Forgot Password">
        <Formik initialValues={initialValues} onSubmit={useOneAtATime(submit)}>
          {({ values, isSubmitting }) => (
            <Form className="form">
              <TextField
                name="email"
                label="Email address"
                type="email"
                autoComplete="email"
                required
                disabled={outcome.isSent}
              />
              <FormStatus
                error={outcome.error}
                success={outcome.isSent ? 'Check your email for a link to set your password.' : null}
              />
              <SubmitButton pending={isSubmitting} disabled={outcome.isSent || values.email.trim() === ''}>
                Send email
              </SubmitButton>
            </Form>
          )}
        </Formik>
        <p className="form__link">
          <Link to={paths.login()}>Login?</Link>
        </p>
      </AuthCard>
    </>
  );
}
