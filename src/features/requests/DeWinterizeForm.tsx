import { useState } from 'react';
import type { DeWinterizeRequest } from '../../api/requests';
import { useSubmission } from '../../api/useSubmission';
import type { Day } from '../../domain/day';
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
import { DuplicateSentence } from './DuplicateSentence';
import { FormGroup } from './FormGroup';
import { TermsFields } from './TermsFields';
import { UnitCountFields } from './UnitCountFields';

const THANKS = 'Thank you! Your request has been submitted.';

interface DeWinterizeFormProps {
  facts: DeWinterizeFacts;
  /** Rejects if the request is refused. `duplicateOf` is the day of an earlier request, null without one. */
  onSubmit: (request: DeWinterizeRequest) => Promise<{ duplicateOf: Day | null }>;
}

export function DeWinterizeForm({ facts, onSubmit }: DeWinterizeFormProps) {
  const [duplicateOf, setDuplicateOf] = useState<Day | null>(null);
  const submission = useSubmission(
    (values: DeWinterizeValues) => onSubmit(toDeWinterizeRequest(values, facts)),
    { onSuccess: (answer) => setDuplicateOf(answer.duplicateOf) },
  );
  // Both texts are one announcement (rule: de-winterize-duplicate).
  const thanks =
    duplicateOf === null ? (
      THANKS
    ) : (
      <>
        <span>{THANKS}</span>
        <span>
          {' '}
          <DuplicateSentence day={duplicateOf} />
        </span>
      </>
    );
  const { error, isAccepted } = submission;
  return (
    <SubmitForm
      initialValues={deWinterizeInitialValues}
      validationSchema={deWinterizeSchema}
      submission={submission}
      valuesAfterSuccess="sent"
      draft="deWinterize"
    >
      <fieldset role="none" className="stack request-fields" disabled={isAccepted}>
        <FormGroup title="In the unit">
          <UnitCountFields />
          <TextAreaField name="specialInstructions" label="Special instructions" />
        </FormGroup>
        <FormGroup title="Getting in">
          <TextField name="combinationCode" label="Combination code" autoComplete="off" isShort required />
        </FormGroup>
        <FormGroup title="Power">
          <YesNoField name="breaker" label="Turn the breaker on?" />
        </FormGroup>
        <TermsFields />
      </fieldset>
      <FormStatus error={error} success={isAccepted ? thanks : null} />
      <FormSubmitButton pendingText="One Moment..." disabled={isAccepted}>
        Submit
      </FormSubmitButton>
    </SubmitForm>
  );
}
