import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkState } from '../../api/passwordLinks';
import { routes } from '../../lib/routes';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { LoadError } from '../../ui/feedback/LoadError';
import { Spinner } from '../../ui/feedback/Spinner';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';

interface LinkScreenProps<T> {
  title: string;
  /** Number of fields of the form, for the height of its placeholder. */
  fields: 2 | 3;
  state: LinkState<T>;
  children: (link: T) => ReactNode;
}

/** The screen of a mailed link: a spinner while the link is verified, then the form or an error. */
export function LinkScreen<T>({ title, fields, state, children }: LinkScreenProps<T>) {
  return (
    <AuthCard title={title}>
      {state.status === 'verifying' ? (
        <FormPlaceholder fields={fields}>
          <Spinner />
        </FormPlaceholder>
      ) : null}
      {state.status === 'valid' ? children(state.link) : null}
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
