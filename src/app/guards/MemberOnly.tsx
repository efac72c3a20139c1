import { useSessionState } from '@/api/memberContext';
import { paths } from '@/lib/paths';
import { passFocusOn } from '@/ui/focus/focus';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { newTab } from '@/ui/text/newTab';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';

/** Focuses the message, so that it is in view and screen readers read it. If it is removed, the heading gets the focus. */
function focusMessage(message: HTMLElement | null) {
  message?.focus();
  return passFocusOn(message);
}

/** Replaces the dialog 'Please sign in again' if a deployment has removed its code. A reload would lose input (rule: outdated-dialog). */
function SignInElsewhere() {
  return (
    <div className="load-error" role="alert" tabIndex={-1} ref={focusMessage}>
      <p className="load-error__message">
        Your session has ended. To keep what you have entered, sign in on another tab and come back.
      </p>
      <Link className="button button--primary" to={paths.login} {...newTab}>
        Login
      </Link>
    </div>
  );
}

const SignInAgainDialog = lazyComponent(
  'SignInAgainDialog',
  () => import('@/features/session/SignInAgainDialog'),
  { gone: <SignInElsewhere /> },
);

/** Shows screens to members, and `visitor` to visitors (rule: member-only-routes). While the status is 'ended', a dialog asks to sign in again. */
export function MemberOnly({ visitor }: { visitor: ReactNode }) {
  const { member, status } = useSessionState().session;
  if (member === null) return visitor;
  return (
    <>
      {status === 'ended' ? <SignInAgainDialog /> : null}
      <Outlet />
    </>
  );
}
