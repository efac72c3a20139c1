import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkState } from '../../api/passwordLinks';
import { paths } from '../../lib/paths';
import { site } from '../../site';
import { Spinner } from '../../ui/feedback/Spinner';
import { AuthCard } from '../../ui/layout/AuthCard';

interface LinkScreenProps<T> {
  title: string;
  state: LinkState<T>;
  children: (link: T) => ReactNode;
}

/** A screen that stands behind a mailed link: being verified, expired, or good for its form. */
export function LinkScreen<T>({ title, state, children }: LinkScreenProps<T>) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <AuthCard title={title}>
        {state.state === 'verifying' ? <Spinner /> : null}
        {state.state === 'invalid' ? (
          <p className="form-status__error" role="alert">
            This link has been expired or is invalid
          </p>
        ) : null}
        {state.state === 'valid' ? children(state.link) : null}
        <p className="form__link">
          <Link to={paths.login()}>Login?</Link>
        </p>
      </AuthCard>
    </>
  );
}
