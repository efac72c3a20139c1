/** @jest-environment node */
import { toDay } from '@/domain/day';
import { setClock } from '@/lib/clock';
import {
  toWinterizeRequest,
  winterizeInitialValues,
  winterizeSchema,
  type WinterizeValues,
} from './winterizeFormModel';

beforeAll(() => setClock(() => Date.parse('2026-10-20T14:00:00-04:00')));

/** A form that can be sent. */
const valid = { ...winterizeInitialValues(toDay('2026-10-20')), combinationCode: '4812', hasAccepted: true };
const heated = { ...valid, heat: true };
const facts = { colonyName: 'Pine Hollow', bypassCode: '', waiverLink: null, ignore_duplicates: false };

/** The first error of the form, undefined if it can be sent. */
const errorOf = (values: Partial<WinterizeValues>) =>
  winterizeSchema.validate({ ...valid, ...values }).then(
    () => undefined,
    ({ message }: Error) => message,
  );

it.each([
  ['2026-10-19', 'Please choose today or a later date.'],
  ['2026-10-20', undefined],
  ['2026-11-15', undefined],
  ['2026-11-16', 'Requests must be for dates on or before November 15'],
])('the start date %s on October 20 has the error %p', async (startDate, error) => {
  await expect(errorOf({ startDate })).resolves.toBe(error);
});

it.each(['', '   ', '\u200B'])('the combination code %j counts as missing', async (combinationCode) => {
  await expect(errorOf({ combinationCode })).resolves.toBe('Please enter the combination code.');
});

it.each(['', '55.5', '5,5', '55°', '-5', '1e2'])('the heat temperature %j is refused', async (typed) => {
  const heatTemperature = typed;
  await expect(errorOf({ heat: true, heatTemperature })).resolves.toBe('Please enter the heat temperature.');
  await expect(errorOf({ heat: false, heatTemperature })).resolves.toBeUndefined();
});

it.each([
  ['the temperature', { heatTemperature: '60' }, { breaker: false, heat: true, heatTemperature: 60 }],
  ['full-width digits', { heatTemperature: '\uFF16\uFF12' }, { heatTemperature: 62 }],
  ['no heat', { heat: false, heatTemperature: '60' }, { heat: false, heatTemperature: null }],
  [
    'no heat while the breaker is on',
    { breaker: true, heatTemperature: '60' },
    { breaker: true, heat: false, heatTemperature: null },
  ],
])('sends %s', async (_, values, sent) => {
  await expect(errorOf({ ...heated, ...values })).resolves.toBeUndefined();
  expect(toWinterizeRequest({ ...heated, ...values }, facts)).toMatchObject(sent);
});
