import * as yup from 'yup';
import type { WinterizeRequest } from '../../api/requests';
import { parseDay, type Day } from '../../domain/day';
import { isSeasonOver, startDateProblem } from '../../domain/startDate';
import { countsOf, initialCounts, requestSchemaFields } from './requestFields';

/** The values of the request that the member does not enter. */
type WinterizeFacts = { communityName: string; bypassCode: string; waiverLink: string | null };

const startDateErrors = {
  past: 'Please choose today or a later date.',
  afterLast: 'Requests must be for dates on or before November 15',
} as const;

export function winterizeInitialValues(today: Day) {
  return {
    ...initialCounts,
    // The text of the field, which need not name a day.
    startDate: today as string,
    otherAppliances: '',
    specialInstructions: '',
    combinationCode: '',
    breaker: false,
    heat: false,
    heatTemperature: '',
    hasAccepted: false,
  };
}

export type WinterizeValues = ReturnType<typeof winterizeInitialValues>;

/** The error of the start date, undefined if it is valid. After the end of the season every date has the same error. */
export function startDateError(text: string | undefined, today: Day): string | undefined {
  const problem = isSeasonOver(today) ? 'afterLast' : startDateProblem(parseDay(text), today);
  return problem === null ? undefined : startDateErrors[problem];
}

const HEAT_ERROR = 'Please enter the heat temperature.';

/** Up to 15 digits: JSON keeps them exactly. */
const WHOLE_NUMBER = /^\d{1,15}$/;

type Choices = Pick<WinterizeValues, 'breaker' | 'heat'>;

/** The form asks about the heat only if the breaker is turned off. */
export function isHeatAsked({ breaker }: Pick<Choices, 'breaker'>): boolean {
  return !breaker;
}

export function isHeatTemperatureAsked({ breaker, heat }: Choices): boolean {
  return isHeatAsked({ breaker }) && heat;
}

export function winterizeSchema(today: Day) {
  return yup.object({
    ...requestSchemaFields,
    startDate: yup.string().test('startDate', (text, { createError }) => {
      const message = startDateError(text, today);
      return message === undefined || createError({ message });
    }),
    heatTemperature: yup
      .string()
      .when(['breaker', 'heat'], ([breaker, heat]: boolean[], schema) =>
        isHeatTemperatureAsked({ breaker: breaker === true, heat: heat === true })
          ? schema.trim().matches(WHOLE_NUMBER, HEAT_ERROR).required(HEAT_ERROR)
          : schema,
      ),
  });
}

/** The body of the request. A question that was not asked is sent as false or null (rule: winterize-payload). */
export function toWinterizeRequest(values: WinterizeValues, facts: WinterizeFacts): WinterizeRequest {
  return {
    colonyName: facts.communityName,
    startDate: values.startDate,
    ...countsOf(values),
    otherAppliances: values.otherAppliances,
    specialInstructions: values.specialInstructions,
    todo: 'Winterize',
    combinationCode: values.combinationCode.trim(),
    breaker: values.breaker,
    heat: isHeatAsked(values) && values.heat,
    heatTemperature: isHeatTemperatureAsked(values) ? Number(values.heatTemperature) : null,
    bypassCode: facts.bypassCode,
    ignore_duplicates: false,
    waiverLink: facts.waiverLink,
  };
}
