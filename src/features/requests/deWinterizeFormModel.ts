import * as yup from 'yup';
import type { DeWinterizeRequest } from '../../api/requests';
import { countsOf, initialCounts, requestSchemaFields } from './requestFields';

export const deWinterizeInitialValues = {
  ...initialCounts,
  specialInstructions: '',
  combinationCode: '',
  breaker: true,
  hasAccepted: false,
};

export type DeWinterizeValues = typeof deWinterizeInitialValues;

export const deWinterizeSchema = yup.object(requestSchemaFields);

/** The values of the request that the member does not enter. */
type DeWinterizeFacts = { communityName: string; bypassCode: string };

export function toDeWinterizeRequest(values: DeWinterizeValues, facts: DeWinterizeFacts): DeWinterizeRequest {
  return {
    colonyName: facts.communityName,
    ...countsOf(values),
    specialInstructions: values.specialInstructions,
    todo: 'De-Winterize',
    combinationCode: values.combinationCode.trim(),
    breaker: values.breaker,
    bypassCode: facts.bypassCode,
  };
}
