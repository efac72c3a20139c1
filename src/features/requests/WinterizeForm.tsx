import { FormikProvider } from 'formik';
import { useRef } from 'react';
import { winterizeWindow } from '../../domain/startDate';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { FocusFirstError } from '../../ui/forms/FocusFirstError';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { DuplicateDialog } from './DuplicateDialog';
import { useWinterizeForm, type SendWinterize } from './useWinterizeForm';
import { WaiverNote } from './WaiverNote';
import { WinterizeFields } from './WinterizeFields';
import type { WinterizeFacts } from './winterizeFormModel';

interface WinterizeFormProps {
  facts: WinterizeFacts;
  onSend: SendWinterize;
}

export function WinterizeForm({ facts, onSend }: WinterizeFormProps) {
  const { formik, today, error, duplicate, sent, cancel, continueAnyway } = useWinterizeForm(facts, onSend);
  const foot = useRef<HTMLDivElement>(null);
  const isSent = sent !== null;

  return (
    <FormikProvider value={formik}>
      <form className="form" noValidate onSubmit={formik.handleSubmit} onReset={formik.handleReset}>
        <UnsavedMark isSent={isSent} />
        <FocusFirstError />
        <fieldset className="request-fields" disabled={isSent}>
          <WinterizeFields window={winterizeWindow(today)} />
        </fieldset>
        <div className="request-foot" ref={foot} tabIndex={-1}>
          <FormStatus error={error} />
          <SubmitButton pending={formik.isSubmitting} pendingText="One Moment..." disabled={isSent}>
            {isSent ? 'Submitted Successfully' : 'Submit'}
          </SubmitButton>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
          <div className={isSent ? 'notice notice--success' : undefined} role="status">
            {isSent ? <WaiverNote waiver={sent.waiver} /> : null}
          </div>
        </div>
      </form>
      {duplicate ? (
        <DuplicateDialog
          show={duplicate.isOpen}
          day={duplicate.day}
          isSending={duplicate.isSending}
          error={duplicate.error}
          onCancel={cancel}
          onContinue={() => void continueAnyway()}
          // The button that had the focus was disabled when the dialog opened, so the dialog cannot give it back.
          onClosed={() => foot.current?.focus()}
        />
      ) : null}
    </FormikProvider>
  );
}
