import { lastStartDate } from '@/domain/startDate';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus, StatusMessage } from '@/ui/feedback/FormStatus';
import { Spinner } from '@/ui/feedback/Spinner';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { YesNoField } from '@/ui/fields/YesNoField';
import { Form } from '@/ui/forms/Form';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { PageHeading } from '@/ui/structure/PageHeading';
import { Panel } from '@/ui/structure/Panel';
import { newTab } from '@/ui/text/newTab';
import { FormikProvider } from 'formik';
import { FormGroup, GettingInFields, TermsFields, UnitCountFields } from './requestFields';
import { useWinterizeForm, WINTERIZE_DRAFT } from './useWinterizeForm';
import { isHeatOn } from './winterizeFormModel';

/** Shown after a winterization request. A community without a waiver link gets a note that the office will send the waiver. */
function WaiverNote({ link, hasOpened }: { link: string | null; hasOpened: boolean }) {
  if (link === null) return <p>The office will send you the waiver to sign.</p>;
  return (
    <>
      <p>
        {hasOpened
          ? 'One more step: please sign the waiver in the window that has opened.'
          : 'One more step: please sign the waiver. Your browser did not let it open by itself.'}
      </p>
      <p>
        <a className="button button--secondary" href={link} {...newTab}>
          Open the waiver
        </a>
      </p>
    </>
  );
}

const DuplicateDialog = lazyComponent('DuplicateDialog', () => import('./DuplicateDialog'), {
  placeholder: ({ isShown }) => (isShown ? <Spinner /> : null),
});

export function WinterizeScreen() {
  const { formik, today, error, isPending, duplicate, isSent, waiver, sentValues } = useWinterizeForm();
  return (
    <div className="page page--reading">
      <PageHeading title="Winterization" />
      <Panel title="Request Winterization" className="panel--form">
        <FormikProvider value={formik}>
          <Form sent={sentValues} isAccepted={isSent} draft={WINTERIZE_DRAFT}>
            <fieldset role="none" className="stack request-fields" disabled={isSent}>
              <FormGroup title="When">
                <TextField
                  name="startDate"
                  label="Start date"
                  type="date"
                  width="medium"
                  min={today}
                  max={lastStartDate(today)}
                />
              </FormGroup>
              <FormGroup title="In the unit">
                <UnitCountFields />
                <TextField name="otherAppliances" label="Other appliances" />
                <TextAreaField name="specialInstructions" label="Special instructions" />
              </FormGroup>
              <GettingInFields />
              <FormGroup title="Power and heat">
                <YesNoField name="breaker" label="Leave the breaker on?" />
                {formik.values.breaker ? null : <YesNoField name="heat" label="Leave the heat on?" />}
                {isHeatOn(formik.values) ? (
                  // A field of type 'number' would change by the mouse wheel, and drop text that it cannot read (rule: no-number-by-itself).
                  <TextField
                    name="heatTemperature"
                    label="Heat temperature (°F)"
                    inputMode="numeric"
                    autoComplete="off"
                    width="short"
                  />
                ) : null}
              </FormGroup>
              <TermsFields />
            </fieldset>
            <FormStatus error={error} />
            <StatusMessage className="notice">{waiver && <WaiverNote {...waiver} />}</StatusMessage>
            <BusyButton isPending={isPending} pendingText="One Moment..." disabled={isSent}>
              {isSent ? 'Submitted Successfully' : 'Submit'}
            </BusyButton>
          </Form>
        </FormikProvider>
        {duplicate === null ? null : <DuplicateDialog {...duplicate} />}
      </Panel>
    </div>
  );
}
