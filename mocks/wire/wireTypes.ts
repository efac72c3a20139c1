import type { components } from '../../src/api/contract';

type Schemas = components['schemas'];

export type WireUser = Schemas['User'];
export type WireColony = Schemas['Colony'];
export type WireHoliday = Schemas['HolidayItem'];
export type WireRow = Schemas['AttendanceRow'];
export type WireRecords = Schemas['AttendanceRecords'];
export type WirePart = Schemas['Part'];
export type WireRequestAnswer = Schemas['RequestAnswer'];
export type LoginRequest = Schemas['LoginRequest'];
export type SetNewPassRequest = Schemas['SetNewPassRequest'];
export type JoinAcceptRequest = Schemas['JoinAcceptRequest'];
export type UserUpdateRequest = Schemas['UserUpdateRequest'];
export type NotificationUpdateRequest = Schemas['NotificationUpdateRequest'];
export type PasswordUpdateRequest = Schemas['PasswordUpdateRequest'];
export type WinterizeRequest = Schemas['WinterizeRequest'];
export type DeWinterizeRequest = Schemas['DeWinterizeRequest'];
export type VerifyBypassCodeRequest = Schemas['VerifyBypassCodeRequest'];
export type MinyanAddRequest = Schemas['MinyanAddRequest'];
