/** @jest-environment node */
import { getResponse } from 'msw';
import { createTestClient, signUpRequest } from '../testing/testClient';
import { BASE_URL } from './baseUrl';
import type { Quirk } from './quirks';

const TISHREI = '2026-09-08T10:00:00-04:00';
const clientWith = (quirks: Quirk[], signedInAs?: string) =>
  createTestClient({ scenario: 'tishrei', at: TISHREI, quirks, ...(signedInAs && { signedInAs }) });

async function answerTo(quirks: Quirk[], path: string, init: RequestInit = {}) {
  const { backend } = clientWith(quirks);
  const request = new Request(BASE_URL + path, init);
  const response = await getResponse(backend.handlers, request, { baseUrl: BASE_URL });
  const { status, headers } = response ?? Response.error();
  const type = headers.get('content-type')?.split(';')[0];
  return { status, type, location: headers.get('location'), cookies: headers.getSetCookie().length };
}

const signIn = (password: string) => ({
  method: 'POST',
  body: JSON.stringify({ username: 'demo', password }),
});

test('missing-ids leaves the ids out of rows and holidays, and keeps those of policies', async () => {
  const client = clientWith(['missing-ids'], 'demo');
  await client.send('POST', '/api/minyan/add', signUpRequest({ date: '2026-09-12' }));
  const { upcomingShabbos } = await client.minyan();
  const { upcomingHolidays, futureMinyanRecords, user_id: id } = await client.user();
  expect(upcomingShabbos?.at(-1)).toMatchObject({ user_id: id });
  const rows = [...(upcomingShabbos ?? []), ...(futureMinyanRecords ?? [])];
  expect(rows.filter((row) => '_id' in row)).toEqual([]);
  expect((upcomingHolidays ?? []).filter((holiday) => 'rocordId' in holiday)).toEqual([]);
  expect((await client.colony()).policies?.[0]).toHaveProperty('_id');
});

test.each([
  ['same-holiday-names', 2],
  ['merged-holidays', 1],
] as const)('%s sends %i groups for two days of a holiday', async (quirk, groups) => {
  const client = clientWith([quirk], 'demo');
  const { upcomingHolidays: listed } = await client.user();
  expect(listed?.slice(0, 2).map(({ displayName }) => displayName)).toEqual(['Rosh Hashana', 'Rosh Hashana']);
  const sent = (await client.minyan()).upcomingHolidays?.filter((one) => one.date_title === 'Rosh Hashana');
  expect(sent).toHaveLength(groups);
  expect(new Set(sent?.flatMap(({ users }) => users?.map(({ date }) => date)))).toEqual(
    new Set(['2026-09-12', '2026-09-13']),
  );
});

test.each<[Quirk[], string, object, object]>([
  [['session-redirect'], '/api/user', { status: 302, location: '/login' }, {}],
  [['session-html'], '/api/user', { status: 200, type: 'text/html', location: null }, {}],
  [[], '/api/user', { status: 401 }, {}],
  [['login-redirect'], '/login', { status: 302, location: '/', cookies: 1 }, signIn('Shabbos1')],
  [['login-redirect', 'session-redirect'], '/login', { location: '/login', cookies: 0 }, signIn('wrong')],
])('with the quirks %j, %s answers a visitor with %j', async (quirks, path, answer, init) => {
  expect(await answerTo(quirks, path, init)).toMatchObject(answer);
});
