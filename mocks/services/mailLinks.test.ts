/** @jest-environment node */
import { createTestClient, type TestClient } from '../testing/testClient';

const verify = (client: TestClient, link: string, token: string) =>
  client.send('GET', `/api/${link}/tekenVerify/${encodeURIComponent(token)}`);
const passwords = { password: 'Minyan10', password2: 'Minyan10' };
const setNewPass = (client: TestClient, token: string) =>
  client.send('POST', '/api/reset/setNewPass', { ...passwords, token });

const refused = (error: string) => ({ status: 400, answer: { error } });
const expired = refused('This link has expired.');

test.each(['reset-valid', 'reset/+%?#ü'])('accepts the link %s once', async (token) => {
  const client = createTestClient();
  expect(await verify(client, 'reset', token)).toMatchObject({ status: 200 });
  expect(await setNewPass(client, token)).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject({ username: 'demo' });
  expect(await setNewPass(client, token)).toMatchObject(refused('This link has already been used.'));
});

test('replaces the password and ends the other sessions', async () => {
  const client = createTestClient();
  await client.signIn();
  const [session] = client.backend.db.sessions.where(() => true);
  await setNewPass(client, 'reset-valid');
  expect(client.backend.db.sessions.find(({ token }) => token === session?.token)).toBeNull();
  expect(await client.signIn('demo', 'Shabbos1')).toMatchObject({ status: 401 });
  expect(await client.signIn('demo', 'Minyan10')).toMatchObject({ status: 200 });
});

test('mails a link that is valid for a day, and none to an unknown address', async () => {
  const client = createTestClient();
  const sent = { status: 200, answer: { success: true } };
  for (const email of ['Demo@example.com', 'nobody@example.com'])
    expect(await client.send('POST', '/api/reset/forgot', { email })).toMatchObject(sent);
  expect(client.backend.db.mails.where(() => true)).toEqual([
    { id: 'mail-1', to: 'demo@example.com', resetToken: 'reset-5' },
  ]);
  client.moveTo('2026-11-11T09:59:59-05:00');
  expect(await verify(client, 'reset', 'reset-5')).toMatchObject({ status: 200 });
  client.moveTo('2026-11-11T10:00:00-05:00');
  expect(await verify(client, 'reset', 'reset-5')).toMatchObject(expired);
});

test.each([
  ['join-valid', 'shmuel.newman'],
  ['join/+%?#ü', 'newman'],
  ['join-unnamed', null],
])('the invitation %s suggests the username %s', async (token, suggestedUsername) => {
  const answer = { status: 200, answer: { suggestedUsername } };
  expect(await verify(createTestClient(), 'join', token)).toMatchObject(answer);
});

test('creates the account, starts a session and uses up the invitation', async () => {
  const client = createTestClient();
  const account = { ...passwords, username: 'shmuel', token: 'join-valid' };
  expect(await client.send('POST', '/api/join/accept', account)).toMatchObject({ status: 200 });
  const person = { first_name: 'Shmuel', last_name: 'Newman', username: 'shmuel', unit: '61', phone: null };
  expect(await client.user()).toMatchObject({ ...person, futureMinyanRecords: [] });
  expect(await client.colony()).toMatchObject({ name: 'Pine Hollow' });
  expect(await client.send('POST', '/api/join/accept', account)).toMatchObject(
    refused('This invitation has already been used.'),
  );
  expect(await client.signIn('shmuel', 'Minyan10')).toMatchObject({ status: 200 });
});
