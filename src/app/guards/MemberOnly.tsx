import { useSessionState } from '@/api/memberContext';
import { paths } from '@/lib/paths';
import { passFocusOn } from '@/ui/focus/focus';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { newTab } from '@/ui/text/newTab';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';

/** Scrolls the message into view and lets screen readers read it. */
function focusMessage(message: HTMLElement | null) {
  message?.focus();
  return passFocusOn(message);
}

/** Replaces the dialog 'Please sign in again' if its code no longer exists: a reload would lose input (rule: outdated-page). */
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

/** Shows screens to members, with a sign-in dialog once the session has ended, and `visitor` to visitors (rule: member-only-routes). */
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
