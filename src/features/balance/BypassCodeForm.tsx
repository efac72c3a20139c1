import { Form, Formik } from 'formik';
import { useState } from 'react';
import { errorText } from '../../lib/errorText';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { TextField } from '../../ui/fields/TextField';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';

interface BypassCodeFormProps {
  onSubmit: (bypassCode: string) => Promise<void>;
  reload?: (() => void) | undefined;
}

const reloadPage = () => window.location.reload();

export function BypassCodeForm({ onSubmit, reload = reloadPage }: BypassCodeFormProps) {
  const [error, setError] = useState<string | null>(null);

  /** The client has no rules for a code, not even that there is one (section 5 of the specification). */
  async function submit({ bypassCode }: { bypassCode: string }) {
    setError(null);
    try {
      await onSubmit(bypassCode.trim());
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <Formik initialValues={{ bypassCode: '' }} onSubmit={useOneAtATime(submit)}>
      {({ isSubmitting }) => (
        <Form noValidate className="form balance__code">
          <UnsavedMark />
          <TextField
            name="bypassCode"
            label="Or enter your bypass code"
            placeholder="Enter bypass code"
            autoComplete="off"
          />
          <FormStatus error={error} />
          <div className="form-actions">
            <SubmitButton pending={isSubmitting} pendingText="Verifying...">
              Verify code
            </SubmitButton>
            <a
              className="btn btn-link"
              href={window.location.href}
              onClick={(event) => {
                // A link to the page with a '#' would only scroll.
                event.preventDefault();
                reload();
              }}
            >
              Just paid?
            </a>
          </div>
        </Form>
      )}
    </Formik>
  );
}
