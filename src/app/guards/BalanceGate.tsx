import { BypassCodeContext, provided, useMember } from '@/api/memberContext';
import { isOutstanding } from '@/domain/balance';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { PageHeading } from '@/ui/structure/PageHeading';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useState } from 'react';
import { Outlet } from 'react-router';

const BalanceOverlay = lazyComponent('BalanceOverlay', () => import('@/features/balance/BalanceOverlay'), {
  placeholder: ({ isBlocking }) => (isBlocking ? <PageSpinner /> : null),
});

/**
 * How each member has dismissed the overlay; the key is the member's id. A verified code dismisses the overlay on every screen, and
 * is sent with requests. Null means 'Remind Me Later', which dismisses only the mild overlay and never replaces a code.
 */
type Dismissals = ReadonlyMap<string, string | null>;

const DismissalContext = createContext<[Dismissals, Dispatch<SetStateAction<Dismissals>>] | null>(null);

/** Remembers the dismissal of each member across sessions (rules: balance-overlay-dismissed, balance-dismissed-across-sessions). */
export function BalanceProvider({ children }: { children: ReactNode }) {
  const state = useState<Dismissals>(new Map());
  return <DismissalContext value={state}>{children}</DismissalContext>;
}

/** Shows the overlay while a balance is outstanding. With a `blockedTitle`, it replaces the screen (rule: blocking-balance-overlay). */
export function BalanceGate({ blockedTitle }: { blockedTitle?: string }) {
  const member = useMember();
  const [dismissals, setDismissals] = provided(use(DismissalContext), '<BalanceProvider>');
  const key = String(member.userId);
  const bypassCode = dismissals.get(key) ?? null;
  const dismiss = (code: string | null) =>
    setDismissals((all) => new Map(all).set(key, code ?? all.get(key) ?? null));
  const isBlocking = blockedTitle !== undefined;
  const isDismissed = isBlocking ? bypassCode !== null : dismissals.has(key);
  const isDue = isOutstanding(member.balance) && !isDismissed;
  const overlay = isDue ? <BalanceOverlay isBlocking={isBlocking} onDismiss={dismiss} /> : null;
  if (isDue && isBlocking)
    return (
      <div className="page">
        <PageHeading title={blockedTitle} />
        {overlay}
      </div>
    );
  return (
    <>
      {overlay}
      <BypassCodeContext value={bypassCode ?? ''}>
        <Outlet />
      </BypassCodeContext>
    </>
  );
}
