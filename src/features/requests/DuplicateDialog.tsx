import type { Day } from '@/domain/day';
import { Button } from '@/ui/button/Button';
import { Dialog, type DialogControls } from '@/ui/dialog/Dialog';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { DuplicateSentence } from './requestFields';

interface DuplicateDialogProps extends DialogControls {
  day: Day;
  isSending: boolean;
  error: string | null;
  onContinue: () => Promise<void>;
}

export function DuplicateDialog(props: DuplicateDialogProps) {
  const { day, isSending, error, onContinue, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      title="Duplicate Request Detected"
      // A request in flight cannot be cancelled.
      isBlocking={isSending}
      footer={
        <>
          <Button className="button button--primary" onClick={dialog.onClose} disabled={isSending}>
            Cancel
          </Button>
          <BusyButton
            className="button button--secondary"
            isPending={isSending}
            onClick={() => void onContinue()}
          >
            Continue Anyway
          </BusyButton>
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
