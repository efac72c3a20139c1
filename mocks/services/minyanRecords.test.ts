/** @jest-environment node */
import { createTestClient, rowOf, signUpRequest } from '../testing/testClient';

test('groups the rows by event, in the order in which they were added', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  const { upcomingShabbos, upcomingHolidays, futureShabbos } = await client.minyan();
  expect(upcomingShabbos?.map(({ user_name }) => user_name)).toEqual([
    'Zalman Weiss',
    'Yosef Adler',
    'Moshe Berkowitz',
    'Dovid Cohen',
    'Avrohom Dembitzer',
    'Yitzchok Ehrlich',
    'Shlomo Feldman',
    'Chaim Goldstein',
    'Menachem Halberstam',
  ]);
  expect(upcomingHolidays?.map(({ date_title, users }) => [date_title, users?.length])).toEqual([
    ['Chanukah, 1st day', 3],
    ["Asara B'Teves", 3],
  ]);
  expect(futureShabbos?.map(({ date, users }) => [date, users?.length])).toEqual([
    ['2026-11-21', 3],
    ['2026-12-05', 3],
  ]);
});

test('lists a holiday without sign-ups with no rows', async () => {
  const client = createTestClient({ scenario: 'empty', signedInAs: 'demo' });
  expect(await client.minyan()).toEqual({
    upcomingShabbos: [],
    upcomingHolidays: [
      { date_title: 'Chanukah, 1st day', users: [] },
      { date_title: "Asara B'Teves", users: [] },
    ],
    futureShabbos: [],
  });
});

test('shows no rows of another community', async () => {
  const client = createTestClient({ signedInAs: 'cottage' });
  await client.send('POST', '/api/minyan/add', signUpRequest({ poeple_count: 5 }));
  const { upcomingShabbos, futureShabbos } = await client.minyan();
  expect(upcomingShabbos).toMatchObject([{ user_name: 'Tuvia Unger', poeple_count: 5 }]);
  expect(futureShabbos).toEqual([]);
});

test('moves a later Shabbos to the upcoming one and drops a past one', async () => {
  const client = createTestClient({ signedInAs: 'demo', at: '2026-11-14T23:59:00-05:00' });
  client.moveTo('2026-11-15T00:00:00-05:00');
  const { upcomingShabbos, futureShabbos } = await client.minyan();
  expect(upcomingShabbos).toHaveLength(3);
  expect(futureShabbos?.map(({ date }) => date)).toEqual(['2026-12-05']);
});

test("shows a member's new name in their earlier rows", async () => {
  const client = createTestClient({ signedInAs: 'gabbai' });
  const name = { first_name: 'Zalman', last_name: 'Weisz', email: 'gabbai@example.com', phone: null };
  await client.send('POST', '/api/user/update', name);
  expect(rowOf((await client.minyan()).upcomingShabbos, 'Zalman Weisz')).toMatchObject({ unit: '5' });
});
