import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useMember } from '../../api/memberContext';
import { isOutstanding } from '../../domain/balance';
import type { MemberId } from '../../domain/memberId';
import { BypassCodeContext } from '../../lib/bypassCode';
import { lazyComponent } from '../../ui/lazy/lazyComponent';

const BalanceOverlay = lazyComponent(
  'BalanceOverlay',
  async () => (await import('../../features/balance/BalanceOverlay')).BalanceOverlay,
);

/** How a member has dismissed the balance overlay. */
interface Dismissal {
  /** The member chose 'Remind Me Later'. Dismisses the overlay only where it does not block. */
  isPostponed: boolean;
  /** The verified code, null if there is none. Dismisses the overlay on every screen, and is sent with a request. */
  bypassCode: string | null;
}

type Dismissals = ReadonlyMap<string, Dismissal>;

interface DismissalStore {
  dismissals: Dismissals;
  dismiss: (userId: MemberId, change: Partial<Dismissal>) => void;
}

const undismissed: Dismissal = { isPostponed: false, bypassCode: null };

const DismissalContext = createContext<DismissalStore | null>(null);

/**
 * Remembers the dismissal of each member until the page is reloaded, even while the session ends and starts again
 * (rules: balance-overlay-dismissed, balance-dismissed-across-sessions).
 */
export function BalanceProvider({ children }: { children: ReactNode }) {
  const [dismissals, setDismissals] = useState<Dismissals>(new Map());
  const store = useMemo(
    () => ({
      dismissals,
      dismiss: (userId: MemberId, change: Partial<Dismissal>) =>
        setDismissals((all) => {
          const key = String(userId);
          return new Map(all).set(key, { ...(all.get(key) ?? undismissed), ...change });
        }),
    }),
    [dismissals],
  );
  return <DismissalContext value={store}>{children}</DismissalContext>;
}

interface BalanceGateProps {
  /** Members cannot postpone the overlay. By default they can. */
  isBlocking?: boolean;
  children: ReactNode;
}

/**
 * Covers a screen with the balance overlay while a balance is outstanding (rule: balance-overlay-screens). A screen that the
 * overlay blocks is hidden until the overlay has loaded, and stays hidden if it cannot load. The screen gets the verified code
 * by `useBypassCode`.
 */
export function BalanceGate({ isBlocking = false, children }: BalanceGateProps) {
  const member = useMember();
  const store = use(DismissalContext);
  const [isOverlayShown, setIsOverlayShown] = useState(false);
  if (store === null) throw new Error('BalanceGate must be inside a BalanceProvider.');
  const { isPostponed, bypassCode } = store.dismissals.get(String(member.userId)) ?? undismissed;
  const isDismissed = bypassCode !== null || (isPostponed && !isBlocking);
  const isDue = isOutstanding(member.balance) && !isDismissed;
  const screen = <BypassCodeContext value={bypassCode ?? ''}>{children}</BypassCodeContext>;
  return (
    <>
      {isDue ? (
        <BalanceOverlay
          member={member}
          isBlocking={isBlocking}
          onRemindLater={() => store.dismiss(member.userId, { isPostponed: true })}
          onVerified={(code) => store.dismiss(member.userId, { bypassCode: code })}
          onShown={() => setIsOverlayShown(true)}
        />
      ) : null}
      {isBlocking ? (
        <div style={{ visibility: isDue && !isOverlayShown ? 'hidden' : undefined }}>{screen}</div>
      ) : (
        screen
      )}
    </>
  );
}
