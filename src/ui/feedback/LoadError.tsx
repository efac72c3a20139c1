type LoadErrorProps = { message: string; retryText?: string; onRetry: () => void };

export function LoadError({ message, retryText = 'Try again', onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <p className="load-error__message">{message}</p>
      <button type="button" className="btn btn-secondary" onClick={onRetry}>
        {retryText}
      </button>
    </div>
  );
}
