/** @jest-environment node */
import { HOUR_MS } from '@/domain/duration';
import { demoAccounts, demoPassword } from '../data/demoAccounts';
import { createTestClient, milliseconds } from '../testing/testClient';
import { isoTime } from '../time/isoTime';
import type { WireRow } from '../wire/wireTypes';
import { buildScenario, fixedNowOf, isScenarioName, type ScenarioName, scenarioNames } from './scenarios';

const memberOf = (scenario: ScenarioName, at = '2026-11-10T10:00:00-05:00') =>
  createTestClient({ scenario, signedInAs: 'demo', at });

const sumOf = (rows: WireRow[] | null | undefined, onlyIf: boolean) =>
  (rows ?? [])
    .filter((row) => row.only_if_minyan === onlyIf)
    .reduce((sum, row) => sum + Number(row.poeple_count), 0);

// Unusual times, because scenarios must work at any time. The test client checks each answer against the contract.
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

test.each(demoAccounts)('the demo account $username signs in', async ({ username }) => {
  const client = createTestClient();
  expect(await client.signIn(username, demoPassword)).toMatchObject({ status: 200 });
});

test.each([
  ['nine', 7, 2],
  ['nine-and-two', 9, 2],
  ['minyan-exact', 8, 2],
  ['empty', 0, 0],
  ['all-only-if', 0, 9],
] as const)('%s has %i men sure and %i only if there is a minyan', async (scenario, sure, onlyIf) => {
  const { upcomingShabbos } = await memberOf(scenario).minyan();
  expect([sumOf(upcomingShabbos, false), sumOf(upcomingShabbos, true)]).toEqual([sure, onlyIf]);
});

test.each([
  ['winter-blocked', { blockWinterize: true }],
  ['no-mikvah', { hasMikvah: false }],
  ['thursday', { openOnThu: true }],
  ['no-waiver', { name: 'Hidden Spruce Cottages' }],
  ['no-maftir', { maftirMussafOption: false }],
] as const)('%s has the community settings %j', async (scenario, colony) => {
  expect(await memberOf(scenario).colony()).toMatchObject(colony);
});

test('balance has a member who owes $1,234.50', async () => {
  expect(await memberOf('balance').user()).toMatchObject({ balance: 1234.5 });
});

test('maftir-taken and baal-korah-contested have choices that other units hold', async () => {
  const taken = await memberOf('maftir-taken').minyan();
  expect(taken.upcomingShabbos?.[0]).toMatchObject({ unit: '1', reservedMussaf: true });
  const contested = await memberOf('baal-korah-contested').minyan();
  expect(contested.upcomingShabbos?.[0]).toMatchObject({ baalKorah: true, preparedFor: '1-4' });
  expect(contested.upcomingHolidays?.[0]?.users?.[0]).toMatchObject({ preparedFor: 'full' });
  expect(contested.futureShabbos?.[0]).toMatchObject({ date: '2026-11-21', users: [{ preparedFor: '2nd' }] });
});

test('maftir-own has the reservation of the member', async () => {
  const client = memberOf('maftir-own');
  const { user_id: id } = await client.user();
  expect((await client.minyan()).upcomingShabbos?.at(-1)).toMatchObject({
    user_id: id,
    reservedMussaf: true,
  });
});

test('past-cut-off has sign-ups before and after the cut-off', async () => {
  const now = fixedNowOf('past-cut-off') ?? 0;
  expect(now).toBe(milliseconds('2027-08-20T10:00:00-04:00'));
  const { upcomingShabbos } = await memberOf('past-cut-off', isoTime(now)).minyan();
  expect(upcomingShabbos?.map(({ timeAdded }) => timeAdded)).toEqual([
    '2027-08-19T19:59:00.000Z',
    '2027-08-19T20:00:00.000Z',
    '2027-08-19T20:00:00.001Z',
    '2027-08-19T21:00:00.000Z',
  ]);
});

test.each<[ScenarioName, string, string, (string | undefined)[]]>([
  ['three-day-yom-tov', '2027-04-18T10:00:00-04:00', '2027-04-24', ['2027-04-22', '2027-04-23']],
  ['yom-tov-after-shabbos', '2029-05-15T10:00:00-04:00', '2029-05-19', ['2029-05-20', '2029-05-21']],
])('%s has its holidays', async (scenario, at, shabbos, days) => {
  const now = fixedNowOf(scenario) ?? 0;
  expect(now).toBe(milliseconds(at));
  const user = await memberOf(scenario, isoTime(now)).user();
  expect(user.upcomingShabbos).toBe(shabbos);
  expect(user.upcomingHolidays?.slice(0, 2).map(({ date }) => date)).toEqual(days);
});

test.each([
  ['dst-spring', '2027-03-11T10:00:00-05:00'],
  ['dst-autumn', '2027-11-04T10:00:00-04:00'],
] as const)('%s begins on the Thursday before the clock change', (scenario, at) => {
  expect(fixedNowOf(scenario)).toBe(milliseconds(at));
});

test('anonymous has sign-ups before and after 12 hours', async () => {
  const { upcomingShabbos } = await memberOf('anonymous', '2026-11-10T15:00:00Z').minyan();
  expect(upcomingShabbos?.map(({ timeAdded }) => timeAdded)).toEqual([
    '2026-11-10T13:00:00.000Z',
    '2026-11-10T03:01:00.000Z',
    '2026-11-10T03:00:00.000Z',
    '2026-11-10T02:00:00.000Z',
    null,
    '2026-11-10T14:00:00.000Z',
    '2026-11-10T14:00:00.000Z',
  ]);
});

test('nobody signs up on Shabbos, on Yom Tov or in the night', () => {
  const holy = ['09/12', '09/13', '09/19', '09/21', '09/26', '09/27', '10/03', '10/04'];
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const weeks = Array.from({ length: 24 }, (_, index) =>
    buildScenario('typical', milliseconds('2026-09-13T02:00:00-04:00') + index * 23 * HOUR_MS, { rows: 60 }),
  );
  const recorded = buildScenario('recorded-week', fixedNowOf('recorded-week') ?? 0);
  const signUpTimes = [...weeks, recorded].flatMap(({ signUps }) =>
    signUps.map(({ timeAdded }) => local.format(timeAdded ?? 0).split(', ')),
  );
  expect(signUpTimes.filter(([day = '']) => holy.includes(day))).toEqual([]);
  expect(signUpTimes.filter(([, hour]) => Number(hour) < 8 || Number(hour) > 21)).toEqual([]);
});

test('tishrei lists all holidays of Tishrei at its fixed time', async () => {
  const now = fixedNowOf('tishrei') ?? 0;
  expect(now).toBe(milliseconds('2026-09-08T10:00:00-04:00'));
  const user = await memberOf('tishrei', isoTime(now)).user();
  expect(user.upcomingShabbos).toBe('2026-09-12');
  expect(user.upcomingHolidays?.map(({ name }) => name)).toEqual([
    'Rosh Hashana',
    'Rosh Hashana II',
    'Tzom Gedaliah',
    'Yom Kippur',
    'Sukkot I',
    'Sukkot II',
    'Shmini Atzeret',
    'Simchat Torah',
  ]);
});

test('hostile texts are sent unchanged', async () => {
  const client = memberOf('hostile');
  expect(await client.user()).toMatchObject({ first_name: '<script>window.hacked = true</script>' });
  expect((await client.colony()).policies?.[0]?.content).toContain('<svg onload=');
});

test('expired-links has only expired links', async () => {
  const client = createTestClient({ scenario: 'expired-links' });
  expect(await client.send('GET', '/api/reset/tekenVerify/reset-valid')).toMatchObject({ status: 400 });
  expect(await client.send('GET', '/api/join/tekenVerify/join-valid')).toMatchObject({ status: 400 });
});

test('signed-out ignores signedInAs', async () => {
  expect(await memberOf('signed-out').send('GET', '/api/user')).toMatchObject({ status: 401 });
});

test('isScenarioName refuses the name of an inherited property', () => {
  expect(isScenarioName('typical')).toBe(true);
  expect(isScenarioName('constructor')).toBe(false);
});
