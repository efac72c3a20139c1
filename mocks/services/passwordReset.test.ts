/** @jest-environment node */
import { createTestClient, type TestClient } from '../testing/testClient';

const verify = (client: TestClient, token: string) =>
  client.send('GET', `/api/reset/tekenVerify/${encodeURIComponent(token)}`);
const setNewPass = (client: TestClient, token: string, password = 'Minyan10', password2 = password) =>
  client.send('POST', '/api/reset/setNewPass', { password, password2, token });

const expired = { status: 400, answer: { error: 'This link has expired.' } };
const used = { status: 400, answer: { error: 'This link has already been used.' } };

test.each(['reset-valid', 'reset/+%?#ü'])('accepts the link %s once', async (token) => {
  const client = createTestClient();
  expect(await verify(client, token)).toMatchObject({ status: 200 });
  expect(await setNewPass(client, token)).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject({ username: 'demo' });
  expect(await verify(client, token)).toMatchObject(used);
  expect(await setNewPass(client, token)).toMatchObject(used);
});

test.each([
  ['reset-used', used],
  ['reset-expired', expired],
  ['reset-unknown', expired],
])('refuses the link %s', async (token, refusal) => {
  const client = createTestClient();
  expect(await verify(client, token)).toMatchObject(refusal);
  expect(await setNewPass(client, token)).toMatchObject(refusal);
});

test('accepts a link until the moment it expires', async () => {
  const client = createTestClient({ at: '2026-11-10T10:00:00-05:00' });
  client.moveTo('2026-11-17T09:59:59.999-05:00');
  expect(await verify(client, 'reset-valid')).toMatchObject({ status: 200 });
  client.moveTo('2026-11-17T10:00:00-05:00');
  expect(await verify(client, 'reset-valid')).toMatchObject(expired);
});

test('replaces the password and ends the other sessions', async () => {
  const client = createTestClient();
  await client.signIn();
  const [session] = client.backend.db.sessions.where(() => true);
  await setNewPass(client, 'reset-valid');
  expect(client.backend.db.sessions.find(({ token }) => token === session?.token)).toBeNull();
  await client.send('GET', '/logout');
  expect(await client.signIn('demo', 'Shabbos1')).toMatchObject({ status: 401 });
  expect(await client.signIn('demo', 'Minyan10')).toMatchObject({ status: 200 });
});

describe('setNewPass', () => {
  const weak = {
    status: 400,
    answer: {
      error:
        'The password must be 8 to 40 characters long, with an uppercase letter, a lowercase letter and a digit.',
    },
  };
  const unequal = { status: 400, answer: { error: 'The two passwords do not match.' } };

  test.each([
    ['7 characters', 'Minyan1', weak],
    ['8 characters', 'Minyan10', { status: 200 }],
    ['40 characters', `Minyan10${'a'.repeat(32)}`, { status: 200 }],
    ['41 characters', `Minyan10${'a'.repeat(33)}`, weak],
    ['no digit', 'MinyanTen', weak],
    ['no capital', 'minyan10', weak],
    ['no small letter', 'MINYAN10', weak],
  ])('checks a password with %s', async (_title, password, expected) => {
    expect(await setNewPass(createTestClient(), 'reset-valid', password)).toMatchObject(expected);
  });

  test('keeps the link valid when the repetition differs', async () => {
    const client = createTestClient();
    expect(await setNewPass(client, 'reset-valid', 'Minyan10', 'Minyan11')).toMatchObject(unequal);
    expect(await verify(client, 'reset-valid')).toMatchObject({ status: 200 });
  });
});

describe('forgot', () => {
  test('mails a link that is valid for a day', async () => {
    const client = createTestClient();
    expect(await client.send('POST', '/api/reset/forgot', { email: 'Demo@example.com' })).toMatchObject({
      status: 200,
    });
    const [mail] = client.backend.db.mails.where(() => true);
    expect(mail).toEqual({ id: 'mail-1', to: 'demo@example.com', resetToken: 'reset-5' });
    client.moveTo('2026-11-11T09:59:59-05:00');
    expect(await verify(client, 'reset-5')).toMatchObject({ status: 200 });
    client.moveTo('2026-11-11T10:00:00-05:00');
    expect(await verify(client, 'reset-5')).toMatchObject(expired);
  });

  test('answers the same for an unknown account', async () => {
    const client = createTestClient();
    const answer = await client.send('POST', '/api/reset/forgot', { email: 'nobody@example.com' });
    expect(answer).toMatchObject({ status: 200, answer: { success: true } });
    expect(client.backend.db.mails.where(() => true)).toEqual([]);
  });

  test('refuses an invalid email address', async () => {
    expect(await createTestClient().send('POST', '/api/reset/forgot', { email: 'demo' })).toMatchObject({
      status: 400,
      answer: { error: 'Please enter a valid email address.' },
    });
  });
});
