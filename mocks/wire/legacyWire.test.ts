/** @jest-environment node */
import { createTestClient, signUpRequest } from '../testing/testClient';
import { toLegacy } from './legacyWire';

test.each([
  ['booleans', [true, true, true, false, false, false], ['1', true, 1, '0', false, 0]],
  [
    'days',
    Array(3).fill('2026-07-04'),
    ['2026-07-04T00:00:00.000Z', '2026-07-04T04:00:00.000Z', '2026-07-04'],
  ],
  ['numbers', { balance: 1234.5, lat: -41.5, other: 3 }, { balance: '1234.5', lat: '-41.5', other: 3 }],
])('writes %s in their loose forms', (_what, values, written) => {
  expect(toLegacy({ values })).toEqual({ values: written });
});

test('writes empty lists as null or omits them, and keeps other lists', () => {
  expect(toLegacy({ notes: [], policies: [], names: ['one'] })).toEqual({ notes: null, names: ['one'] });
});

test('writes some false flags of a row as null, but none of a community', () => {
  const flags = { poeple_count: 2, a: false, b: false, c: false, d: false };
  expect(toLegacy(flags)).toEqual({ poeple_count: '2', a: '0', b: false, c: null, d: 0 });
  expect(toLegacy({ a: false, b: false, c: false, d: false })).toEqual({ a: '0', b: false, c: 0, d: '0' });
});

test('lets a member with a numeric id sign up and remove the sign-up', async () => {
  const client = createTestClient({ wire: 'legacy', signedInAs: 'demo' });
  expect((await client.user()).user_id).toBe(1042);
  expect(await client.send('POST', '/api/minyan/add', signUpRequest())).toMatchObject({ status: 200 });
  const rows = (await client.minyan()).upcomingShabbos ?? [];
  expect(rows.at(-1)).toMatchObject({ user_id: '1042', poeple_count: '1' });
  expect(await client.send('DELETE', `/api/minyan/${rows.at(-1)?._id}`)).toMatchObject({ status: 200 });
});
