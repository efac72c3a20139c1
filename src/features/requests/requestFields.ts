import * as yup from 'yup';
import { fromFields } from '../../domain/fields';
import type { SelectOption } from '../../ui/fields/SelectField';

/** The fixtures that a member counts, each from 1 to `max` (rule: unit-counts). */
export const unitCounts = [
  { name: 'toiletAmount', label: 'Toilets', max: 10 },
  { name: 'sinkAmount', label: 'Sinks', max: 10 },
  { name: 'washingMachineAmount', label: 'Washing machines', max: 3 },
  { name: 'thermostatAmount', label: 'Thermostats', max: 10 },
] as const;

type CountName = (typeof unitCounts)[number]['name'];

/** The values of the selects, which are strings. */
export type CountValues = Record<CountName, string>;

export const initialCounts = fromFields<CountValues>(unitCounts.map(({ name }) => [name, '1']));

export function countOptions(max: number): SelectOption[] {
  return Array.from({ length: max }, (_, index) => {
    const text = String(index + 1);
    return { value: text, label: text };
  });
}

/** The counts as numbers, as they are sent. */
export function countsOf(values: CountValues): Record<CountName, number> {
  return fromFields(unitCounts.map(({ name }) => [name, Number(values[name])]));
}

/** The schema fields of both request forms. */
export const requestSchemaFields = {
  combinationCode: yup.string().trim().required('Please enter the combination code.'),
  hasAccepted: yup.boolean().oneOf([true], 'Please accept the terms and conditions.'),
};
