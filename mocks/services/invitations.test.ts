/** @jest-environment node */
import { createTestClient, type TestClient } from '../testing/testClient';

const verify = (client: TestClient, token: string) =>
  client.send('GET', `/api/join/tekenVerify/${encodeURIComponent(token)}`);
const accept = (client: TestClient, overrides: object = {}) =>
  client.send('POST', '/api/join/accept', {
    username: 'shmuel',
    password: 'Minyan10',
    password2: 'Minyan10',
    token: 'join-valid',
    ...overrides,
  });

const expired = { status: 400, answer: { error: 'This invitation has expired.' } };
const used = { status: 400, answer: { error: 'This invitation has already been used.' } };

test.each([
  ['join-valid', 'shmuel.newman'],
  ['join/+%?#ü', 'newman'],
  ['join-unnamed', null],
])('the invitation %s suggests the username %s', async (token, suggestedUsername) => {
  expect(await verify(createTestClient(), token)).toMatchObject({
    status: 200,
    answer: { suggestedUsername },
  });
});

test.each([
  ['join-used', used],
  ['join-expired', expired],
  ['join-unknown', expired],
])('refuses the invitation %s', async (token, refusal) => {
  const client = createTestClient();
  expect(await verify(client, token)).toMatchObject(refusal);
  expect(await accept(client, { token })).toMatchObject(refusal);
});

test('creates the account, starts a session and uses up the invitation', async () => {
  const client = createTestClient();
  expect(await accept(client)).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject({
    first_name: 'Shmuel',
    last_name: 'Newman',
    username: 'shmuel',
    unit: '61',
    phone: null,
    futureMinyanRecords: [],
  });
  expect(await client.colony()).toMatchObject({ name: 'Pine Hollow' });
  expect(await accept(client)).toMatchObject(used);
  expect(await client.signIn('shmuel', 'Minyan10')).toMatchObject({ status: 200 });
});

test.each([
  ['a username that is taken', { username: ' DEMO ' }, 409, 'This username is already taken.'],
  ['a blank username', { username: '  ' }, 400, 'Please choose a username.'],
  ['two different passwords', { password2: 'Minyan11' }, 400, 'The two passwords do not match.'],
])('refuses %s and keeps the invitation valid', async (_title, overrides, status, error) => {
  const client = createTestClient();
  expect(await accept(client, overrides)).toMatchObject({ status, answer: { error } });
  expect(await verify(client, 'join-valid')).toMatchObject({ status: 200 });
});
