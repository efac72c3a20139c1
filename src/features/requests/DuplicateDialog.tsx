import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { DuplicateSentence } from './requestFields';
import type { Duplicate } from './useWinterizeForm';

export function DuplicateDialog({ day, isSending, error, onContinue, ...dialog }: Duplicate) {
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
