import { acceptInvitation, useInvitation } from '../../api/passwordLinks';
import { useSessionActions } from '../../api/session';
import { useWrite } from '../../api/useWrite';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function JoinScreen({ token }: { token: string }) {
  const state = useInvitation(token);
  const { refresh } = useSessionActions();
  const write = useWrite();
  return (
    <LinkScreen title="Join" fields={3} state={state}>
      {({ suggestedUsername }) => (
        <NewPasswordForm
          suggestedUsername={suggestedUsername}
          passwordLabel="Password"
          buttonText="Create account"
          doneText="Your account has been created."
          onSubmit={async (account) => {
            await write(() => acceptInvitation(token, account));
            await refresh();
          }}
        />
      )}
    </LinkScreen>
  );
}
