/** @jest-environment node */
import { createTestClient, type TestClient } from '../testing/testClient';

const change = (client: TestClient, oldPassword: string, newPassword: string, newPassword2 = newPassword) =>
  client.send('POST', '/api/user/updatePassword', { oldPassword, newPassword, newPassword2 });

test('replaces the password and keeps the session', async () => {
  const client = createTestClient();
  await client.signIn();
  expect(await change(client, 'Shabbos1', 'Minyan10')).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject({ username: 'demo' });
  expect(await client.signIn('demo', 'Shabbos1')).toMatchObject({ status: 401 });
  expect(await client.signIn('demo', 'Minyan10')).toMatchObject({ status: 200 });
});

test.each([
  ['a wrong old password', ['shabbos1', 'Minyan10'], 'Your old password is incorrect.'],
  ['two different new passwords', ['Shabbos1', 'Minyan10', 'Minyan11'], 'The two passwords do not match.'],
  [
    'a weak new password',
    ['Shabbos1', 'minyan10'],
    'The password must be 8 to 40 characters long, with an uppercase letter, a lowercase letter and a digit.',
  ],
] as const)('refuses %s', async (_title, [oldPassword, newPassword, newPassword2], error) => {
  const client = createTestClient();
  await client.signIn();
  expect(await change(client, oldPassword, newPassword, newPassword2)).toMatchObject({
    status: 400,
    answer: { error },
  });
  expect(await client.signIn()).toMatchObject({ status: 200 });
});
