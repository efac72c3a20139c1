import { createContext, use, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { Outlet } from 'react-router';
import { BypassCodeContext, useMember } from '../../api/memberContext';
import { isOutstanding } from '../../domain/balance';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { lazyComponent } from '../../ui/lazy/lazyComponent';

const BalanceOverlay = lazyComponent(
  () => import('../../features/balance/BalanceOverlay'),
  (module) => module.BalanceOverlay,
  { placeholder: ({ isBlocking }) => (isBlocking ? <PageSpinner /> : null) },
);

/**
 * By the id of the member: the verified code, which dismisses the overlay on every screen and is sent with a request, or null
 * after 'Remind Me Later', which dismisses it only where it does not block.
 */
type Dismissals = ReadonlyMap<string, string | null>;

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
  const bypassCode = dismissals.get(key) ?? null;
  const dismiss = (code: string | null) =>
    setDismissals((all) => new Map(all).set(key, code ?? all.get(key) ?? null));
  const isDismissed = isBlocking ? bypassCode !== null : dismissals.has(key);
  const isDue = isOutstanding(member.balance) && !isDismissed;
  const isBlocked = isBlocking && isDue;
  return (
    <>
      {isDue ? (
        <BalanceOverlay
          isBlocking={isBlocking}
          onRemindLater={() => dismiss(null)}
          onVerified={dismiss}
          onShown={() => setIsOverlayShown(true)}
        />
      ) : null}
      <div style={{ display: 'contents', visibility: isBlocked && !isOverlayShown ? 'hidden' : undefined }}>
        <BypassCodeContext value={isBlocked ? null : (bypassCode ?? '')}>
          <Outlet />
        </BypassCodeContext>
      </div>
    </>
  );
}
