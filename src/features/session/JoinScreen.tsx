import { acceptInvitation } from '../../api/passwordLinks';
import { LinkScreen } from './LinkScreen';
import { NewPasswordForm } from './NewPasswordForm';

export function JoinScreen() {
  return (
    <LinkScreen kind="join" title="Join">
      {(token, suggestedUsername) => (
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
