import type { ReactNode } from 'react';
import './FormStatus.scss';

type FormStatusProps = { error?: string | null | undefined; success?: ReactNode };

/** Both live regions stay mounted: screen readers announce only changes of a region that already exists. */
export function FormStatus({ error, success }: FormStatusProps) {
  const isEmpty = !error && !success;
  return (
    <div className={`form-status${isEmpty ? ' form-status--empty' : ''}`}>
      <p className="form-status__error" role="alert">
        {error}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- both regions use the same markup */}
      <p className="form-status__success" role="status">
        {error ? null : success}
      </p>
    </div>
  );
}
