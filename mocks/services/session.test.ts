/** @jest-environment node */
import { createTestClient } from '../testing/testClient';

const refused = { status: 401, answer: { error: 'The email address or password is incorrect.' } };
const signedOut = { status: 401, answer: { error: 'Please sign in.' } };

test.each(['demo', 'demo@example.com', '  DEMO@Example.com '])(
  'accepts the login of %j',
  async (username) => {
    const client = createTestClient({ signedInAs: 'gabbai' });
    expect(await client.signIn(username)).toMatchObject({
      status: 200,
      answer: { success: true },
      cookies: [expect.stringMatching(/^session=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/)],
    });
    expect(await client.user()).toMatchObject({ user_id: 'member-1', first_name: 'Yaakov' });
  },
);

test.each([
  ['demo', 'shabbos1'],
  ['demo', 'Shabbos1 '],
  ['nobody', 'Shabbos1'],
  ['constructor', 'Shabbos1'],
])('refuses the login of %s with %s and starts no session', async (username, password) => {
  const client = createTestClient();
  expect(await client.signIn(username, password)).toMatchObject({ ...refused, cookies: [] });
  expect(await client.send('GET', '/api/user')).toMatchObject(signedOut);
});

test('ends the session and deletes the cookie at a logout, which succeeds without a session too', async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  await client.signIn();
  const cookies = ['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'];
  for (let logouts = 0; logouts < 2; logouts += 1)
    expect(await client.send('GET', '/logout')).toMatchObject({ status: 200, cookies });
  expect(await client.send('GET', '/api/user')).toMatchObject(signedOut);
  expect(client.backend.db.sessions.where(() => true)).toEqual([]);
});

test('a backend with one session sets no cookie: a login starts the default session, a logout ends it', async () => {
  const client = createTestClient({ hasOneSession: true });
  expect((await client.signIn('gabbai')).cookies).toEqual([]);
  expect(client.backend.db.settings.defaultSessionUserId).toBe(client.backend.callerId);
  expect(client.backend.db.sessions.where(() => true)).toEqual([]);
  expect(await client.user()).toMatchObject({ username: 'gabbai' });
  await client.send('GET', '/logout');
  expect(await client.send('GET', '/api/user')).toMatchObject(signedOut);
});
