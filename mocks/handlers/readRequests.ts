import { PARTS } from '../wire/parts';
import type {
  DeWinterizeRequest,
  JoinAcceptRequest,
  LoginRequest,
  MinyanAddRequest,
  NotificationUpdateRequest,
  PasswordUpdateRequest,
  SetNewPassRequest,
  UserUpdateRequest,
  VerifyBypassCodeRequest,
  WinterizeRequest,
} from '../wire/wireTypes';
import { RequestBody } from './requestBody';

export function readLogin(raw: unknown): LoginRequest {
  const body = new RequestBody(raw);
  return { username: body.text('username'), password: body.text('password') };
}

export function readSetNewPass(raw: unknown): SetNewPassRequest {
  const body = new RequestBody(raw);
  return { password: body.text('password'), password2: body.text('password2'), token: body.text('token') };
}

export function readEmail(raw: unknown): string {
  return new RequestBody(raw).text('email');
}

export function readJoinAccept(raw: unknown): JoinAcceptRequest {
  return { username: new RequestBody(raw).text('username'), ...readSetNewPass(raw) };
}

export function readUserUpdate(raw: unknown): UserUpdateRequest {
  const body = new RequestBody(raw);
  return {
    email: body.text('email'),
    phone: body.orNull('phone', (name) => body.text(name)),
    first_name: body.text('first_name'),
    last_name: body.text('last_name'),
  };
}

export function readNotificationUpdate(raw: unknown): NotificationUpdateRequest {
  const body = new RequestBody(raw);
  return {
    notificationMethod: body.oneOf('notificationMethod', ['T', 'E']),
    notifications: body.oneOf('notifications', ['N', 'A', 'M']),
  };
}

export function readPasswordUpdate(raw: unknown): PasswordUpdateRequest {
  const body = new RequestBody(raw);
  return {
    oldPassword: body.text('oldPassword'),
    newPassword: body.text('newPassword'),
    newPassword2: body.text('newPassword2'),
  };
}

export function readVerifyBypassCode(raw: unknown): VerifyBypassCodeRequest {
  const body = new RequestBody(raw);
  return { user_id: body.memberId('user_id'), bypassCode: body.text('bypassCode') };
}

export function readServiceRequest(raw: unknown): WinterizeRequest | DeWinterizeRequest {
  const body = new RequestBody(raw);
  const common = {
    colonyName: body.text('colonyName'),
    toiletAmount: body.number('toiletAmount'),
    sinkAmount: body.number('sinkAmount'),
    washingMachineAmount: body.number('washingMachineAmount'),
    thermostatAmount: body.number('thermostatAmount'),
    specialInstructions: body.text('specialInstructions'),
    combinationCode: body.text('combinationCode'),
    breaker: body.flag('breaker'),
    bypassCode: body.text('bypassCode'),
  };
  const todo = body.oneOf('todo', ['Winterize', 'De-Winterize']);
  if (todo === 'De-Winterize') return { ...common, todo };
  return {
    ...common,
    todo,
    startDate: body.text('startDate'),
    otherAppliances: body.text('otherAppliances'),
    heat: body.flag('heat'),
    heatTemperature: body.orNull('heatTemperature', (name) => body.number(name)),
    ignore_duplicates: body.flag('ignore_duplicates'),
    waiverLink: body.orNull('waiverLink', (name) => body.text(name)),
  };
}

export function readMinyanAdd(raw: unknown): MinyanAddRequest {
  const body = new RequestBody(raw);
  return {
    poeple_count: body.number('poeple_count'),
    is_guest: body.flag('is_guest'),
    only_if_minyan: body.flag('only_if_minyan'),
    holiday: body.flag('holiday'),
    added_by: body.oneOf('added_by', ['Self']),
    anonymous: body.flag('anonymous'),
    holidayName: body.orNull('holidayName', (name) => body.text(name)),
    reservedMussaf: body.flag('reservedMussaf'),
    baalKorah: body.flag('baalKorah'),
    preparedFor: body.orNull('preparedFor', (name) => body.oneOf(name, PARTS)),
    futureShabbos: body.flag('futureShabbos'),
    date: body.text('date'),
    comingEarlier: body.flag('comingEarlier'),
  };
}
