import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import { type Wire, write } from './client';
import { fromWirePhone, toWirePhone } from './wirePhone';

/** The fields that members can change themselves. */
export type PersonalInfo = Pick<Member, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** POST /api/user/update. */
export async function updatePersonalInfo(info: PersonalInfo): Promise<void> {
  const body: Wire['UserUpdateRequest'] = {
    email: info.email,
    phone: toWirePhone(info.phone),
    first_name: info.firstName,
    last_name: info.lastName,
  };
  await write('POST /api/user/update', body);
}

/** The information as the backend will return it after saving. */
export const asRead = (info: PersonalInfo): PersonalInfo => ({
  ...info,
  phone: fromWirePhone(toWirePhone(info.phone) ?? ''),
});

export async function updateNotifications(settings: Wire['NotificationUpdateRequest']): Promise<void> {
  await write('POST /api/user/updateNotification', settings);
}

export async function updatePassword(passwords: Wire['PasswordUpdateRequest']): Promise<void> {
  await write('POST /api/user/updatePassword', passwords);
}

export async function verifyBypassCode(userId: MemberId, bypassCode: string): Promise<void> {
  const body: Wire['VerifyBypassCodeRequest'] = { user_id: userId, bypassCode };
  await write('POST /api/user/verifyBypassCode', body);
}
