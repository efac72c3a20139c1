import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { verifyBypassCode } from '../../api/member';
import { formatBalance } from '../../domain/balance';
import type { Member } from '../../domain/member';
import { site } from '../../site';
import { Dialog } from '../../ui/dialog/Dialog';
import { BypassCodeForm } from './BypassCodeForm';
import './balance.scss';

interface BalanceOverlayProps {
  member: Member;
  /** True: only a verified code closes the overlay. False: the member can postpone it. */
  isBlocking: boolean;
  onRemindLater: () => void;
  onVerified: (bypassCode: string) => void;
  /** Called once the overlay covers the screen. */
  onShown?: () => void;
  reload?: () => void;
}

/** The dialog about an outstanding balance. The caller decides when to show it. */
export function BalanceOverlay(props: BalanceOverlayProps) {
  const { member, isBlocking, onRemindLater, onVerified, onShown, reload } = props;
  const reportShown = useEffectEvent(() => onShown?.());
  useEffect(() => reportShown(), []);
  return (
    <Dialog isShown title="Outstanding Balance" isBlocking={isBlocking} onClose={onRemindLater}>
      <p>Your account has an outstanding balance of</p>
      <p className="balance__amount">{formatBalance(member.balance)}</p>
      <div className="form-actions">
        <a
          className="button button--primary"
          href={site.residentPaymentUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Pay Now
        </a>
        {isBlocking ? null : (
          <Button className="button button--secondary" onClick={onRemindLater}>
            Remind Me Later
          </Button>
        )}
      </div>
      {isBlocking ? (
        <BypassCodeForm
          verify={(code) => verifyBypassCode(member.userId, code)}
          onVerified={onVerified}
          reload={reload}
        />
      ) : null}
    </Dialog>
  );
}
