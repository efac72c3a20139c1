/** @jest-environment node */
import { getResponse } from 'msw';
import { createTestClient, signUpRequest } from '../testing/testClient';
import { BASE_URL } from './baseUrl';
import type { Quirk } from './quirks';

const TISHREI = '2026-09-08T10:00:00-04:00';
const clientWith = (quirks: Quirk[], signedInAs?: string) =>
  createTestClient({ scenario: 'tishrei', at: TISHREI, quirks, ...(signedInAs && { signedInAs }) });

async function headersOf(quirks: Quirk[], path: string, init: RequestInit = {}) {
  const { backend } = clientWith(quirks);
  const answer = await getResponse(backend.handlers, new Request(BASE_URL + path, init), {
    baseUrl: BASE_URL,
  });
  const { status, headers } = answer ?? Response.error();
  return {
    status,
    location: headers.get('location'),
    cache: headers.get('cache-control'),
    cookies: headers.getSetCookie().length,
  };
}

const signIn = (password: string) => ({
  method: 'POST',
  body: JSON.stringify({ username: 'demo', password }),
});

test('missing-ids leaves the ids out of rows and holidays, and keeps all others', async () => {
  const client = clientWith(['missing-ids'], 'demo');
  await client.send('POST', '/api/minyan/add', signUpRequest({ date: '2026-09-12' }));
  const { upcomingShabbos } = await client.minyan();
  const { upcomingHolidays, futureMinyanRecords, user_id: id } = await client.user();
  expect(upcomingShabbos?.at(-1)).toMatchObject({ user_id: id });
  expect([...(upcomingShabbos ?? []), ...(futureMinyanRecords ?? [])].filter((row) => '_id' in row)).toEqual(
    [],
  );
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

test('session-redirect and session-html answer a call without a session, and login-redirect the login', async () => {
  expect(await headersOf(['session-redirect'], '/api/user')).toMatchObject({
    status: 302,
    location: '/login',
  });
  expect(await headersOf(['session-html'], '/api/user')).toMatchObject({ status: 200, location: null });
  expect(await headersOf([], '/api/user')).toMatchObject({ status: 401 });
  expect(await headersOf(['login-redirect'], '/login', signIn('Shabbos1'))).toMatchObject({
    status: 302,
    location: '/',
    cookies: 1,
  });
  expect(await headersOf(['login-redirect', 'session-redirect'], '/login', signIn('wrong'))).toMatchObject({
    status: 302,
    location: '/login',
    cookies: 0,
  });
});
