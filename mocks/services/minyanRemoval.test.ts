/** @jest-environment node */
import { createTestClient, signUpRequest } from '../testing/testClient';

test("removes the member's own record once", async () => {
  const client = createTestClient({ scenario: 'empty', signedInAs: 'demo' });
  await client.send('POST', '/api/minyan/add', signUpRequest());
  expect(await client.send('DELETE', '/api/minyan/record-1')).toMatchObject({ status: 200 });
  expect((await client.minyan()).upcomingShabbos).toEqual([]);
  expect(await client.send('DELETE', '/api/minyan/record-1')).toMatchObject({
    status: 404,
    answer: { error: 'This sign-up does not exist any more.' },
  });
});

test("refuses to remove another member's record", async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const before = await client.minyan();
  expect(await client.send('DELETE', '/api/minyan/record-1')).toMatchObject({
    status: 403,
    answer: { error: 'You can only remove your own sign-up.' },
  });
  expect(await client.minyan()).toEqual(before);
});

test('accepts any character in an id', async () => {
  const client = createTestClient({ scenario: 'hostile', signedInAs: 'gabbai' });
  const own = (await client.minyan()).upcomingShabbos?.[0]?._id ?? '';
  expect(own).toBe('record-1/../?#%2F ü');
  expect(await client.send('DELETE', `/api/minyan/${encodeURIComponent(own)}`)).toMatchObject({
    status: 200,
  });
  expect((await client.minyan()).upcomingShabbos?.[0]?._id).not.toBe(own);
});
