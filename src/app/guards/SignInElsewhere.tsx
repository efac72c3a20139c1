import { routes } from '../../lib/routes';

/** Scrolls the message into view and lets screen readers read it. */
function focusMessage(message: HTMLElement | null): void {
  message?.focus();
}

/**
 * Replaces the dialog 'Please sign in again' when a deployment has removed its code. Signing in on another tab continues the
 * session here and keeps the input; a reload would lose it (rule: outdated-page).
 */
export function SignInElsewhere() {
  return (
    <div className="load-error" role="alert" tabIndex={-1} ref={focusMessage}>
      <p className="load-error__message">
        Your session has ended. To keep what you have entered, sign in on another tab and come back.
      </p>
      <a className="button button--primary" href={routes.login.path} target="_blank" rel="noopener">
        Login
      </a>
    </div>
  );
}
