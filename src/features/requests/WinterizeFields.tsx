import { useFormikContext } from 'formik';
import type { StartWindow } from '../../domain/startDate';
import { DateField } from '../../ui/fields/DateField';
import { NumberField } from '../../ui/fields/NumberField';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { TextField } from '../../ui/fields/TextField';
import { YesNoField } from '../../ui/fields/YesNoField';
import { FormGroup } from './FormGroup';
import { TermsFields } from './TermsFields';
import { UnitCountFields } from './UnitCountFields';
import { isHeatAsked, isHeatTemperatureAsked, type WinterizeValues } from './winterizeFormModel';

type WinterizeFieldsProps = { window: StartWindow };

export function WinterizeFields({ window: { first, last } }: WinterizeFieldsProps) {
  const { values } = useFormikContext<WinterizeValues>();
  return (
    <>
      <FormGroup title="When">
        <DateField name="startDate" label="Start date" min={first} max={last} />
      </FormGroup>
      <FormGroup title="In the unit">
        <UnitCountFields />
        <TextField name="otherAppliances" label="Other appliances" />
        <TextAreaField name="specialInstructions" label="Special instructions" />
      </FormGroup>
      <FormGroup title="Getting in">
        <TextField name="combinationCode" label="Combination code" autoComplete="off" isShort required />
      </FormGroup>
      <FormGroup title="Power and heat">
        <YesNoField name="breaker" label="Leave the breaker on?" />
        {isHeatAsked(values) ? <YesNoField name="heat" label="Leave the heat on?" /> : null}
        {isHeatTemperatureAsked(values) ? (
          <NumberField name="heatTemperature" label="Heat temperature (°F)" />
        ) : null}
      </FormGroup>
      <TermsFields />
    </>
  );
}
