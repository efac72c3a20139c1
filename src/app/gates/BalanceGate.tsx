import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { isOutstanding } from '../../domain/balance';
import type { Member } from '../../domain/member';
import { lazyWithRetry } from '../chunks/lazyWithRetry';

const BalanceOverlay = lazyWithRetry(
  'BalanceOverlay',
  async () => (await import('../../features/balance/BalanceOverlay')).BalanceOverlay,
);

/** How the member has dismissed the balance overlay. */
interface Dismissal {
  /** The member chose 'Remind Me Later'. Dismisses the overlay only where it does not block. */
  isPostponed: boolean;
  /** The verified code, null if there is none. Dismisses the overlay on every screen, and is sent with a request. */
  bypassCode: string | null;
  postpone: () => void;
  accept: (code: string) => void;
}

const DismissalContext = createContext<Dismissal | null>(null);

/** Remembers the dismissal until the page is reloaded (rule: balance-overlay-dismissed). */
export function BalanceProvider({ children }: { children: ReactNode }) {
  const [isPostponed, setIsPostponed] = useState(false);
  const [bypassCode, setBypassCode] = useState<string | null>(null);
  const dismissal = useMemo(
    () => ({ isPostponed, bypassCode, postpone: () => setIsPostponed(true), accept: setBypassCode }),
    [isPostponed, bypassCode],
  );
  return <DismissalContext value={dismissal}>{children}</DismissalContext>;
}

interface BalanceGateProps {
  member: Member;
  isBlocking: boolean;
  children: (bypassCode: string) => ReactNode;
}

/** Covers a screen with the balance overlay while a balance is outstanding (rule: balance-overlay-screens). */
export function BalanceGate({ member, isBlocking, children }: BalanceGateProps) {
  const dismissal = use(DismissalContext);
  if (dismissal === null) throw new Error('BalanceGate must be inside a BalanceProvider.');
  const { isPostponed, bypassCode, postpone, accept } = dismissal;
  const isDismissed = bypassCode !== null || (isPostponed && !isBlocking);
  return (
    <>
      {children(bypassCode ?? '')}
      {isOutstanding(member.balance) && !isDismissed ? (
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
