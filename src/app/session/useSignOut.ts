import { useNavigate } from 'react-router';
import { useSessionActions } from '../../api/session';
import { useSubmission } from '../../api/useSubmission';
import { paths } from '../../lib/paths';

/** Logs out and shows the landing page. The member stays signed in if the call fails. */
export function useSignOut() {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const { submit, error, isPending } = useSubmission(signOut, {
    fixedError: () => 'Could not log out. Please try again.',
    onSuccess: () => navigate(paths.home()),
  });
  return { error, isPending, run: () => void submit() };
}
