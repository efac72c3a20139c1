import { setNewPassword, useResetLink } from '../../api/passwordLinks';
import { useSessionActions } from '../../api/session';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function ResetScreen({ token }: { token: string }) {
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
