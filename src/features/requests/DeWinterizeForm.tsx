import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { DeWinterizeRequest } from '../../api/requests';
import { errorText } from '../../lib/errorText';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { TextField } from '../../ui/fields/TextField';
import { YesNoField } from '../../ui/fields/YesNoField';
import { FocusFirstError } from '../../ui/forms/FocusFirstError';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
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
  onSend: (request: DeWinterizeRequest) => Promise<void>;
}

export function DeWinterizeForm({ facts, onSend }: DeWinterizeFormProps) {
  const [error, setError] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);

  async function submit(values: DeWinterizeValues, { setValues }: FormikHelpers<DeWinterizeValues>) {
    setError(null);
    try {
      await onSend(toDeWinterizeRequest(values, facts));
      setIsSent(true);
      // What stands in the locked form is what was sent, whatever was typed meanwhile.
      await setValues(values, false);
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <Formik
      initialValues={deWinterizeInitialValues}
      validationSchema={deWinterizeSchema}
      onSubmit={useOneAtATime(submit)}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="form">
          <UnsavedMark isSent={isSent} />
          <FocusFirstError />
          <fieldset className="request-fields" disabled={isSent}>
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
          <FormStatus error={error} success={isSent ? 'Thank you! Your request has been submitted.' : null} />
          <SubmitButton pending={isSubmitting} pendingText="One Moment..." disabled={isSent}>
            Submit
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
