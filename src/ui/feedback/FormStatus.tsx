import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isFocusLostTo } from '../focus/focus';
import { fitMarks } from '../text/fitMarks';
import './FormStatus.scss';

type StatusMessageProps = {
  className: string;
  /** False: something else takes the focus after the action. */
  takesFocus?: boolean;
  children: ReactNode;
};

/**
 * The outcome of an action, in a live region that stays mounted: screen readers announce only changes. If the action has removed
 * or disabled what had the focus, the message takes it (rule: kept-focus), and is no live region, so that it is not read twice.
 */
export function StatusMessage({ className, takesFocus = true, children }: StatusMessageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isMuted, setIsMuted] = useState(false);
  const hasText = Boolean(children);
  useLayoutEffect(() => {
    const message = ref.current;
    if (message === null) return;
    // Then the pressed button takes the focus back.
    if (!hasText) message.blur();
    const mustTakeFocus = hasText && takesFocus && isFocusLostTo(message);
    if (mustTakeFocus) message.focus({ preventScroll: true });
    setIsMuted(mustTakeFocus);
  }, [hasText, takesFocus]);
  return (
    // An output element must not contain paragraphs.
    <div ref={ref} className={className} role="status" tabIndex={-1} aria-live={isMuted ? 'off' : undefined}>
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
