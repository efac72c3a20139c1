/** @jest-environment node */
import { createTestClient, type TestClient } from '../testing/testClient';

const update = (client: TestClient, overrides: object = {}) =>
  client.send('POST', '/api/user/update', {
    email: 'yaakov@example.com',
    phone: '+1222-222-2222',
    first_name: 'Yaakov',
    last_name: 'Rosen',
    ...overrides,
  });

test('changes only the four fields, trimmed', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const before = await client.user();
  expect(await update(client, { first_name: ' Yaakov ' })).toMatchObject({ status: 200 });
  expect(await client.user()).toMatchObject({
    ...before,
    email: 'yaakov@example.com',
    phone: '+1222-222-2222',
    last_name: 'Rosen',
    futureMinyanRecords: [{ user_name: 'Yaakov Rosen' }],
  });
});

test.each(['+12222222222', '+1 (222) 222-2222', '+1222.222.2222', '+972 2 555 0101'])(
  'accepts the phone %s',
  async (phone) => {
    expect(await update(createTestClient({ signedInAs: 'demo' }), { phone })).toMatchObject({ status: 200 });
  },
);

test('accepts a profile without a phone', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  await update(client, { phone: null });
  expect((await client.user()).phone).toBeNull();
});

test.each([
  ['a phone with nine digits', { phone: '+1222-222-222' }, 'Please enter a valid phone number.'],
  ['a phone with eleven digits', { phone: '+1222-222-22222' }, 'Please enter a valid phone number.'],
  ['a phone with letters', { phone: '+1222-CALL-US1' }, 'Please enter a valid phone number.'],
  ['no first name', { first_name: ' ' }, 'Please enter your first and last name.'],
  ['no last name', { last_name: '' }, 'Please enter your first and last name.'],
  ['an invalid email address', { email: 'yaakov' }, 'Please enter a valid email address.'],
])('refuses %s', async (_title, overrides, error) => {
  const client = createTestClient({ signedInAs: 'demo' });
  expect(await update(client, overrides)).toMatchObject({ status: 400, answer: { error } });
  expect(await client.user()).toMatchObject({ last_name: 'Rosenberg', email: 'demo@example.com' });
});

test("refuses the email address of another account and accepts the member's own", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  expect(await update(client, { email: 'GABBAI@example.com' })).toMatchObject({
    status: 409,
    answer: { error: 'This email address belongs to another account.' },
  });
  expect(await update(client, { email: 'DEMO@example.com' })).toMatchObject({ status: 200 });
});
