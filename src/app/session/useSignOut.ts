import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSessionActions } from '../../api/session';
import { paths } from '../../lib/paths';

/** Logging out: the member stays signed in, and is told, if the call fails (decision B6). */
export function useSignOut() {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);

  async function run() {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setError(null);
    try {
      await signOut();
      await navigate(paths.home());
    } catch {
      setError('Could not log out. Please try again.');
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  }

  return { error, isPending, run: () => void run() };
}
