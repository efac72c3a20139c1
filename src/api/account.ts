import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import { send, type Wire } from './client';
import { fromWirePhone, toWirePhone } from './wirePhone';

/** The fields that members can change themselves. */
export type PersonalInfo = Pick<Member, 'firstName' | 'lastName' | 'email' | 'phone'>;

export const updatePersonalInfo = ({ email, phone, firstName, lastName }: PersonalInfo) =>
  send('POST /api/user/update', {
    email,
    phone: toWirePhone(phone),
    first_name: firstName,
    last_name: lastName,
  } satisfies Wire['UserUpdateRequest']);

/** The information as the backend will return it after saving. */
export const asRead = (info: PersonalInfo): PersonalInfo => ({
  ...info,
  phone: fromWirePhone(toWirePhone(info.phone) ?? ''),
});

export const updateNotifications = (settings: Wire['NotificationUpdateRequest']) =>
  send('POST /api/user/updateNotification', settings);

export const updatePassword = (passwords: Wire['PasswordUpdateRequest']) =>
  send('POST /api/user/updatePassword', passwords);

export const verifyBypassCode = (userId: MemberId, bypassCode: string) =>
  send('POST /api/user/verifyBypassCode', {
    user_id: userId,
    bypassCode,
  } satisfies Wire['VerifyBypassCodeRequest']);
