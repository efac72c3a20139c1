/** @jest-environment node */
import type { BackendOptions } from '../backend';
import { createBuilders } from '../data/builders';
import { createTestClient, signUpRequest } from '../testing/testClient';

// test/refusals.property.test.ts compares what backend and client refuse. This test checks the texts of the refusals, and the
// rules that only the backend checks.

type Call = [method: string, path: string, body?: object];
type Refusal = [what: string, call: Call, status: number, error: string, options?: Partial<BackendOptions>];

const { buildWinterizeRequest } = createBuilders(0);
const post = (path: string, defaults: object) => (overrides: object) =>
  ['POST', path, { ...defaults, ...overrides }] satisfies Call;
const signUp = post('/api/minyan/add', signUpRequest());
const fullParsha = signUp({ baalKorah: true, preparedFor: 'full' });
const holiday = (fields: object) => signUp({ holiday: true, ...fields });
const winterize = post('/api/user/request', buildWinterizeRequest({ startDate: '2026-11-12' }));
const contact = { email: 'yaakov@example.com', phone: '+1222-222-2222' };
const profile = post('/api/user/update', { ...contact, first_name: 'Yaakov', last_name: 'Rosen' });
const newPasswords = { newPassword: 'Minyan10', newPassword2: 'Minyan10' };
const password = post('/api/user/updatePassword', { oldPassword: 'Shabbos1', ...newPasswords });
const passwords = { password: 'Minyan10', password2: 'Minyan10' };
const reset = post('/api/reset/setNewPass', { ...passwords, token: 'reset-valid' });
const join = post('/api/join/accept', { ...passwords, username: 'shmuel', token: 'join-valid' });
const settings = post('/api/user/updateNotification', { notificationMethod: 'T', notifications: 'A' });
const bypass = post('/api/user/verifyBypassCode', { user_id: 'member-1', bypassCode: 'PAID2026' });
const remove = (recordId: string): Call => ['DELETE', `/api/minyan/${recordId}`];
const verify = (link: string): Call => ['GET', `/api/${link.replace('/', '/tekenVerify/')}`];

const MEN = 'The number of men must be between 1 and 40.';
const UNREADABLE = 'The request could not be read.';
const CHANGED = 'The upcoming Shabbos has changed. Please reload the page and sign up again.';
const NOT_LISTED = 'This holiday is not open for sign-up.';
const APPLIANCES = 'Please check the numbers of your appliances.';
const NAMES = 'Please enter your first and last name.';
const PHONE = 'Please enter a valid phone number.';
const EMAIL = 'Please enter a valid email address.';
const UNEQUAL = 'The two passwords do not match.';
const WEAK =
  'The password must be 8 to 40 characters long, with an uppercase letter, a lowercase letter and a digit.';
const MAFTIR_TAKEN = 'Maftir and Mussaf have already been reserved.';
const PART_TAKEN = 'This part of the reading has already been taken.';
const EMAIL_TAKEN = 'This email address belongs to another account.';
const NO_PHONE = 'Please add a phone number before you choose text messages.';
const NO_MAFTIR = 'Maftir and Mussaf cannot be reserved in your community.';
const NO_PART = 'Please specify the part for which you are a baal korah.';
const INVITATION_EXPIRED = 'This invitation has expired.';
const UNPAID = 'Please pay your outstanding balance, or enter a bypass code.';

test.each<Refusal>([
  ['no men', signUp({ poeple_count: 0 }), 400, MEN],
  ['half a man', signUp({ poeple_count: 1.5 }), 400, MEN],
  ['a number as text', signUp({ poeple_count: '3' }), 400, UNREADABLE],
  ['a flag as a number', signUp({ is_guest: 1 }), 400, UNREADABLE],
  ['an unknown part', signUp({ baalKorah: true, preparedFor: 'constructor' }), 400, UNREADABLE],
  ['an unknown adder', signUp({ added_by: 'Admin' }), 400, UNREADABLE],
  ['a day that has passed', signUp({ date: '2026-11-09' }), 400, 'This day has already passed.'],
  ['a weekday', signUp({ date: '2026-11-13' }), 400, 'Please choose a Shabbos.'],
  ['no date', signUp({ date: '' }), 400, 'Please choose a date.'],
  ['a later Shabbos as the upcoming one', signUp({ date: '2026-11-21' }), 400, CHANGED],
  ['the upcoming Shabbos as a later one', signUp({ futureShabbos: true }), 400, CHANGED],
  ['an unknown holiday', holiday({ holidayName: 'Kwanzaa', date: '2026-12-26' }), 400, NOT_LISTED],
  ['a holiday on another day', holiday({ holidayName: 'Chanukah', date: '2026-12-06' }), 400, NOT_LISTED],
  ['a holiday after the 60 days', holiday({ holidayName: 'Purim', date: '2027-03-23' }), 400, NOT_LISTED],
  ['a taken Maftir', signUp({ reservedMussaf: true }), 409, MAFTIR_TAKEN, { scenario: 'maftir-taken' }],
  ['a hidden Maftir', signUp({ reservedMussaf: true }), 400, NO_MAFTIR, { scenario: 'no-maftir' }],
  ['a reader without a part', signUp({ baalKorah: true }), 400, NO_PART],
  ['a taken part', fullParsha, 409, PART_TAKEN, { scenario: 'baal-korah-contested' }],
  ['a missing record', remove('none'), 404, 'This sign-up does not exist any more.'],
  ["another member's record", remove('record-1'), 403, 'You can only remove your own sign-up.'],

  ['an impossible day', winterize({ startDate: '2026-02-30' }), 400, 'Please choose today or a later date.'],
  ['a blank combination', winterize({ combinationCode: ' ' }), 400, 'Please enter the combination code.'],
  ['no toilet', winterize({ toiletAmount: 0 }), 400, APPLIANCES],
  ['eleven toilets', winterize({ toiletAmount: 11 }), 400, APPLIANCES],
  ['eleven sinks', winterize({ sinkAmount: 11 }), 400, APPLIANCES],
  ['four washing machines', winterize({ washingMachineAmount: 4 }), 400, APPLIANCES],
  ['eleven thermostats', winterize({ thermostatAmount: 11 }), 400, APPLIANCES],
  ['half a sink', winterize({ sinkAmount: 1.5 }), 400, APPLIANCES],
  ['heat without a temperature', winterize({ heat: true }), 400, 'Please enter the heat temperature.'],
  ['another community', winterize({ colonyName: 'Maple' }), 400, 'This request is for another community.'],
  ['an unpaid balance', winterize({}), 400, UNPAID, { scenario: 'balance' }],
  ['a bypass code in lower case', bypass({ bypassCode: 'paid2026' }), 400, 'This code is not valid.'],
  ['no bypass code', bypass({ bypassCode: '' }), 400, 'This code is not valid.'],
  ['a code for another member', bypass({ user_id: 'member-2' }), 403, 'This code is not for your account.'],

  ['a phone with nine digits', profile({ phone: '+1222-222-222' }), 400, PHONE],
  ['a phone with eleven digits', profile({ phone: '+1222-222-22222' }), 400, PHONE],
  ['a phone with letters', profile({ phone: '+1222-CALL-US1' }), 400, PHONE],
  ['no first name', profile({ first_name: ' ' }), 400, NAMES],
  ['no last name', profile({ last_name: '' }), 400, NAMES],
  ['an invalid email address', profile({ email: 'yaakov' }), 400, EMAIL],
  ['the email address of another account', profile({ email: 'GABBAI@example.com' }), 409, EMAIL_TAKEN],
  ['text messages without a phone', settings({}), 400, NO_PHONE, { signedInAs: 'balance' }],
  ['an unknown method', settings({ notificationMethod: 'X' }), 400, UNREADABLE],
  ['an unknown frequency', settings({ notifications: 'always' }), 400, UNREADABLE],
  ['a wrong old password', password({ oldPassword: 'shabbos1' }), 400, 'Your old password is incorrect.'],
  ['two different new passwords', password({ newPassword2: 'Minyan11' }), 400, UNEQUAL],
  ['a weak password', password({ newPassword: 'minyan10', newPassword2: 'minyan10' }), 400, WEAK],

  ['a used link', verify('reset/reset-used'), 400, 'This link has already been used.'],
  ['an expired link', verify('reset/reset-expired'), 400, 'This link has expired.'],
  ['an unknown link', verify('reset/reset-unknown'), 400, 'This link has expired.'],
  ['a password for a used link', reset({ token: 'reset-used' }), 400, 'This link has already been used.'],
  ['two different passwords for a link', reset({ password2: 'Minyan11' }), 400, UNEQUAL],
  ['a weak password for a link', reset({ password: 'Minyan1', password2: 'Minyan1' }), 400, WEAK],
  ['an invalid address', ['POST', '/api/reset/forgot', { email: 'demo' }], 400, EMAIL],
  ['a used invitation', verify('join/join-used'), 400, 'This invitation has already been used.'],
  ['an expired invitation', verify('join/join-expired'), 400, INVITATION_EXPIRED],
  ['an unknown invitation', verify('join/join-unknown'), 400, INVITATION_EXPIRED],
  ['an account without a valid invitation', join({ token: 'join-expired' }), 400, INVITATION_EXPIRED],
  ['a taken username', join({ username: ' DEMO ' }), 409, 'This username is already taken.'],
  ['a blank username', join({ username: '  ' }), 400, 'Please choose a username.'],
  ['two different passwords for an account', join({ password2: 'Minyan11' }), 400, UNEQUAL],
])('refuses %s and stores nothing', async (_what, call, status, error, options = {}) => {
  const client = createTestClient({ signedInAs: 'demo', ...options });
  const before = client.backend.db.snapshot();
  expect(await client.sendWrong(...call)).toMatchObject({ status, answer: { error } });
  expect(client.backend.db.snapshot()).toEqual(before);
});
