import { GENERAL_ERROR, TRY_AGAIN } from '@/lib/errorText';
import { Button } from '../button/Button';
import './LoadError.scss';

type LoadErrorProps = { message?: string; retryText?: string; onRetry: () => void };

export function LoadError({ message = GENERAL_ERROR, retryText = TRY_AGAIN, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <p className="load-error__message">{message}</p>
      <Button className="button button--secondary" onClick={onRetry}>
        {retryText}
      </Button>
    </div>
  );
}
