import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { TRY_AGAIN } from '../../lib/errorText';
import { focusScreenHeading } from '../focus/focus';
import './LoadError.scss';

type LoadErrorProps = { message: string; retryText?: string; onRetry: () => void };

export function LoadError({ message, retryText = TRY_AGAIN, onRetry }: LoadErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  // What replaces the button has none that could take its focus (rule: kept-focus).
  useLayoutEffect(() => {
    const place = ref.current;
    return () => {
      if (place?.contains(document.activeElement)) focusScreenHeading();
    };
  }, []);
  return (
    <div className="load-error" role="alert" ref={ref}>
      <p className="load-error__message">{message}</p>
      <Button className="button button--secondary" onClick={onRetry}>
        {retryText}
      </Button>
    </div>
  );
}
