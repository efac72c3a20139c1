import type { Day } from '@/domain/day';
import { formatDay } from '@/domain/time';
import { codeSchema } from '@/lib/codeSchema';
import { plainCode } from '@/lib/plainText';
import { site } from '@/site';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { MailLink } from '@/ui/text/MailLink';
import { mapValues, range } from 'es-toolkit';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import './requestFields.scss';

/** The fixtures that a member counts, each from 1 to `max` (rule: unit-counts). */
const unitCounts = {
  toiletAmount: { label: 'Toilets', max: 10 },
  sinkAmount: { label: 'Sinks', max: 10 },
  washingMachineAmount: { label: 'Washing machines', max: 3 },
  thermostatAmount: { label: 'Thermostats', max: 10 },
};

/** The first values of both forms. Those of the selects are strings. */
export const initialRequest = {
  ...mapValues(unitCounts, () => '1'),
  specialInstructions: '',
  combinationCode: '',
  hasAccepted: false,
};

const countOptions = (max: number) =>
  range(1, max + 1).map((count) => ({ value: `${count}`, label: `${count}` }));

/** What both requests send in the same way. */
export const commonRequest = (values: typeof initialRequest & { breaker: boolean }) => ({
  ...mapValues(unitCounts, (_fixture, name) => Number(values[name])),
  specialInstructions: values.specialInstructions,
  combinationCode: plainCode(values.combinationCode),
  breaker: values.breaker,
});

export const requestSchema = yup.object({
  combinationCode: codeSchema().required('Please enter the combination code.'),
  hasAccepted: yup.boolean().oneOf([true], 'Please accept the terms and conditions.'),
});

export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

export function GettingInFields() {
  return (
    <FormGroup title="Getting in">
      <TextField name="combinationCode" label="Combination code" autoComplete="off" width="medium" required />
    </FormGroup>
  );
}

/** The terms of both requests (rule: terms-text). */
export function TermsFields() {
  return (
    <FormGroup title="Terms and conditions">
      <ul className="terms">
        <li>
          A confirmation is to be expected in <span className="terms__time">2-3 business days.</span>
        </li>
        <li>
          If you have none after 3 business days, please email <MailLink to={site.winterServiceEmail} />.
        </li>
        <li>Requests submitted after Wednesday 3:00pm are processed the following week.</li>
      </ul>
      <CheckboxField name="hasAccepted" label="I accept the terms and conditions" />
    </FormGroup>
  );
}

export function UnitCountFields() {
  return (
    <div className="form-row">
      {Object.entries(unitCounts).map(([name, { label, max }]) => (
        <SelectField key={name} name={name} label={label} options={countOptions(max)} />
      ))}
    </div>
  );
}

/** Says that the member has submitted the same request before, on `day` (rule: duplicate-request). */
export function DuplicateSentence({ day }: { day: Day }) {
  return (
    <>
      <span>
        {`You already submitted a request on ${formatDay(day)}. If you would like to revise information on the request, please email `}
      </span>
      <MailLink to={site.winterServiceEmail} />
    </>
  );
}
