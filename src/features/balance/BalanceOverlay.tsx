import { verifyBypassCode } from '@/api/account';
import { useMember } from '@/api/memberContext';
import { useSubmission } from '@/api/useSubmission';
import { formatBalance } from '@/domain/balance';
import { paths } from '@/lib/paths';
import { plainCode } from '@/lib/plainText';
import { site } from '@/site';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { TextField } from '@/ui/fields/TextField';
import { Form } from '@/ui/forms/Form';
import { newTab } from '@/ui/text/newTab';
import { Formik } from 'formik';
import { Link } from 'react-router';
import './BalanceOverlay.scss';

interface BalanceOverlayProps {
  /** True: only a verified code closes the overlay. False: the member can postpone it. */
  isBlocking: boolean;
  /** Called with the verified bypass code, or with null for 'Remind Me Later'. */
  onDismiss: (bypassCode: string | null) => void;
}

/** The dialog about an outstanding balance. The caller decides when to show it. */
export function BalanceOverlay({ isBlocking, onDismiss }: BalanceOverlayProps) {
  const { userId, balance } = useMember();
  // Any text is sent, even an empty one: the server decides about the code (rule: bypass-code).
  const submission = useSubmission(
    ({ bypassCode }: { bypassCode: string }) => verifyBypassCode(userId, plainCode(bypassCode)),
    { name: 'bypassCode', onSuccess: (_result, { bypassCode }) => onDismiss(plainCode(bypassCode)) },
  );
  const remindLater = () => onDismiss(null);
  return (
    <Dialog isShown title="Outstanding Balance" isBlocking={isBlocking} onClose={remindLater}>
      <p>Your account has an outstanding balance of</p>
      <p className="balance__amount">{formatBalance(balance)}</p>
      <div className="form-actions">
        <a className="button button--primary" href={site.residentPaymentUrl} {...newTab}>
          Pay Now
        </a>
        {isBlocking ? null : (
          <Button className="button button--secondary" onClick={remindLater}>
            Remind Me Later
          </Button>
        )}
      </div>
      {isBlocking ? (
        <Formik initialValues={{ bypassCode: '' }} onSubmit={submission.submit}>
          <Form sent={submission.sent} isAccepted={submission.isAccepted} className="form balance__code">
            <TextField
              name="bypassCode"
              label="Or enter your bypass code"
              placeholder="Enter bypass code"
              autoComplete="off"
              width="medium"
            />
            <FormStatus error={submission.error} />
            <div className="form-actions">
              <BusyButton
                isPending={submission.isPending}
                pendingText="Verifying..."
                className="button button--secondary"
              >
                Verify code
              </BusyButton>
              {/* The link has no hash: with one, the browser would scroll instead of reloading. */}
              <a className="button button--link" href={window.location.pathname + window.location.search}>
                Just paid?
              </a>
              <Link className="button button--link" to={paths.home}>
                Back to home
              </Link>
            </div>
          </Form>
        </Formik>
      ) : null}
    </Dialog>
  );
}
