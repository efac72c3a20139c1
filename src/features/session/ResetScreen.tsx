import { useLocation } from 'react-router';
import { setNewPassword, useResetLink } from '../../api/passwordLinks';
import { useSessionActions } from '../../api/session';
import { tokenOf } from '../../lib/paths';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function ResetScreen() {
  const token = tokenOf(useLocation().pathname);
  const state = useResetLink(token);
  const { refresh } = useSessionActions();
  return (
    <LinkScreen title="Reset Password" fields={2} state={state}>
      {() => (
        <NewPasswordForm
          passwordLabel="New password"
          buttonText="Set password"
          successText="Your password has been set."
          onSubmit={async ({ password, password2 }) => {
            await setNewPassword(token, password, password2);
            await refresh();
          }}
        />
      )}
    </LinkScreen>
  );
}
