/** @jest-environment node */
import { createTestClient } from '../testing/testClient';

test.each([
  ['PAID2026', 200, { success: true }],
  [' PAID2026 ', 200, { success: true }],
  ['paid2026', 400, { error: 'This code is not valid.' }],
  ['', 400, { error: 'This code is not valid.' }],
])("answers the code '%s' with status %i", async (bypassCode, status, answer) => {
  const client = createTestClient({ scenario: 'balance', signedInAs: 'demo' });
  const body = { user_id: 'member-1', bypassCode };
  expect(await client.send('POST', '/api/user/verifyBypassCode', body)).toMatchObject({ status, answer });
});

test('refuses a code sent for another member', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const body = { user_id: 'member-2', bypassCode: 'PAID2026' };
  expect(await client.send('POST', '/api/user/verifyBypassCode', body)).toMatchObject({
    status: 403,
    answer: { error: 'This code is not for your account.' },
  });
});

test.each([1042, '1042'])('accepts %p for a numeric member id', async (userId) => {
  const client = createTestClient({ wire: 'legacy', signedInAs: 'demo' });
  const body = { user_id: userId, bypassCode: 'PAID2026' };
  expect(await client.send('POST', '/api/user/verifyBypassCode', body)).toMatchObject({ status: 200 });
});
