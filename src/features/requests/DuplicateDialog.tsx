import { Button } from '../../ui/button/Button';
import type { Day } from '../../domain/day';
import { BusyButton } from '../../ui/feedback/BusyButton';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { Dialog } from '../../ui/dialog/Dialog';
import type { HoldDialog } from '../../ui/dialog/useDialogEntry';
import { DuplicateSentence } from './DuplicateSentence';

interface DuplicateDialogProps {
  isShown: boolean;
  day: Day;
  isSending: boolean;
  error: string | null;
  hold: HoldDialog;
  onCancel: () => void;
  onClosed: () => void;
  onContinue: () => void;
}

export function DuplicateDialog(props: DuplicateDialogProps) {
  const { isShown, day, isSending, error, hold, onCancel, onClosed, onContinue } = props;
  return (
    <Dialog
      isShown={isShown}
      title="Duplicate Request Detected"
      // A request in flight cannot be cancelled.
      isBlocking={isSending}
      onClose={onCancel}
      hold={hold}
      onClosed={onClosed}
      footer={
        <>
          <BusyButton isPending={isSending} onClick={onContinue}>
            Continue Anyway
          </BusyButton>
          <Button className="button button--secondary" onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        <DuplicateSentence day={day} />
      </p>
      <FormStatus error={error} />
    </Dialog>
  );
}
