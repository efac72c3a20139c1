import { createContext, use, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { Outlet } from 'react-router';
import { BypassCodeContext, useMember } from '../../api/memberContext';
import { isOutstanding } from '../../domain/balance';
import { lazyComponent } from '../../ui/lazy/lazyComponent';

const BalanceOverlay = lazyComponent('BalanceOverlay', () => import('../../features/balance/BalanceOverlay'));

interface Dismissal {
  /** The member chose 'Remind Me Later'. Dismisses the overlay only where it does not block. */
  isPostponed: boolean;
  /** The verified code, null if there is none. Dismisses the overlay on every screen, and is sent with a request. */
  bypassCode: string | null;
}

const undismissed: Dismissal = { isPostponed: false, bypassCode: null };

/** By the id of the member. */
type Dismissals = ReadonlyMap<string, Dismissal>;

const DismissalContext = createContext<[Dismissals, Dispatch<SetStateAction<Dismissals>>] | null>(null);

/** Remembers the dismissal of each member across sessions (rules: balance-overlay-dismissed, balance-dismissed-across-sessions). */
export function BalanceProvider({ children }: { children: ReactNode }) {
  const store = useState<Dismissals>(new Map());
  return <DismissalContext value={store}>{children}</DismissalContext>;
}

/**
 * Covers a screen with the balance overlay while a balance is outstanding (rule: balance-overlay-screens). If it is blocking,
 * members cannot postpone it, and the screen is hidden until the overlay has loaded, and stays hidden if it cannot load.
 */
export function BalanceGate({ isBlocking = false }: { isBlocking?: boolean }) {
  const member = useMember();
  const store = use(DismissalContext);
  const [isOverlayShown, setIsOverlayShown] = useState(false);
  if (store === null) throw new Error('BalanceGate must be inside a BalanceProvider.');
  const [dismissals, setDismissals] = store;
  const key = String(member.userId);
  const { isPostponed, bypassCode } = dismissals.get(key) ?? undismissed;
  const dismiss = (change: Partial<Dismissal>) =>
    setDismissals((all) => new Map(all).set(key, { ...(all.get(key) ?? undismissed), ...change }));
  const isDismissed = bypassCode !== null || (isPostponed && !isBlocking);
  const isDue = isOutstanding(member.balance) && !isDismissed;
  return (
    <>
      {isDue ? (
        <BalanceOverlay
          isBlocking={isBlocking}
          onRemindLater={() => dismiss({ isPostponed: true })}
          onVerified={(code) => dismiss({ bypassCode: code })}
          onShown={() => setIsOverlayShown(true)}
        />
      ) : null}
      <div
        style={{
          display: 'contents',
          visibility: isBlocking && isDue && !isOverlayShown ? 'hidden' : undefined,
        }}
      >
        <BypassCodeContext value={bypassCode ?? ''}>
          <Outlet />
        </BypassCodeContext>
      </div>
    </>
  );
}
