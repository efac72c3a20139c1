import { useNavigate } from 'react-router';
import { useSessionActions } from '../../api/session';
import { useSubmission } from '../../api/useSubmission';
import { paths } from '../../lib/paths';

/** Logs out. If the call fails, the member stays signed in and sees an error (rules: log-out, failed-logout). */
export function useSignOut() {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const { submit, error, isPending } = useSubmission(signOut, {
    fixedError: () => 'Could not log out. Please try again.',
    onSuccess: () => navigate(paths.home()),
  });
  return { error, isPending, run: () => void submit() };
}
