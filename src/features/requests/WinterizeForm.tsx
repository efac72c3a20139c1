import { winterizeWindow } from '../../domain/startDate';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { StatusMessage } from '../../ui/feedback/StatusMessage';
import { FormFrame } from '../../ui/forms/FormFrame';
import { FormSubmitButton } from '../../ui/forms/FormSubmitButton';
import { lazyComponent } from '../../ui/lazy/lazyComponent';
import { useWinterizeForm, WINTERIZE_DRAFT, type SendWinterize } from './useWinterizeForm';
import { WaiverNote } from './WaiverNote';
import { WinterizeFields } from './WinterizeFields';
import type { WinterizeFacts } from './winterizeFormModel';

const DuplicateDialog = lazyComponent(
  'DuplicateDialog',
  async () => (await import('./DuplicateDialog')).DuplicateDialog,
);

interface WinterizeFormProps {
  facts: WinterizeFacts;
  onSubmit: SendWinterize;
}

export function WinterizeForm({ facts, onSubmit }: WinterizeFormProps) {
  const { formik, today, error, duplicate, sent, cancel, forgetDuplicate, continueAnyway } = useWinterizeForm(
    facts,
    onSubmit,
  );
  const isSent = sent !== null;

  return (
    <>
      <FormFrame form={formik} isAccepted={isSent} draft={WINTERIZE_DRAFT}>
        <fieldset role="none" className="stack request-fields" disabled={isSent}>
          <WinterizeFields window={winterizeWindow(today)} />
        </fieldset>
        <FormStatus error={error} />
        {/* A message behind a dialog could not take the focus. */}
        <StatusMessage className="notice">
          {isSent && duplicate === null ? <WaiverNote waiver={sent.waiver} /> : null}
        </StatusMessage>
        <FormSubmitButton pendingText="One Moment..." disabled={isSent}>
          {isSent ? 'Submitted Successfully' : 'Submit'}
        </FormSubmitButton>
      </FormFrame>
      {duplicate ? (
        <DuplicateDialog
          isShown={duplicate.isOpen}
          day={duplicate.day}
          isSending={duplicate.isSending}
          error={duplicate.error}
          hold={duplicate.hold}
          onCancel={cancel}
          onClosed={forgetDuplicate}
          onContinue={() => void continueAnyway()}
        />
      ) : null}
    </>
  );
}
