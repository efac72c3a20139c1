/** @jest-environment node */
import { HOUR_MS } from '@/domain/duration';
import { sumBy } from 'es-toolkit';
import { createTestClient, milliseconds, type TestClient } from '../testing/testClient';
import { isoTime } from '../time/isoTime';
import { buildScenario, fixedNowOf, type ScenarioName, scenarioNames } from './scenarios';

const clientOf = (scenario: ScenarioName, at = '2026-11-10T10:00:00-05:00') =>
  createTestClient({ scenario, signedInAs: 'demo', at });

// These times are unusual, because scenarios must work at any time. The test client checks each answer against the contract.
const times = [
  '2026-01-01T00:00:00Z',
  '2026-03-08T06:59:59Z',
  '2026-11-01T06:00:00Z',
  '2028-02-29T23:30:00Z',
];

test.each(scenarioNames)('%s follows the contract at any time', async (scenario) => {
  for (const at of times) {
    const client = createTestClient({ scenario, at, rows: 500 });
    expect(await client.signIn()).toMatchObject({ status: 200 });
    expect((await client.user()).user_id).toBeTruthy();
    expect(await client.colony()).toHaveProperty('name');
    await client.minyan();
  }
});

test.each([
  ['nine', 7, 2],
  ['nine-and-two', 9, 2],
  ['minyan-exact', 8, 2],
  ['empty', 0, 0],
  ['all-only-if', 0, 9],
] as const)('%s has %i men sure and %i only if there is a minyan', async (scenario, sure, onlyIf) => {
  const rows = (await clientOf(scenario).minyan()).upcomingShabbos ?? [];
  const countMen = (onlyIfMinyan: boolean) =>
    sumBy(rows, (row) => (row.only_if_minyan === onlyIfMinyan ? Number(row.poeple_count) : 0));
  expect([countMen(false), countMen(true)]).toEqual([sure, onlyIf]);
});

test.each([
  ['winter-blocked', { blockWinterize: true }],
  ['no-mikvah', { hasMikvah: false }],
  ['thursday', { openOnThu: true }],
  // Whether a community has a waiver depends on its name (`waiverLinkOf` in src/site.ts).
  ['no-waiver', { name: 'Hidden Spruce Cottages' }],
  ['no-maftir', { maftirMussafOption: false }],
] as const)('%s has the community settings %j', async (scenario, colony) => {
  expect(await clientOf(scenario).colony()).toMatchObject(colony);
});

test('maftir-taken and baal-korah-contested have reservations of other units', async () => {
  const taken = await clientOf('maftir-taken').minyan();
  expect(taken.upcomingShabbos?.[0]).toMatchObject({ unit: '1', reservedMussaf: true });
  const contested = await clientOf('baal-korah-contested').minyan();
  expect(contested.upcomingShabbos?.[0]).toMatchObject({ unit: '1', baalKorah: true, preparedFor: '1-4' });
  expect(contested.upcomingHolidays?.[0]?.users?.[0]).toMatchObject({ unit: '1', preparedFor: 'full' });
  const [later] = contested.futureShabbos ?? [];
  expect(later).toMatchObject({ date: '2026-11-21', users: [{ unit: '1', preparedFor: '2nd' }] });
});

test('maftir-own has the reservation of the member', async () => {
  const client = clientOf('maftir-own');
  const { user_id } = await client.user();
  const { upcomingShabbos } = await client.minyan();
  expect(upcomingShabbos?.at(-1)).toMatchObject({ user_id, reservedMussaf: true });
});

test.each([
  ['past-cut-off', '2027-08-20T10:00:00-04:00'],
  ['three-day-yom-tov', '2027-04-18T10:00:00-04:00'],
  ['yom-tov-after-shabbos', '2029-05-15T10:00:00-04:00'],
  ['tishrei', '2026-09-08T10:00:00-04:00'],
  // The Thursdays before the clocks change.
  ['dst-spring', '2027-03-11T10:00:00-05:00'],
  ['dst-autumn', '2027-11-04T10:00:00-04:00'],
] as const)('%s begins at %s', (scenario, at) => {
  expect(fixedNowOf(scenario)).toBe(milliseconds(at));
});

const atItsTime = (scenario: ScenarioName) => clientOf(scenario, isoTime(fixedNowOf(scenario) ?? 0));

test.each<[ScenarioName, string, string[]]>([
  ['three-day-yom-tov', '2027-04-24', ['2027-04-22', '2027-04-23']],
  ['yom-tov-after-shabbos', '2029-05-19', ['2029-05-20', '2029-05-21']],
  ['tishrei', '2026-09-12', ['2026-09-12', '2026-09-13']],
])('%s has its Shabbos and holidays', async (scenario, shabbos, days) => {
  const user = await atItsTime(scenario).user();
  expect(user.upcomingShabbos).toBe(shabbos);
  expect(user.upcomingHolidays?.slice(0, 2).map(({ date }) => date)).toEqual(days);
});

/** Month, day and time of the sign-ups, in UTC as on the wire. In August the cut-off, 4 pm in New York, is 20:00. */
const timesOf = async (client: TestClient) =>
  (await client.minyan()).upcomingShabbos?.map(({ timeAdded }) => timeAdded?.slice(5, 23) ?? null);

test('past-cut-off has sign-ups on both sides of the cut-off, and anonymous has some that are more and some that are less than 12 hours old', async () => {
  const cutOff = ['19:59:00.000', '20:00:00.000', '20:00:00.001', '21:00:00.000'];
  expect(await timesOf(atItsTime('past-cut-off'))).toEqual(cutOff.map((time) => `08-19T${time}`));
  const addedAt = ['13:00', '03:01', '03:00', '02:00', null, '14:00', '14:00'];
  expect(await timesOf(clientOf('anonymous', '2026-11-10T15:00:00Z'))).toEqual(
    addedAt.map((time) => time && `11-10T${time}:00.000`),
  );
});

test('nobody signs up on Shabbos, on Yom Tov or at night', () => {
  const holy = ['08/08', '09/05', '09/12', '09/13', '09/19', '09/21', '09/26', '09/27', '10/03', '10/04'];
  const eves = ['08/07', '09/04', '09/11', '09/18', '09/20', '09/25', '10/02'];
  const parts = { month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
  const local = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...parts });
  // The scenario is built 24 times, 23 hours apart, so that each hour of the day occurs once.
  const scenarios = Array.from({ length: 24 }, (_, index) =>
    buildScenario('typical', milliseconds('2026-09-13T02:00:00-04:00') + index * 23 * HOUR_MS, { rows: 60 }),
  );
  const recorded = buildScenario('recorded-week', fixedNowOf('recorded-week') ?? 0);
  const signUpTimes = [...scenarios, recorded].flatMap(({ signUps }) =>
    signUps.map(({ timeAdded }) => local.format(timeAdded ?? 0).split(', ')),
  );
  expect(signUpTimes.filter(([day = '']) => holy.includes(day))).toEqual([]);
  expect(signUpTimes.filter(([day = '', hour]) => eves.includes(day) && Number(hour) > 14)).toEqual([]);
  expect(signUpTimes.filter(([, hour]) => Number(hour) < 8 || Number(hour) > 21)).toEqual([]);
});

test('hostile texts are sent unchanged', async () => {
  const client = clientOf('hostile');
  expect(await client.user()).toMatchObject({ first_name: '<script>window.hacked = true</script>' });
  expect((await client.colony()).policies?.[0]?.content).toContain('<svg onload=');
});

test('expired-links has only expired links', async () => {
  const client = createTestClient({ scenario: 'expired-links' });
  for (const link of ['reset/tekenVerify/reset-valid', 'join/tekenVerify/join-valid'])
    expect(await client.send('GET', `/api/${link}`)).toMatchObject({ status: 400 });
});

test('signed-out ignores signedInAs', async () => {
  expect(await clientOf('signed-out').send('GET', '/api/user')).toMatchObject({ status: 401 });
});
