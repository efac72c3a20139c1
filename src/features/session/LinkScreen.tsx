import { Link, useLocation } from 'react-router';
import { useLinkCheck } from '../../api/passwordLinks';
import { routes } from '../../lib/routes';
import { tokenOf } from '../../lib/tokenOf';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { LoadError } from '../../ui/feedback/LoadError';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';
import { NewPasswordForm } from './NewPasswordForm';

/** The screen of a mailed link: a spinner while the link is verified, then the form or an error. */
export function LinkScreen({ kind }: { kind: 'reset' | 'join' }) {
  const token = tokenOf(useLocation().pathname);
  const state = useLinkCheck(kind, token);
  return (
    <AuthCard title={kind === 'join' ? 'Join' : 'Reset Password'}>
      {state.status === 'verifying' ? <FormPlaceholder fields={kind === 'join' ? 3 : 2} /> : null}
      {state.status === 'valid' ? (
        <NewPasswordForm kind={kind} token={token} suggestedUsername={state.suggestedUsername} />
      ) : null}
      {state.status === 'invalid' ? <FormStatus error="This link has been expired or is invalid" /> : null}
      {state.status === 'unchecked' ? (
        <LoadError message="This link could not be checked." onRetry={state.retry} />
      ) : null}
      {/* Hidden while the link is verified: the form and an error have different heights, so it would move. */}
      <p className={state.status === 'verifying' ? 'form__link form__link--waiting' : 'form__link'}>
        <Link to={routes.login.path}>Login?</Link>
      </p>
    </AuthCard>
  );
}
