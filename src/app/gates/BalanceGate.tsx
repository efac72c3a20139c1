import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { isOutstanding } from '../../domain/balance';
import type { Member } from '../../domain/member';
import { lazyWithRetry } from '../chunks/lazyWithRetry';

const BalanceOverlay = lazyWithRetry(
  'BalanceOverlay',
  async () => (await import('../../features/balance/BalanceOverlay')).BalanceOverlay,
);

interface Lifted {
  /** 'Remind Me Later' was chosen: lifts the mild overlay. */
  isPostponed: boolean;
  /** The verified code, null if none: lifts both, and goes into a request. */
  bypassCode: string | null;
  postpone: () => void;
  accept: (code: string) => void;
}

const LiftedContext = createContext<Lifted | null>(null);

/** Holds what lifted the overlay until the page is reloaded (decision E1). */
export function BalanceProvider({ children }: { children: ReactNode }) {
  const [isPostponed, setIsPostponed] = useState(false);
  const [bypassCode, setBypassCode] = useState<string | null>(null);
  const lifted = useMemo(
    () => ({ isPostponed, bypassCode, postpone: () => setIsPostponed(true), accept: setBypassCode }),
    [isPostponed, bypassCode],
  );
  return <LiftedContext value={lifted}>{children}</LiftedContext>;
}

interface BalanceGateProps {
  member: Member;
  isBlocking: boolean;
  children: (bypassCode: string) => ReactNode;
}

/** A screen, with the balance overlay over it while a balance is outstanding. */
export function BalanceGate({ member, isBlocking, children }: BalanceGateProps) {
  const lifted = use(LiftedContext);
  if (lifted === null) throw new Error('BalanceGate stands outside of BalanceProvider');
  const { isPostponed, bypassCode, postpone, accept } = lifted;
  const isLifted = bypassCode !== null || (isPostponed && !isBlocking);
  return (
    <>
      {children(bypassCode ?? '')}
      {isOutstanding(member.balance) && !isLifted ? (
        <BalanceOverlay
          member={member}
          isBlocking={isBlocking}
          onRemindLater={postpone}
          onVerified={accept}
        />
      ) : null}
    </>
  );
}
