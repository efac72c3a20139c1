import { isLinkInvalid, useLinkCheck } from '@/api/passwordLinks';
import { paths } from '@/lib/paths';
import { tokenOf } from '@/lib/tokenOf';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { LoadError } from '@/ui/feedback/LoadError';
import { Link, matchPath, useLocation } from 'react-router';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';
import { NewPasswordForm } from './NewPasswordForm';

/** The screen of a mailed link: a spinner while the link is verified, then the form or an error. */
export function LinkScreen() {
  const { pathname } = useLocation();
  const kind = matchPath(paths.join, pathname) === null ? 'reset' : 'join';
  const token = tokenOf(pathname);
  const { data: suggestedUsername, error, isLoading, mutate } = useLinkCheck(kind, token); // '' for a password link.
  const hasFailed = suggestedUsername === undefined && !isLoading;
  return (
    <AuthCard title={kind === 'join' ? 'Join' : 'Reset Password'}>
      {isLoading ? <FormPlaceholder fields={kind === 'join' ? 3 : 2} /> : null}
      {suggestedUsername === undefined ? null : (
        <NewPasswordForm kind={kind} token={token} suggestedUsername={suggestedUsername} />
      )}
      {hasFailed && isLinkInvalid(error) ? (
        <>
          <FormStatus error="This link has been expired or is invalid" />
          {kind === 'reset' ? (
            <p className="form__link">
              <Link to={paths.forgot}>Send a new link</Link>
            </p>
          ) : null}
        </>
      ) : null}
      {hasFailed && !isLinkInvalid(error) ? (
        <LoadError message="This link could not be checked." onRetry={() => void mutate()} />
      ) : null}
      {/* This link is hidden while the mailed one is verified: it would move, because the form and an error have different heights. */}
      <p className={isLoading ? 'form__link form__link--waiting' : 'form__link'}>
        <Link to={paths.login}>Login?</Link>
      </p>
    </AuthCard>
  );
}
