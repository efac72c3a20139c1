import type { components } from './contract';

type Wire = components['schemas'];

/** `fullEntry` of the domain's fixtures, as the client sends it. */
export const wireEntry = {
  poeple_count: 3,
  is_guest: true,
  only_if_minyan: true,
  anonymous: true,
  reservedMussaf: true,
  baalKorah: true,
  preparedFor: '1-4',
  comingEarlier: true,
} as const satisfies Partial<Wire['MinyanAddRequest']>;

/** `fullSignUp` of the domain's fixtures, as the backend sends it. No field is missing. */
export const wireRow: Required<Wire['AttendanceRow']> = {
  ...wireEntry,
  _id: 'r1',
  user_id: 'u1',
  user_name: 'Sam Green',
  unit: '12',
  timeAdded: '2026-11-10T15:00:00.000Z',
  date: '2026-11-14',
  date_title: 'Shabbos',
};
