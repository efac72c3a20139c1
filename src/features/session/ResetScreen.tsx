import { useLocation } from 'react-router';
import { setNewPassword, useResetLink } from '../../api/passwordLinks';
import { tokenOf } from '../../lib/tokenOf';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function ResetScreen() {
  const token = tokenOf(useLocation().pathname);
  const state = useResetLink(token);
  return (
    <LinkScreen title="Reset Password" fields={2} state={state}>
      {() => (
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
