import type { ReactNode } from 'react';
import './FormStatus.scss';

type FormStatusProps = {
  error?: string | null | undefined;
  /** What may have happened when an answer was lost. */
  lostAnswer?: string | null;
  success?: ReactNode;
};

/** Both live regions stay mounted: screen readers announce only changes of a region that already exists. */
export function FormStatus({ error, lostAnswer, success }: FormStatusProps) {
  const failure =
    error && lostAnswer ? (
      <>
        <span>{error}</span>
        <span>{` ${lostAnswer}`}</span>
      </>
    ) : (
      error || lostAnswer
    );
  const isEmpty = !failure && !success;
  return (
    <div className={`form-status${isEmpty ? ' form-status--empty' : ''}`}>
      <p className="form-status__error" role="alert">
        {failure}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- both regions use the same markup */}
      <p className="form-status__success" role="status">
        {failure ? null : success}
      </p>
    </div>
  );
}
