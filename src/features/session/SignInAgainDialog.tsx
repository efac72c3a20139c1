import { Dialog } from '@/ui/dialog/Dialog';
import { LoginForm } from './LoginForm';

/** The dialog over a page with unsaved input whose session has ended (rule: session-end-over-form). */
export const SignInAgainDialog = () => (
  <Dialog isShown isBlocking title="Please sign in again">
    <p>Your session has ended. What you have entered is still here.</p>
    <LoginForm isOverPage />
  </Dialog>
);
