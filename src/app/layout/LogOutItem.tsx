import { useSessionActions } from '@/api/memberContext';
import { signOut } from '@/api/session';
import { useSubmission } from '@/api/useSubmission';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { DraftsContext } from '@/ui/forms/drafts';
import { use } from 'react';
import { useNavigate } from 'react-router';

/** The log-out. Header and footer share it by its name. After a failure the member stays signed in (rules: log-out, failed-logout). */
export function useLogOut() {
  const { clearSession } = useSessionActions();
  const navigate = useNavigate();
  const drafts = use(DraftsContext);
  return useSubmission<void, void>(signOut, {
    name: 'log-out',
    failureText: () => 'Could not log out. Please try again.',
    onSuccess: async () => {
      drafts.close();
      // The address changes before the session ends: a visitor at a member's address would see the login screen.
      void navigate(paths.home);
      await clearSession();
    },
    isSentAfterEnd: true,
  });
}

export function LogOutItem() {
  const { isPending, submit } = useLogOut();
  return (
    <li>
      <BusyButton className="menu-item" isPending={isPending} onClick={() => void submit()}>
        Logout
      </BusyButton>
    </li>
  );
}
