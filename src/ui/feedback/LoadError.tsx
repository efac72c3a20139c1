import { Button } from '../button/Button';
import { TRY_AGAIN } from '../../lib/errorText';
import { keepsFocus } from '../focus/focus';
import './LoadError.scss';

type LoadErrorProps = { message: string; retryText?: string; onRetry: () => void };

export function LoadError({ message, retryText = TRY_AGAIN, onRetry }: LoadErrorProps) {
  // What replaces the button has none that could take its focus.
  return (
    <div className="load-error" role="alert" ref={keepsFocus}>
      <p className="load-error__message">{message}</p>
      <Button className="button button--secondary" onClick={onRetry}>
        {retryText}
      </Button>
    </div>
  );
}
