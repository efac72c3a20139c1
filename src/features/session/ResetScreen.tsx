import { setNewPassword } from '../../api/passwordLinks';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function ResetScreen() {
  return (
    <LinkScreen kind="reset" title="Reset Password">
      {(token) => (
        <NewPasswordForm
          passwordLabel="New password"
          buttonText="Set password"
          successText="Your password has been set."
          lostAnswerText="The answer was lost. Your password may have been set: try to log in."
          onSubmit={({ password, password2 }) => setNewPassword(token, password, password2)}
        />
      )}
    </LinkScreen>
  );
}
