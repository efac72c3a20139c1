import type { components } from '@/api/contract';
import { readText } from '@/api/reading';
import { signUpRequest } from '../../../mocks/testing/testClient';
import type { Facts } from './visit';

type Wire = components['schemas'];

const isText = (value: unknown) => typeof value === 'string';

/** The member's own values, so that the update changes nothing. Null if one of them is missing. */
export function profile({ member: { email, phone, first_name, last_name } }: Facts) {
  const isComplete = [email, first_name, last_name].every(isText) && (phone === null || isText(phone));
  return isComplete ? { email, phone, first_name, last_name } : null;
}

/** The member's own settings. Null if one of them is missing. */
export function notification({ member: { notificationMethod, notifications } }: Facts) {
  return isText(notificationMethod) && isText(notifications) ? { notificationMethod, notifications } : null;
}

/** The current password as the new one. */
export const password = (facts: Facts): Wire['PasswordUpdateRequest'] => ({
  oldPassword: facts.password,
  newPassword: facts.password,
  newPassword2: facts.password,
});

/** An anonymous sign-up for a later Shabbos, only if there is a minyan. */
export const signUp = (day: string): Wire['MinyanAddRequest'] =>
  signUpRequest({ only_if_minyan: true, anonymous: true, futureShabbos: true, date: day });

/** A request for de-winterization, because it can be sent at any time of the year. */
export const serviceRequest = ({ colony, bypassCode }: Facts): Wire['DeWinterizeRequest'] => ({
  colonyName: readText(colony.name),
  toiletAmount: 1,
  sinkAmount: 1,
  washingMachineAmount: 1,
  thermostatAmount: 1,
  specialInstructions: 'A check of the contract between client and backend. Please disregard.',
  todo: 'De-Winterize',
  combinationCode: '0000',
  breaker: false,
  bypassCode: bypassCode ?? '',
});
