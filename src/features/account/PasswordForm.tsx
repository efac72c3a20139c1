import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { PasswordChange } from '../../api/member';
import { errorText } from '../../lib/errorText';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { PasswordField } from '../../ui/fields/PasswordField';
import { FocusFirstError } from '../../ui/forms/FocusFirstError';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
import { passwordInitialValues, passwordSchema } from './passwordFormModel';

interface PasswordFormProps {
  /** For password managers, which keep the new password under it. */
  username: string;
  onSubmit: (change: PasswordChange) => Promise<void>;
}

export function PasswordForm({ username, onSubmit }: PasswordFormProps) {
  const [error, setError] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  async function submit(values: PasswordChange, { resetForm }: FormikHelpers<PasswordChange>) {
    setError(null);
    try {
      await onSubmit(values);
      setIsSaved(true);
      // No password is left standing on the screen.
      resetForm();
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <Formik
      initialValues={passwordInitialValues}
      validationSchema={passwordSchema}
      onSubmit={useOneAtATime(submit)}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="form">
          <UnsavedMark isSent={isSaved} />
          <FocusFirstError />
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <fieldset className="account-fields account-fields--column" disabled={isSaved}>
            <PasswordField name="oldPassword" label="Old password" autoComplete="current-password" />
            <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
            <PasswordField name="newPassword2" label="Retype new password" autoComplete="new-password" />
          </fieldset>
          <FormStatus error={error} success={isSaved ? 'Your password has been updated' : null} />
          <SubmitButton pending={isSubmitting} disabled={isSaved}>
            Update password
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
