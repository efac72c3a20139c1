import type { components, operations } from '@/api/contract';
import type { CallName } from './calls';

type Schemas = components['schemas'];

export type WireUser = Schemas['User'];
export type WireColony = Schemas['Colony'];
export type WireHoliday = Schemas['HolidayItem'];
export type WireRow = Schemas['AttendanceRow'];
export type WireRecords = Schemas['AttendanceRecords'];
export type WirePart = Schemas['Part'];
export type WireRequestAnswer = Schemas['RequestAnswer'];
export type WinterizeRequest = Schemas['WinterizeRequest'];
export type DeWinterizeRequest = Schemas['DeWinterizeRequest'];
export type MinyanAddRequest = Schemas['MinyanAddRequest'];

export type BodyOf<Call extends CallName> = operations[Call] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
