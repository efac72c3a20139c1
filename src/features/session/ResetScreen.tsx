import { setNewPassword, useResetLink } from '../../api/passwordLinks';
import { useSessionActions } from '../../api/session';
import { useWrite } from '../../api/useWrite';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function ResetScreen({ token }: { token: string }) {
  const state = useResetLink(token);
  const { refresh } = useSessionActions();
  const write = useWrite();
  return (
    <LinkScreen title="Reset Password" fields={2} state={state}>
      {() => (
        <NewPasswordForm
          passwordLabel="New password"
          buttonText="Set password"
          doneText="Your password has been set."
          onSubmit={async ({ password, password2 }) => {
            await write(() => setNewPassword(token, password, password2));
            await refresh();
          }}
        />
      )}
    </LinkScreen>
  );
}
