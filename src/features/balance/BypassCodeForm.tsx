import { useSubmission } from '../../api/useSubmission';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { TextField } from '../../ui/fields/TextField';
import { FormSubmitButton } from '../../ui/forms/FormSubmitButton';
import { SubmitForm } from '../../ui/forms/SubmitForm';

interface BypassCodeFormProps {
  /** Sends the code to the server, even an empty one (rule: bypass-code). */
  verify: (bypassCode: string) => Promise<void>;
  onVerified: (bypassCode: string) => void;
  reload?: (() => void) | undefined;
}

interface BypassCodeValues {
  bypassCode: string;
}

const initialValues: BypassCodeValues = { bypassCode: '' };

const reloadPage = () => window.location.reload();

export function BypassCodeForm({ verify, onVerified, reload = reloadPage }: BypassCodeFormProps) {
  const submission = useSubmission(({ bypassCode }: BypassCodeValues) => verify(bypassCode.trim()), {
    onSuccess: (_result, { bypassCode }) => onVerified(bypassCode.trim()),
  });
  return (
    <SubmitForm initialValues={initialValues} submission={submission} className="form balance__code">
      <TextField
        name="bypassCode"
        label="Or enter your bypass code"
        placeholder="Enter bypass code"
        autoComplete="off"
        isShort
      />
      <FormStatus error={submission.error} />
      <div className="form-actions">
        <FormSubmitButton pendingText="Verifying..." className="button button--secondary">
          Verify code
        </FormSubmitButton>
        <a
          className="button button--link"
          href={window.location.href}
          onClick={(event) => {
            // If the address has a '#', the browser would follow the link by scrolling, without a reload.
            event.preventDefault();
            reload();
          }}
        >
          Just paid?
        </a>
      </div>
    </SubmitForm>
  );
}
