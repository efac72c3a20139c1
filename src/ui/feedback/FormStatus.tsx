import type { ReactNode } from 'react';
import { StatusMessage } from './StatusMessage';
import './FormStatus.scss';

type FormStatusProps = {
  error?: string | null | undefined;
  /** What may have happened when an answer was lost. */
  lostAnswer?: string | null;
  success?: ReactNode;
  /** False: something else takes the focus after the success. */
  takesFocus?: boolean;
};

/** Both live regions stay mounted: screen readers announce only changes of a region that already exists. */
export function FormStatus({ error, lostAnswer, success, takesFocus }: FormStatusProps) {
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
      <StatusMessage className="form-status__success" takesFocus={takesFocus}>
        {failure ? null : success}
      </StatusMessage>
    </div>
  );
}
