import { useBypassCode, useLoadedCommunity } from '../../api/memberContext';
import { sendRequest } from '../../api/requests';
import { useSubmission } from '../../api/useSubmission';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { YesNoField } from '../../ui/fields/YesNoField';
import { FormSubmitButton, SubmitForm } from '../../ui/forms/SubmitForm';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Panel } from '../../ui/layout/Panel';
import { DuplicateSentence } from './DuplicateSentence';
import { countsOf, FormGroup, GettingInFields, initialCounts } from './requestFields';
import { requestSchema, TermsFields, UnitCountFields } from './requestFields';

const initialValues = {
  ...initialCounts,
  specialInstructions: '',
  combinationCode: '',
  breaker: true,
  hasAccepted: false,
};

const DRAFT = 'deWinterize';

const THANKS = 'Thank you! Your request has been submitted.';

export function DeWinterizeScreen() {
  const { name: colonyName } = useLoadedCommunity();
  const bypassCode = useBypassCode();
  const submission = useSubmission(
    (values: typeof initialValues) =>
      sendRequest({
        colonyName,
        ...countsOf(values),
        specialInstructions: values.specialInstructions,
        todo: 'De-Winterize',
        combinationCode: values.combinationCode.trim(),
        breaker: values.breaker,
        bypassCode,
      }),
    { name: DRAFT },
  );
  const duplicateOf = submission.result?.duplicateOf ?? null;
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
    <div className="page page--reading">
      <PageHeading title="De-Winterization" />
      <Panel title="Request De-Winterization" className="panel--form">
        <SubmitForm
          initialValues={initialValues}
          validationSchema={requestSchema}
          submission={submission}
          valuesAfterSuccess="sent"
          draft={DRAFT}
        >
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
          <FormStatus error={error} success={isAccepted ? thanks : null} />
          <FormSubmitButton pendingText="One Moment..." disabled={isAccepted}>
            Submit
          </FormSubmitButton>
        </SubmitForm>
      </Panel>
    </div>
  );
}
