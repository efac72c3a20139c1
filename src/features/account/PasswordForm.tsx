import type { PasswordChange } from '../../api/member';
import { useSubmission } from '../../api/useSubmission';
import { PASSWORD_RULES } from '../../domain/password';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { PasswordField } from '../../ui/fields/PasswordField';
import { FormSubmitButton } from '../../ui/forms/FormSubmitButton';
import { SubmitForm } from '../../ui/forms/SubmitForm';
import { passwordInitialValues, passwordSchema } from './passwordFormModel';

interface PasswordFormProps {
  /** Password managers store the new password under this name. */
  username: string;
  onSubmit: (change: PasswordChange) => Promise<void>;
}

export function PasswordForm({ username, onSubmit }: PasswordFormProps) {
  const submission = useSubmission(onSubmit, {
    lostAnswerText: 'The answer was lost. Your password may have been changed.',
  });
  const { error, lostAnswer, isAccepted } = submission;
  return (
    <SubmitForm
      initialValues={passwordInitialValues}
      validationSchema={passwordSchema}
      submission={submission}
      valuesAfterSuccess="initial"
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <fieldset role="none" className="account-fields account-fields--password" disabled={isAccepted}>
        <PasswordField name="oldPassword" label="Old password" autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          rules={PASSWORD_RULES}
        />
        <PasswordField
          name="newPassword2"
          label="Retype new password"
          autoComplete="new-password"
          rules={PASSWORD_RULES}
        />
      </fieldset>
      <FormStatus
        error={error}
        lostAnswer={lostAnswer}
        success={isAccepted ? 'Your password has been updated' : null}
      />
      <FormSubmitButton disabled={isAccepted}>Update password</FormSubmitButton>
    </SubmitForm>
  );
}
