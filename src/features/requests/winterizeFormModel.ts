import * as yup from 'yup';
import type { WinterizeRequest } from '../../api/requests';
import { parseDay, type Day } from '../../domain/day';
import { startDateProblem, winterizeWindow } from '../../domain/startDate';
import { commonRules, countsOf, initialCounts, type CountValues } from './unitCounts';

export type WinterizeValues = CountValues & {
  startDate: string;
  otherAppliances: string;
  specialInstructions: string;
  combinationCode: string;
  breaker: boolean;
  heat: boolean;
  heatTemperature: number | '';
  hasAccepted: boolean;
};

/** What the form does not ask for. */
export interface WinterizeFacts {
  communityName: string;
  bypassCode: string;
  waiverLink: string | null;
}

const startDateErrors = {
  past: 'Please choose today or a later date.',
  afterLast: 'Requests must be for dates on or before November 15',
} as const;

export function winterizeInitialValues(today: Day): WinterizeValues {
  return {
    ...initialCounts,
    startDate: today,
    otherAppliances: '',
    specialInstructions: '',
    combinationCode: '',
    breaker: false,
    heat: false,
    heatTemperature: '',
    hasAccepted: false,
  };
}

/** Whether no start date can be right any more this year (decision E3). */
export function isSeasonOver(today: Day): boolean {
  const { first, last } = winterizeWindow(today);
  return first > last;
}

/** What stands beside the start date. Once the season is over that is the reason, whatever date is chosen. */
export function startDateError(text: string | undefined, today: Day): string | undefined {
  const problem = isSeasonOver(today) ? 'afterLast' : startDateProblem(parseDay(text), today);
  return problem === null ? undefined : startDateErrors[problem];
}

type Choices = Pick<WinterizeValues, 'breaker' | 'heat'>;

/** Heat is asked about only where the breaker is to be turned off (section 4). */
export function isHeatAsked({ breaker }: Pick<Choices, 'breaker'>): boolean {
  return !breaker;
}

export function isHeatTemperatureAsked({ breaker, heat }: Choices): boolean {
  return isHeatAsked({ breaker }) && heat;
}

export function winterizeSchema(today: Day) {
  return yup.object({
    ...commonRules,
    startDate: yup.string().test('startDate', (text, { createError }) => {
      const message = startDateError(text, today);
      return message === undefined || createError({ message });
    }),
    heatTemperature: yup
      .mixed()
      .when(['breaker', 'heat'], ([breaker, heat]: boolean[], rule) =>
        isHeatTemperatureAsked({ breaker: breaker === true, heat: heat === true })
          ? rule.test('number', 'Please enter the heat temperature.', Number.isFinite)
          : rule,
      ),
  });
}

/** The request's body (decision C10): questions that were not asked are answered with false and null. */
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
