import { asText, type Facts } from './facts';

/** The member's own values, so that the update changes nothing. */
export const profile = ({ member }: Facts) => ({
  email: asText(member.email),
  phone: typeof member.phone === 'string' ? member.phone : null,
  first_name: asText(member.first_name),
  last_name: asText(member.last_name),
});

export const notification = ({ member }: Facts) => ({
  notificationMethod: member.notificationMethod ?? 'E',
  notifications: member.notifications ?? 'N',
});

/** The current password as the new one. */
export const password = (facts: Facts) => ({
  oldPassword: facts.password,
  newPassword: facts.password,
  newPassword2: facts.password,
});

export const signUp = (day: string, overrides: object = {}) => ({
  poeple_count: 1,
  is_guest: false,
  only_if_minyan: true,
  holiday: false,
  added_by: 'Self',
  anonymous: true,
  holidayName: null,
  reservedMussaf: false,
  baalKorah: false,
  preparedFor: null,
  futureShabbos: true,
  date: day,
  comingEarlier: false,
  ...overrides,
});

/** A request for de-winterization, which has no season. */
export const serviceRequest = ({ colony, bypassCode }: Facts) => ({
  colonyName: asText(colony.name),
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
