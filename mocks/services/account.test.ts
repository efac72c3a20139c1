/** @jest-environment node */
import { createTestClient, type TestClient } from '../testing/testClient';

const profile = { email: 'DEMO@example.com', phone: '+1222-222-2222', last_name: 'Rosen' };
const update = (client: TestClient, overrides: object = {}) =>
  client.send('POST', '/api/user/update', { ...profile, first_name: ' Yaakov ', ...overrides });

test("changes only the four fields of the profile and the name in the member's sign-ups, and trims the name", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const before = await client.user();
  expect(await update(client)).toMatchObject({ status: 200 });
  const futureMinyanRecords = [{ user_name: 'Yaakov Rosen' }];
  const after = { ...before, ...profile, first_name: 'Yaakov', futureMinyanRecords };
  expect(await client.user()).toMatchObject(after);
});

test.each(['+12222222222', '+1 (222) 222-2222', '+1222.222.2222', '+972 2 555 0101', null])(
  'saves the phone %p',
  async (phone) => {
    const client = createTestClient({ signedInAs: 'demo' });
    expect(await update(client, { phone })).toMatchObject({ status: 200 });
    expect((await client.user()).phone).toBe(phone);
  },
);

test.each([
  ['demo', 'T', 'N'],
  ['demo', 'T', 'A'],
  ['demo', 'T', 'M'],
  // Without a phone, a member can choose text messages (T) only for the frequency 'never' (N).
  ['balance', 'T', 'N'],
  ['balance', 'E', 'M'],
])('saves the notification settings of %s: method %s, frequency %s', async (signedInAs, ...chosen) => {
  const client = createTestClient({ signedInAs });
  const [notificationMethod, notifications] = chosen;
  const settings = { notificationMethod, notifications };
  expect(await client.send('POST', '/api/user/updateNotification', settings)).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject(settings);
});

test('replaces the password and keeps the session', async () => {
  const client = createTestClient();
  await client.signIn();
  const change = { oldPassword: 'Shabbos1', newPassword: 'Minyan10', newPassword2: 'Minyan10' };
  expect(await client.send('POST', '/api/user/updatePassword', change)).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject({ username: 'demo' });
  expect(await client.signIn('demo', 'Shabbos1')).toMatchObject({ status: 401 });
  expect(await client.signIn('demo', 'Minyan10')).toMatchObject({ status: 200 });
});
