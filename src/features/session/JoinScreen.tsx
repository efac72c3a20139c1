import { useLocation } from 'react-router';
import { acceptInvitation, useInvitation } from '../../api/passwordLinks';
import { useSessionActions } from '../../api/session';
import { tokenOf } from '../../lib/paths';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function JoinScreen() {
  const token = tokenOf(useLocation().pathname);
  const state = useInvitation(token);
  const { refresh } = useSessionActions();
  return (
    <LinkScreen title="Join" fields={3} state={state}>
      {({ suggestedUsername }) => (
        <NewPasswordForm
          suggestedUsername={suggestedUsername}
          passwordLabel="Password"
          buttonText="Create account"
          successText="Your account has been created."
          onSubmit={async (account) => {
            await acceptInvitation(token, account);
            await refresh();
          }}
        />
      )}
    </LinkScreen>
  );
}
