/** @jest-environment node */
import { createTestClient } from '../testing/testClient';

const refused = { status: 401, answer: { error: 'The email address or password is incorrect.' } };
const signedOut = { status: 401, answer: { error: 'Please sign in.' } };

test.each([
  ['the username', 'demo'],
  ['the email address', 'demo@example.com'],
  ['the email address in capitals and with spaces', '  DEMO@Example.com '],
])('login accepts %s', async (_title, username) => {
  const client = createTestClient();
  expect(await client.signIn(username)).toMatchObject({ status: 200, answer: { success: true } });
  expect(await client.user()).toMatchObject({
    user_id: 'member-1',
    first_name: 'Yaakov',
    last_name: 'Rosenberg',
  });
});

test.each([
  ['demo', 'shabbos1'],
  ['demo', 'Shabbos1 '],
  ['nobody', 'Shabbos1'],
  ['constructor', 'Shabbos1'],
])('login refuses %s with %s and starts no session', async (username, password) => {
  const client = createTestClient();
  expect(await client.signIn(username, password)).toMatchObject({ ...refused, cookies: [] });
  expect(await client.send('GET', '/api/user')).toMatchObject(signedOut);
});

test('login sets a cookie that no script can read', async () => {
  const { cookies } = await createTestClient().signIn();
  expect(cookies).toEqual([expect.stringMatching(/^session=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/)]);
});

test.each([
  ['GET', '/api/user'],
  ['GET', '/api/colony'],
  ['GET', '/api/minyan'],
  ['POST', '/api/user/update'],
  ['POST', '/api/user/updateNotification'],
  ['POST', '/api/user/updatePassword'],
  ['POST', '/api/user/request'],
  ['POST', '/api/user/verifyBypassCode'],
  ['POST', '/api/minyan/add'],
  ['DELETE', '/api/minyan/record-1'],
])('%s %s refuses visitors', async (method, path) => {
  const body = method === 'POST' ? {} : undefined;
  expect(await createTestClient().sendWrong(method, path, body)).toMatchObject(signedOut);
});

test('logout ends the session and deletes the cookie', async () => {
  const client = createTestClient();
  await client.signIn();
  expect(await client.send('GET', '/logout')).toMatchObject({
    status: 200,
    cookies: ['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
  });
  expect(await client.send('GET', '/api/user')).toMatchObject(signedOut);
  expect(client.backend.db.sessions.where(() => true)).toEqual([]);
});

test('logout succeeds without a session', async () => {
  expect(await createTestClient().send('GET', '/logout')).toMatchObject({ status: 200 });
});

test('the default session lasts until the member logs out', async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  expect(await client.user()).toMatchObject({ username: 'gabbai' });
  await client.send('GET', '/logout');
  expect(await client.send('GET', '/api/user')).toMatchObject(signedOut);
});

test('a login replaces the default session', async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  await client.signIn('demo');
  expect(await client.user()).toMatchObject({ username: 'demo' });
});

test('a backend with one session sets no cookie: a login starts the default session, a logout ends it', async () => {
  const client = createTestClient({ hasOneSession: true });
  expect((await client.signIn('gabbai')).cookies).toEqual([]);
  expect(client.backend.db.settings.defaultSessionUserId).toBe(client.backend.callerId);
  expect(client.backend.db.sessions.where(() => true)).toEqual([]);
  expect(await client.user()).toMatchObject({ username: 'gabbai' });
  await client.send('GET', '/logout');
  expect(await client.send('GET', '/api/user')).toMatchObject({ status: 401 });
});
