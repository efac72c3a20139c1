import type { DeWinterizeRequest } from '../../api/requests';
import { useSubmission } from '../../api/useSubmission';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { TextField } from '../../ui/fields/TextField';
import { YesNoField } from '../../ui/fields/YesNoField';
import { FormSubmitButton } from '../../ui/forms/FormSubmitButton';
import { SubmitForm } from '../../ui/forms/SubmitForm';
import {
  deWinterizeInitialValues,
  deWinterizeSchema,
  toDeWinterizeRequest,
  type DeWinterizeFacts,
  type DeWinterizeValues,
} from './deWinterizeFormModel';
import { FormGroup } from './FormGroup';
import { TermsFields } from './TermsFields';
import { UnitCountFields } from './UnitCountFields';

interface DeWinterizeFormProps {
  facts: DeWinterizeFacts;
  /** Rejects if the request is refused. The form ignores the result. */
  onSubmit: (request: DeWinterizeRequest) => Promise<unknown>;
}

export function DeWinterizeForm({ facts, onSubmit }: DeWinterizeFormProps) {
  const submission = useSubmission((values: DeWinterizeValues) =>
    onSubmit(toDeWinterizeRequest(values, facts)),
  );
  const { error, isAccepted } = submission;
  return (
    <SubmitForm
      initialValues={deWinterizeInitialValues}
      validationSchema={deWinterizeSchema}
      submission={submission}
      valuesAfterSuccess="sent"
    >
      <fieldset className="request-fields" disabled={isAccepted}>
        <FormGroup title="In the unit">
          <UnitCountFields />
          <TextAreaField name="specialInstructions" label="Special instructions" />
        </FormGroup>
        <FormGroup title="Getting in">
          <TextField name="combinationCode" label="Combination code" autoComplete="off" required />
        </FormGroup>
        <FormGroup title="Power">
          <YesNoField name="breaker" label="Turn the breaker on?" />
        </FormGroup>
        <TermsFields />
      </fieldset>
      <FormStatus error={error} success={isAccepted ? 'Thank you! Your request has been submitted.' : null} />
      <FormSubmitButton pendingText="One Moment..." disabled={isAccepted}>
        Submit
      </FormSubmitButton>
    </SubmitForm>
  );
}
