import { parseRecord } from './attendance';
import { ApiError, write } from './client';
import type { components } from './contract';
import { takeFirst } from './firstCalls';
import { isObject, readChoice, readId, readList, readNumber, readOptionalText, readText } from './reading';
import type { Holiday } from '../domain/event';
import type { Member } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import { isOnEarth, type Place } from '../domain/place';
import { toWirePhone, withoutPrefix } from './wirePhone';
import { dayFromWire } from './wireTime';
import { site } from '../site';

type Wire = components['schemas'];

/** A place on the earth, or null unless both of its numbers are there and possible. */
export function readPlace(lat: unknown, lon: unknown): Place | null {
  const latitude = readNumber(lat);
  const longitude = readNumber(lon);
  if (latitude === null || longitude === null) return null;
  const place = { lat: latitude, lon: longitude };
  return isOnEarth(place) ? place : null;
}

function readHoliday(value: unknown): Holiday | null {
  if (!isObject(value)) return null;
  const day = dayFromWire(value.date, site.timeZone);
  if (day === null) return null;
  const name = readText(value.name);
  return {
    name,
    displayName: readOptionalText(value.displayName) ?? name,
    day,
    emoji: readOptionalText(value.emoji),
    // The wire spells it so.
    recordId: readOptionalText(value.rocordId),
  };
}

/** The wire's user as a member; null if it is none (no object, or one without an id). */
export function readMember(value: unknown): Member | null {
  if (!isObject(value)) return null;
  const userId = readId(value.user_id);
  if (userId === null) return null;
  const place = isObject(value.colonyData) ? readPlace(value.colonyData.lat, value.colonyData.lon) : null;
  return {
    userId,
    firstName: readText(value.first_name),
    lastName: readText(value.last_name),
    email: readText(value.email),
    phone: withoutPrefix(readText(value.phone)),
    username: readText(value.username),
    unit: readText(value.unit),
    balance: readNumber(value.balance) ?? 0,
    notifications: readChoice(value.notifications, ['N', 'A', 'M'], 'N'),
    notificationMethod: readChoice(value.notificationMethod, ['T', 'E'], 'E'),
    place,
    upcomingShabbos: dayFromWire(value.upcomingShabbos, site.timeZone),
    upcomingHolidays: readList(value.upcomingHolidays, readHoliday),
    futureSignUps: readList(value.futureMinyanRecords, parseRecord),
  };
}

/** GET /api/user. An answer that is no user is a failure like any other (decision B5). */
export async function fetchMember(): Promise<Member> {
  const member = readMember(await takeFirst('user'));
  if (member === null) throw new ApiError('unreadable', 'GET /api/user', 200);
  return member;
}

/** What the member may change about themselves. */
export type PersonalInfo = Pick<Member, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** POST /api/user/update. */
export async function updatePersonalInfo(info: PersonalInfo): Promise<void> {
  const body: Wire['UserUpdateRequest'] = {
    email: info.email,
    phone: toWirePhone(info.phone),
    first_name: info.firstName,
    last_name: info.lastName,
  };
  await write('POST', '/api/user/update', body);
}

/** POST /api/user/updateNotification. */
export async function updateNotifications(
  settings: Pick<Member, 'notificationMethod' | 'notifications'>,
): Promise<void> {
  const body: Wire['NotificationUpdateRequest'] = {
    notificationMethod: settings.notificationMethod,
    notifications: settings.notifications,
  };
  await write('POST', '/api/user/updateNotification', body);
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  newPassword2: string;
}

/** POST /api/user/updatePassword. */
export async function updatePassword({
  oldPassword,
  newPassword,
  newPassword2,
}: PasswordChange): Promise<void> {
  const body: Wire['PasswordUpdateRequest'] = { oldPassword, newPassword, newPassword2 };
  await write('POST', '/api/user/updatePassword', body);
}

/** POST /api/user/verifyBypassCode. */
export async function verifyBypassCode(userId: MemberId, bypassCode: string): Promise<void> {
  const body: Wire['VerifyBypassCodeRequest'] = { user_id: userId, bypassCode };
  await write('POST', '/api/user/verifyBypassCode', body);
}
