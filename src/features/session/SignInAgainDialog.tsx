import { useSessionActions } from '../../api/session';
import { Dialog } from '../../ui/dialog/Dialog';
import { LoginForm } from './LoginForm';

/** Stands over a form with unsaved input when the server has ended the session (decision B5). */
export function SignInAgainDialog() {
  const { signIn } = useSessionActions();
  return (
    <Dialog show blocking title="Please sign in again">
      <p>Your session has ended. What you have entered is still here.</p>
      <LoginForm signIn={signIn} isOverPage />
    </Dialog>
  );
}
