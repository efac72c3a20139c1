import type { WinterizeRequest } from '@/api/requests';
import { type Day, parseDay } from '@/domain/day';
import { startDateProblem } from '@/domain/startDate';
import { plainWidth } from '@/lib/plainText';
import { currentDay } from '@/lib/today';
import * as yup from 'yup';
import { commonRequest, initialRequest, requestSchema } from './requestFields';

export function winterizeInitialValues(today: Day) {
  return {
    ...initialRequest,
    // The text of the field, which need not name a day.
    startDate: today as string,
    otherAppliances: '',
    breaker: false,
    heat: false,
    heatTemperature: '',
  };
}

export type WinterizeValues = ReturnType<typeof winterizeInitialValues>;

/** The values of the request that the member does not enter. */
type WinterizeFacts = Omit<WinterizeRequest, keyof WinterizeValues | 'todo'>;

/** The error of the start date, undefined if it is valid. After the end of the season every date has the same error. */
export function startDateError(text: string | undefined, today: Day): string | undefined {
  const problem = startDateProblem(today, today) ?? startDateProblem(parseDay(text), today);
  if (problem === 'past') return 'Please choose today or a later date.';
  return problem === null ? undefined : 'Requests must be for dates on or before November 15';
}

/** A number of up to 15 digits, which JSON keeps exactly. */
const WHOLE_NUMBER = /^\d{1,15}$/;

/** Whether the heat is left on. The form asks that only if the breaker is not left on. */
export const isHeatOn = ({ breaker, heat }: Pick<WinterizeValues, 'breaker' | 'heat'>) => !breaker && heat;

export const winterizeSchema = requestSchema.shape({
  // The date is compared with the day of the check, because a form may be open over midnight (rule: winterize-start-date).
  startDate: yup.string().test('startDate', (text, { createError }) => {
    const message = startDateError(text, currentDay());
    return message === undefined || createError({ message });
  }),
  heatTemperature: yup
    .string()
    .test(
      'heatTemperature',
      'Please enter the heat temperature.',
      (text = '', { parent }) => !isHeatOn(parent) || WHOLE_NUMBER.test(plainWidth(text).trim()),
    ),
});

/** The body of the request. A question that was not asked is sent as false or null (rule: winterize-payload). */
export function toWinterizeRequest(values: WinterizeValues, facts: WinterizeFacts): WinterizeRequest {
  return {
    ...facts,
    ...commonRequest(values),
    todo: 'Winterize',
    startDate: values.startDate,
    otherAppliances: values.otherAppliances,
    heat: isHeatOn(values),
    heatTemperature: isHeatOn(values) ? Number(plainWidth(values.heatTemperature)) : null,
  };
}
