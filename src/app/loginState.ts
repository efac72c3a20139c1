import { type Location, useLocation } from 'react-router';
import { paths } from '../lib/paths';

/** The state of the login screen's entry in the history. */
type LoginState = { fragment: string } | null;

/** The props of a link to the login screen. Its state restores the fragment of '/' after the log-in (rule: fragments-survive). */
export function useLoginLink() {
  const { pathname, hash } = useLocation();
  const state: LoginState = pathname === paths.home && hash !== '' ? { fragment: hash } : null;
  return { to: paths.login, state };
}

/** Where a log-in on the login screen leads. */
export function useHomeAfterLogin(): { pathname: string; hash?: string } {
  const { state }: Location<LoginState> = useLocation();
  return { pathname: paths.home, hash: state?.fragment };
}
