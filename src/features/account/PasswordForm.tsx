import { updatePassword } from '@/api/account';
import { useMember } from '@/api/memberContext';
import { useSubmission } from '@/api/useSubmission';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { PasswordField } from '@/ui/fields/PasswordField';
import { Form } from '@/ui/forms/Form';
import { Formik } from 'formik';
import * as yup from 'yup';

/** Only empty fields are refused here. The server decides about everything else, such as a mismatch. */
const passwordSchema = yup.object({
  oldPassword: yup.string().required('Please enter your old password.'),
  newPassword: yup.string().required('Please enter your new password.'),
  newPassword2: yup.string().required('Please retype your new password.'),
});

export function PasswordForm() {
  const { username } = useMember();
  const { submit, sent, error, lostAnswer, isAccepted, isPending } = useSubmission(updatePassword, {
    name: 'password',
    lostAnswerText: 'The answer was lost. Your password may have been changed.',
  });
  return (
    <Formik
      initialValues={{ oldPassword: '', newPassword: '', newPassword2: '' }}
      validationSchema={passwordSchema}
      onSubmit={submit}
    >
      {/* Without `sent`, an accepted form restarts empty, so that no password stays on the page. */}
      <Form sent={isAccepted ? null : sent} isAccepted={isAccepted}>
        {/* Password managers store the new password under this name. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <fieldset role="none" className="account-fields account-fields--password" disabled={isAccepted}>
          <PasswordField name="oldPassword" label="Old password" autoComplete="current-password" />
          <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
          <PasswordField name="newPassword2" label="Retype new password" autoComplete="new-password" />
        </fieldset>
        <FormStatus
          error={error}
          lostAnswer={lostAnswer}
          success={isAccepted ? 'Your password has been updated' : null}
        />
        <BusyButton isPending={isPending} disabled={isAccepted}>
          Update password
        </BusyButton>
      </Form>
    </Formik>
  );
}
