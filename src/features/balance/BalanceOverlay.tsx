import { verifyBypassCode } from '../../api/member';
import { useWrite } from '../../api/useWrite';
import { formatBalance } from '../../domain/balance';
import type { Member } from '../../domain/member';
import { site } from '../../site';
import { Dialog } from '../../ui/dialog/Dialog';
import { BypassCodeForm } from './BypassCodeForm';
import './balance.scss';

interface BalanceOverlayProps {
  member: Member;
  /** Stands until a code has been verified; else it can be put off. */
  isBlocking: boolean;
  onRemindLater: () => void;
  onVerified: (bypassCode: string) => void;
  reload?: () => void;
}

/** What a member with an outstanding balance reads; whether there is one is for whoever draws it to judge. */
export function BalanceOverlay(props: BalanceOverlayProps) {
  const { member, isBlocking, onRemindLater, onVerified, reload } = props;
  const write = useWrite();
  return (
    <Dialog show title="Outstanding Balance" blocking={isBlocking} onClose={onRemindLater}>
      <p>Your account has an outstanding balance of</p>
      <p className="balance__amount">{formatBalance(member.balance)}</p>
      <div className="form-actions">
        <a
          className="btn btn-primary"
          href={site.residentPaymentUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Pay Now
        </a>
        {isBlocking ? null : (
          <button type="button" className="btn btn-secondary" onClick={onRemindLater}>
            Remind Me Later
          </button>
        )}
      </div>
      {isBlocking ? (
        <BypassCodeForm
          onSubmit={async (code) => {
            await write(() => verifyBypassCode(member.userId, code));
            onVerified(code);
          }}
          reload={reload}
        />
      ) : null}
    </Dialog>
  );
}
