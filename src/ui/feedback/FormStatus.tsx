import type { ReactNode } from 'react';
import { takeFocus } from '../focus/focus';
import { fitMarks } from '../text/fitMarks';
import './FormStatus.scss';

type StatusMessageProps = {
  className: string;
  /** False if something else takes the focus after the action. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** A message that has the focus is no live region until its text disappears. Otherwise screen readers would read the text twice. */
function takeFocusSilently(message: HTMLElement | null) {
  const passFocus = takeFocus(message);
  if (document.activeElement === message) message?.setAttribute('aria-live', 'off');
  return passFocus;
}
const becomeLive = (message: HTMLElement | null) => message?.removeAttribute('aria-live');

/** The outcome of an action, in a live region that stays mounted: screen readers announce only changes. */
export function StatusMessage({ className, takesFocus = true, children }: StatusMessageProps) {
  return (
    // An output element must not contain paragraphs.
    <div
      ref={takesFocus && children ? takeFocusSilently : becomeLive}
      className={className}
      role="status"
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

type FormStatusProps = {
  error?: string | null | undefined;
  /** What may have happened when an answer was lost. */
  lostAnswer?: string | null;
  success?: ReactNode;
  takesFocus?: boolean;
};

export function FormStatus({ error: serverText, lostAnswer, success, takesFocus }: FormStatusProps) {
  const error = fitMarks(serverText ?? '');
  const failure =
    error && lostAnswer ? (
      <>
        <bdi>{error}</bdi>
        <bdi>{` ${lostAnswer}`}</bdi>
      </>
    ) : (
      error || lostAnswer
    );
  const isEmpty = !failure && !success;
  return (
    <div className={`form-status${isEmpty ? ' form-status--empty' : ''}`}>
      <p className="form-status__error" role="alert" dir="auto">
        {failure}
      </p>
      <StatusMessage className="form-status__success" takesFocus={takesFocus}>
        {failure ? null : success}
      </StatusMessage>
    </div>
  );
}
