import type { ReactNode } from 'react';
import { useSessionState } from '../../api/memberContext';
import { lazyComponent } from '../../ui/lazy/lazyComponent';
import { SignInElsewhere } from './SignInElsewhere';

const SignInAgainDialog = lazyComponent(
  'SignInAgainDialog',
  async () => (await import('../../features/session/SignInAgainDialog')).SignInAgainDialog,
  { gone: <SignInElsewhere /> },
);

interface MemberOnlyProps {
  /** What a visitor sees at this address. */
  visitor: ReactNode;
  children: ReactNode;
}

/** Shows a screen to members (rule: member-only-routes). Over it, a member whose session has ended can sign in again. */
export function MemberOnly({ visitor, children }: MemberOnlyProps) {
  const { member, status } = useSessionState().session;
  if (member === null) return visitor;
  return (
    <>
      {status === 'ended' ? <SignInAgainDialog /> : null}
      {children}
    </>
  );
}
