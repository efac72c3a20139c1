/** @jest-environment node */
import { createTestClient, milliseconds, signUpRequest, type TestClient } from '../testing/testClient';
import { applySituation, createControls } from './controls';
import { type Action, sentenceOf } from './journal/steps';
import { backendOptionsOf, readLink } from './links/link';

const at = '2026-08-11T14:00:00Z';

function start(search = '?scenario=typical&now=2026-08-11T10:00') {
  const { situation } = readLink(search, milliseconds(at));
  const client = createTestClient({ at, ...backendOptionsOf(situation) });
  const problems = applySituation(client.backend, situation);
  const changes: boolean[] = [];
  const recorded: Action[] = [];
  const moves: number[] = [];
  const clock = { now: client.backend.now, moveTo: (to: number) => void moves.push(to), offset: () => 0 };
  const controls = createControls({
    backend: client.backend,
    clock,
    situation,
    onChange: (needsRevalidation) => void changes.push(needsRevalidation),
    record: (action) => void recorded.push(action),
  });
  return { client, controls, problems, changes, moves, recorded };
}

const status = async (client: TestClient) => (await client.send('GET', '/api/user')).status;
const rowsOf = async (client: TestClient) =>
  (await client.minyan()).upcomingShabbos?.map(({ user_name: name, ...row }) => ({ name, ...row })) ?? [];
const add = (client: TestClient) =>
  client.send('POST', '/api/minyan/add', signUpRequest({ date: '2026-08-15', reservedMussaf: true }));

test('applies the member, balance and community of a situation, and reports an unknown member', async () => {
  const { client, problems } = start('?as=gabbai&balance=7.25&community={"openOnThu":true}');
  expect(problems).toEqual([]);
  expect(await client.user()).toMatchObject({ username: 'gabbai', balance: 7.25 });
  expect(await client.colony()).toMatchObject({ name: 'Pine Hollow', openOnThu: true });
  const unknown = start('?as=moshe');
  expect(unknown.problems).toEqual(['as=moshe: the scenario has no such member, so nobody is signed in.']);
  expect(await status(unknown.client)).toBe(401);
});

const EMPTY = '?scenario=empty&now=2026-08-11T10:00';
const NINE = '?scenario=nine&now=2026-08-11T10:00';
const NO_SHABBOS = '2026-08-14 is no Shabbos; a holiday needs its holidayName.';
const MISSPELT = "there is no member 'moshe.berkowiz'. Did you mean 'moshe.berkowitz'?";
const good = '{"day":"2026-08-15","by":"neighbour-1","peopleCount":40}';

test.each([
  [`signUps=[{"day":"2026-08-15","by":"moshe.berkowiz"},${good}]`, MISSPELT],
  [`signUps=[{"day":"2026-08-15","by":"cottage"},${good}]`, "'cottage' is a member of another community."],
  [`signUps=[{"day":"2026-08-14","by":"gabbai"},${good}]`, NO_SHABBOS],
  [
    `signUps=[{"day":"2026-09-14","by":"gabbai","holidayName":"Rosh Hashana I"},${good}]`,
    "2026-09-14 is no 'Rosh Hashana I'.",
  ],
  ['meanwhile=neighbour:2.2026-08-14@now,neighbour:40.2026-08-15@now', NO_SHABBOS],
])('reports what cannot be used of %s, and applies the rest', async (parameter, problem) => {
  const { client, problems } = start(`${EMPTY}&${parameter}`);
  expect(problems).toEqual([`${parameter.split('=')[0]}: ${problem}`]);
  expect(await rowsOf(client)).toMatchObject([{ poeple_count: 40 }]);
});

test('signs in another member, then ends the session', async () => {
  const { client, controls, changes } = start();
  await client.signIn('balance');
  controls.set({ as: 'cottage' });
  expect(await client.user()).toMatchObject({ username: 'cottage' });
  expect(controls.colony()?.name).toBe('Hidden Spruce Cottages');
  controls.set({ as: 'nobody' });
  expect(await status(client)).toBe(401);
  expect(controls.member()).toBeNull();
  expect(changes).toEqual([true, true]);
});

test('controls the member who signs in on the page; the link omits their balance once another member signs in', async () => {
  const { client, controls } = start('?scenario=signed-out');
  expect(controls.member()).toBeNull();
  await client.signIn('gabbai');
  expect(controls.link()).toContain('&as=gabbai');
  controls.set({ balance: '5' });
  expect(await client.user()).toMatchObject({ username: 'gabbai', balance: 5 });
  expect(controls.link()).toContain('&balance=5');
  controls.set({ as: 'demo' });
  expect(controls.link()).not.toContain('balance');
  await client.send('GET', '/logout');
  expect(controls.link()).toContain('&as=nobody');
});

test('changes community, failures, latency and clock', async () => {
  const { client, controls, changes, moves } = start();
  controls.set({ community: '{"hasMikvah":false}' });
  controls.set({ community: '{"blockWinterize":true}' });
  controls.set({ fail: 'getUser:500,login:401' });
  controls.set({ fail: 'getUser:500' });
  controls.set({ latency: '3' });
  controls.set({ now: '1970-01-01T00:00:00.017Z' });
  expect(await client.colony()).toMatchObject({ hasMikvah: false, blockWinterize: true });
  expect(client.backend).toMatchObject({ fail: { getUser: '500' }, latency: 3 });
  expect(moves).toEqual([17]);
  expect(changes).toEqual([true, true, false, false, false, true]);
  expect(controls.link()).toContain('&as=demo&fail=getUser:500&latency=3&community=');
});

test('changes quirks and the style of values', async () => {
  const { client, controls } = start();
  const firstRow = async () => (await client.minyan()).upcomingShabbos?.[0];
  controls.set({ quirks: 'missing-ids,session-html' });
  controls.set({ quirks: 'missing-ids' });
  controls.set({ wire: 'legacy' });
  expect(await firstRow()).not.toHaveProperty('_id');
  expect(await firstRow()).toMatchObject({ poeple_count: '1' });
  expect(controls.link()).toContain('&wire=legacy&quirks=missing-ids');
  controls.set({ wire: '' });
  expect(await firstRow()).toMatchObject({ poeple_count: 1 });
});

test('removes a failure from the link once it has happened', async () => {
  const { client, controls } = start();
  controls.set({ fail: 'getColony:500*1' });
  expect(controls.link()).toContain('fail=getColony:500');
  expect(await client.send('GET', '/api/colony')).toMatchObject({ status: 500 });
  expect(controls.link()).not.toContain('fail');
});

describe('meanwhile', () => {
  test('a neighbour takes Maftir just before the next write arrives, for the event of that write', async () => {
    const { client, controls } = start(`${EMPTY}&meanwhile=neighbour:3.maftir@write`);
    expect(await rowsOf(client)).toEqual([]);
    expect(controls.link()).toContain('&meanwhile=neighbour:3.maftir@write');
    expect(await add(client)).toMatchObject({ status: 409 });
    const row = { name: 'Yosef Adler', poeple_count: 3, reservedMussaf: true };
    expect(await rowsOf(client)).toMatchObject([row]);
    expect(controls.link()).not.toContain('meanwhile');
    const later = { date: '2026-08-22', futureShabbos: true };
    controls.set({ meanwhile: 'neighbour:guest@write' });
    await client.send('POST', '/api/minyan/add', signUpRequest(later));
    expect((await client.minyan()).futureShabbos?.[0]?.users).toMatchObject([{ is_guest: true }, {}]);
  });

  test('neighbours sign up and withdraw, and the office changes the community, at the times of the link', async () => {
    const { client } = start(
      '?scenario=nine&now=2026-08-11T10:00&meanwhile=neighbour:withdraws@10s,neighbour:2.only-if.1-4@20s,office:{"openOnThu":true}@20s',
    );
    expect(await rowsOf(client)).toHaveLength(3);
    client.moveTo('2026-08-11T14:00:10Z');
    expect(await rowsOf(client)).toHaveLength(2);
    expect(await client.colony()).toMatchObject({ openOnThu: false });
    client.moveTo('2026-08-11T14:05:00Z');
    expect((await rowsOf(client)).at(-1)).toMatchObject({
      poeple_count: 2,
      only_if_minyan: true,
      preparedFor: '1-4',
      timeAdded: '2026-08-11T14:00:20.000Z',
    });
    expect(await client.colony()).toMatchObject({ openOnThu: true });
  });

  test('the neighbour who signed up last withdraws, not the last one in the table of members', async () => {
    const { client, controls } = start(NINE);
    const before = await rowsOf(client);
    controls.set({ signUps: JSON.stringify([{ day: '2026-08-15', by: 'gabbai' }]) });
    expect((await rowsOf(client)).at(-1)).toMatchObject({ name: 'Zalman Weiss' });
    controls.set({ meanwhile: 'neighbour:withdraws@now' });
    expect(await rowsOf(client)).toEqual(before);
  });

  test('each added neighbour gets the next username', async () => {
    const { client, controls } = start(EMPTY);
    const { db } = client.backend;
    db.members.remove(({ username }) => username !== 'demo');
    controls.set({ meanwhile: 'neighbour:1@now' });
    controls.set({ meanwhile: 'neighbour:1@now' });
    const usernames = db.members.where(() => true).map(({ username }) => username);
    expect(usernames).toEqual(['demo', 'neighbour-1', 'neighbour-2']);
  });
});

test('the link repeats the additions, changes and removals of rows, and the change of the community', async () => {
  const one = start(NINE);
  const [first, second] = one.client.backend.db.members.where(({ unit }) => unit === '1' || unit === '3');
  const change = (fields: object) =>
    one.controls.set({ signUps: JSON.stringify([{ day: '2026-08-15', ...fields }]) });
  change({ by: first?.username, isRemoved: true });
  change({ by: second?.username, peopleCount: 7, part: 'full' });
  change({ by: 'gabbai', isGuest: true });
  one.controls.set({ meanwhile: 'office:{"hasMikvah":false}@now' });
  await add(one.client);
  const other = start(one.controls.link());
  const withoutIds = async (client: TestClient) =>
    new Set((await rowsOf(client)).map(({ _id, ...row }) => JSON.stringify(row)));
  expect(await withoutIds(other.client)).toEqual(await withoutIds(one.client));
  expect((await withoutIds(other.client)).size).toBe(4);
  expect(await other.client.colony()).toMatchObject({ hasMikvah: false });
});

test.each([0, 2, 1_000])("the parameter 'rows' gives the upcoming Shabbos %i rows", async (rows) => {
  const { client } = start(`${NINE}&rows=${rows}`);
  expect(client.backend.db.signUps.where(() => true)).toHaveLength(rows);
});

test('the changes of the panel are recorded, described in sentences and replayed', () => {
  const one = start(NINE);
  one.controls.set({ as: 'gabbai' });
  one.controls.set({ balance: '7.5' });
  one.controls.set({ community: '{"openOnThu":true}' });
  one.controls.set({ signUps: JSON.stringify([{ day: '2026-08-15', by: 'yosef.adler', peopleCount: 8 }]) });
  one.controls.set({ down: 'on' });
  one.controls.set({ fail: 'login:401', down: '' });
  one.controls.set({ meanwhile: 'neighbour:withdraws@write' });
  one.controls.set({ wire: 'legacy' });
  expect(one.recorded.map(sentenceOf)).toEqual([
    'signed gabbai in',
    'set balance to 7.5',
    'the office set {"openOnThu":true}',
    'set signUps to [{"day":"2026-08-15","by":"yosef.adler","peopleCount":8}]',
    'the backend is down (on)',
    'set fail to login:401, the backend works again',
    'set meanwhile to neighbour:withdraws@write',
    'set wire to legacy',
  ]);
  const other = start(NINE);
  for (const action of one.recorded) if (action.kind === 'set') other.controls.set(action.values);
  expect(other.controls.link()).toBe(one.controls.link());
});

test.each([
  ['panel', { community: '{"openOnThu":true}' }, true],
  ['another tab', { community: '{"openOnThu":true}', signUps: '[]' }, false],
  ['another tab', { as: 'nobody' }, true],
] as const)('a change (by: %s) to %j makes the page read at once: %j', (by, values, reads) => {
  const { controls, changes } = start();
  controls.set(values, by);
  expect(changes).toEqual([reads]);
});

test('a held call waits until it is released', async () => {
  const { client, controls } = start('?scenario=empty&now=2026-08-11T10:00&delay=addToMinyan:hold');
  const { backend } = client;
  const answer = client.send('POST', '/api/minyan/add', signUpRequest({ date: '2026-08-15' }));
  while (backend.held.count() === 0) await Promise.resolve();
  expect(backend.log).toMatchObject([{ status: null }]);
  expect(backend.db.signUps.where(() => true)).toEqual([]);
  controls.set({ delay: 'getMinyan:hold-answer' });
  controls.releaseHeld();
  expect(await answer).toMatchObject({ status: 200 });
  expect(controls.link()).toContain('&delay=getMinyan:hold-answer');
});

test('the link restores the member, the community and the names of a seed', async () => {
  const one = start('?scenario=thursday&seed=4');
  one.controls.set({ community: '{"hasMikvah":false}' });
  one.controls.set({ as: 'gabbai' });
  const other = start(one.controls.link());
  for (const read of ['user', 'colony', 'minyan'] as const)
    expect(await other.client[read]()).toEqual(await one.client[read]());
  const namesOf = async (seed: number) =>
    (await rowsOf(start(`?seed=${seed}`).client)).map(({ name }) => name);
  expect(await namesOf(4)).not.toEqual(await namesOf(6));
  expect(await namesOf(0)).toContain('Yosef Adler');
});
