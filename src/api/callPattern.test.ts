/** @jest-environment node */
import { callPattern } from './callPattern';

it.each([
  'GET /api/user',
  'GET /api/colony',
  'POST /login',
  'GET /logout',
  'POST /api/reset/setNewPass',
  'POST /api/reset/forgot',
  'POST /api/join/accept',
  'POST /api/user/update',
  'POST /api/user/updateNotification',
  'POST /api/user/updatePassword',
  'POST /api/user/request',
  'POST /api/user/verifyBypassCode',
  'GET /api/minyan',
  'POST /api/minyan/add',
])('returns %s as it is', (call) => {
  expect(callPattern(call)).toBe(call);
});

it.each([
  ['GET /api/reset/tekenVerify/s3cret', 'GET /api/reset/tekenVerify/{reset_token}'],
  ['GET /api/join/tekenVerify/a%2Fb.c', 'GET /api/join/tekenVerify/{join_token}'],
  ['DELETE /api/minyan/8452', 'DELETE /api/minyan/{recordId}'],
  ['GET /api/user?_=1794322800000', 'GET /api/user'],
  ['DELETE /api/minyan/8452?x=1', 'DELETE /api/minyan/{recordId}'],
])('replaces the values in %s: %s', (call, pattern) => {
  expect(callPattern(call)).toBe(pattern);
});

it.each(['GET /', 'GET /api', 'GET /api/users', 'GET /x/api/user', 'GET /api/minyan/', 'GET', ''])(
  "returns 'other' for %p",
  (call) => {
    expect(callPattern(call)).toBe('other');
  },
);
