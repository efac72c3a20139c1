import { GENERAL_ERROR, TRY_AGAIN } from '@/lib/errorText';
import { OneClickButton } from '../button/OneClickButton';
import './LoadError.scss';

type LoadErrorProps = { message?: string; retryText?: string; onRetry: () => void };

export function LoadError({ message = GENERAL_ERROR, retryText = TRY_AGAIN, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <p className="load-error__message">{message}</p>
      <OneClickButton className="button button--secondary" onClick={onRetry}>
        {retryText}
      </OneClickButton>
    </div>
  );
}
