import { useLocation } from 'react-router';
import { acceptInvitation, useInvitation } from '../../api/passwordLinks';
import { tokenOf } from '../../lib/tokenOf';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function JoinScreen() {
  const token = tokenOf(useLocation().pathname);
  const state = useInvitation(token);
  return (
    <LinkScreen title="Join" fields={3} state={state}>
      {({ suggestedUsername }) => (
        <NewPasswordForm
          suggestedUsername={suggestedUsername}
          passwordLabel="Password"
          buttonText="Create account"
          successText="Your account has been created."
          lostAnswerText="The answer was lost. Your account may have been created: try to log in."
          onSubmit={(account) => acceptInvitation(token, account)}
        />
      )}
    </LinkScreen>
  );
}
