import { BypassCodeContext, useLoadedCommunity } from '@/api/memberContext';
import { sendRequest } from '@/api/requests';
import { useSubmission } from '@/api/useSubmission';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { YesNoField } from '@/ui/fields/YesNoField';
import { DraftsContext } from '@/ui/forms/drafts';
import { Form } from '@/ui/forms/Form';
import { PageHeading } from '@/ui/structure/PageHeading';
import { Panel } from '@/ui/structure/Panel';
import { Formik } from 'formik';
import { use } from 'react';
import {
  commonRequest,
  DuplicateSentence,
  FormGroup,
  GettingInFields,
  initialRequest,
  requestSchema,
  TermsFields,
  UnitCountFields,
} from './requestFields';

const initialValues = { ...initialRequest, breaker: true };

const DRAFT = 'deWinterize';

export function DeWinterizeScreen() {
  const { name: colonyName } = useLoadedCommunity();
  const bypassCode = use(BypassCodeContext);
  const drafts = use(DraftsContext);
  const { submit, sent, result, error, isAccepted, isPending } = useSubmission(
    (values: typeof initialValues) =>
      sendRequest({ ...commonRequest(values), todo: 'De-Winterize', colonyName, bypassCode }),
    // `onSuccess` runs even if the member has left the form before the answer (rule: left-while-sending).
    { name: DRAFT, onSuccess: () => drafts.drop(DRAFT) },
  );
  // Both texts are one announcement (rule: de-winterize-duplicate).
  const thanks = isAccepted && (
    <>
      <span>Thank you! Your request has been submitted.</span>
      {result?.duplicateOf && (
        <span>
          {' '}
          <DuplicateSentence day={result.duplicateOf} />
        </span>
      )}
    </>
  );
  return (
    <div className="page page--reading">
      <PageHeading title="De-Winterization" />
      <Panel title="Request De-Winterization" className="panel--form">
        <Formik initialValues={initialValues} validationSchema={requestSchema} onSubmit={submit}>
          <Form sent={sent} isAccepted={isAccepted} draft={DRAFT}>
            <fieldset role="none" className="stack request-fields" disabled={isAccepted}>
              <FormGroup title="In the unit">
                <UnitCountFields />
                <TextAreaField name="specialInstructions" label="Special instructions" />
              </FormGroup>
              <GettingInFields />
              <FormGroup title="Power">
                <YesNoField name="breaker" label="Turn the breaker on?" />
              </FormGroup>
              <TermsFields />
            </fieldset>
            <FormStatus error={error} success={thanks} />
            <BusyButton isPending={isPending} pendingText="One Moment..." disabled={isAccepted}>
              Submit
            </BusyButton>
          </Form>
        </Formik>
      </Panel>
    </div>
  );
}
