/** @jest-environment node */
import { createTestClient } from '../testing/testClient';

test.each(['N', 'A', 'M'])('saves the frequency %s by text message', async (notifications) => {
  const client = createTestClient({ signedInAs: 'demo' });
  const settings = { notificationMethod: 'T', notifications };
  expect(await client.send('POST', '/api/user/updateNotification', settings)).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject(settings);
});

test('requires a phone for text messages, unless notifications are disabled', async () => {
  const client = createTestClient({ signedInAs: 'balance' });
  const choose = (notificationMethod: string, notifications: string) =>
    client.send('POST', '/api/user/updateNotification', { notificationMethod, notifications });
  expect(await choose('T', 'A')).toMatchObject({
    status: 400,
    answer: { error: 'Please add a phone number before you choose text messages.' },
  });
  expect(await client.user()).toMatchObject({ notificationMethod: 'E' });
  expect(await choose('T', 'N')).toMatchObject({ status: 200 });
  expect(await choose('E', 'M')).toMatchObject({ status: 200 });
});

test.each([
  ['a method', { notificationMethod: 'X', notifications: 'A' }],
  ['a frequency', { notificationMethod: 'E', notifications: 'always' }],
])('refuses %s that does not exist', async (_title, settings) => {
  const client = createTestClient({ signedInAs: 'demo' });
  expect(await client.sendWrong('POST', '/api/user/updateNotification', settings)).toMatchObject({
    status: 400,
  });
});
