/** @jest-environment node */
import { readCommunity } from '@/api/community';
import { readMember } from '@/api/member';
import { readAttendance } from '@/api/readAttendance';
import { createServer } from 'node:http';
import { type Backend, createBackend } from '../../../mocks/backend';
import type { Tables, WireStyle } from '../../../mocks/data/db';
import { listenOn } from '../../../mocks/http';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios';
import { BASE_URL } from '../../../mocks/wire/baseUrl';
import { LEVELS } from './finding';
import { parsed } from './judgeBody';
import { probes } from './probes';
import { toReport } from './report';
import { type RunOptions, runProbes } from './runProbes';
import {
  type Change,
  type Draft,
  type Fault,
  fetchFrom,
  type Json,
  onField,
  onRows,
  plant,
  renameIn,
  setJson,
  toHtml,
} from './testing';

const NOW = Date.parse('2026-08-11T10:00:00-04:00');

const allOptions = {
  effects: ['read', 'write', 'lasting'],
  bypassCode: 'PAID2026',
  resetToken: 'reset-valid',
  joinToken: 'join-valid',
} as const;

const withWrites = { effects: ['read', 'write'] } as const;

type CheckOptions = Partial<RunOptions> & {
  scenario?: ScenarioName;
  wire?: WireStyle;
  change?: (backend: Backend) => void;
};

async function check({ scenario = 'typical', wire = 'modern', change, ...options }: CheckOptions = {}) {
  const backend = createBackend({ scenario, wire, now: () => NOW });
  const before = rowsOf(backend.db.snapshot());
  change?.(backend);
  const defaults = { url: BASE_URL, user: 'demo', password: 'Shabbos1', effects: ['read'] as const };
  const run = await runProbes({ ...defaults, fetch: fetchFrom(backend), retryDelay: 0, ...options });
  const found = run.results.flatMap(({ name, findings }) => findings.map(({ level }) => `${name}: ${level}`));
  return { ...run, backend, before, found, after: rowsOf(backend.db.snapshot()) };
}

/** All tables without the sessions, and without the id counters, which a removed row does not reset. */
function rowsOf({ lastIds: _lastIds, sessions: _sessions, ...rows }: Tables) {
  return rows;
}

const signUpsSent = ({ log }: Backend) => log.filter(({ call }) => call === 'addToMinyan').length;

test('finds nothing in the emulated backend', async () => {
  const { results, found, left, stopped } = await check(allOptions);
  expect({ found, left, stopped }).toEqual({ found: [], left: [], stopped: null });
  expect(toReport(results)).toEqual(['51 requests made. 0 break the client, 0 deviate, 0 extra.']);
});

test.each([{ scenario: 'empty' }, { wire: 'legacy' }, { scenario: 'signed-out' }] as const)(
  'finds nothing with %j',
  async (options) => {
    expect((await check({ ...options, ...withWrites })).found).toEqual([]);
  },
);

const dataQuirks = ['missing-ids', 'same-holiday-names', 'merged-holidays'] as const;

test.each([...dataQuirks, 'session-redirect', 'login-redirect'] as const)(
  'reports nothing that breaks the client for the quirk %s',
  async (quirk) => {
    const { found, left } = await check({
      ...withWrites,
      change: (backend) => void (backend.quirks = [quirk]),
    });
    expect([found.filter((one) => one.endsWith(': breaks')), left]).toEqual([[], []]);
  },
);

test('restores everything, and needs --lasting for calls that cannot be undone', async () => {
  const { backend, before, after, results } = await check(withWrites);
  expect(signUpsSent(backend)).toBe(3);
  expect(after).toEqual(before);
  const lasting = results.filter(({ notRun }) => notRun === 'needs --write --lasting');
  const requests = ['good', 'denied', 'malformed'].map((kind) => `requestService ${kind}`);
  expect(lasting.map(({ name }) => name)).toEqual([
    'forgot good',
    ...requests,
    'acceptInvitation good',
    'setNewPass good',
  ]);
});

// JSON leaves out what is undefined.
const drop = (name: string) => () => ({ [name]: undefined });
const rename = (from: string, to: string) => (draft: Draft) =>
  void Object.assign(draft.json, renameIn(from, to)(draft.json));
const setStatus =
  (status: number, json: Json = { success: true }) =>
  (draft: Draft) =>
    void Object.assign(draft, { status, json });
const toRaw = (raw: string) => (draft: Draft) => void (draft.raw = raw);
const onCookie = (changeCookie: (cookie: string) => string) => (draft: Draft) => {
  const cookies = draft.headers.getSetCookie();
  draft.headers.delete('Set-Cookie');
  for (const cookie of cookies) draft.headers.append('Set-Cookie', changeCookie(cookie));
};

/** The faults, keyed by the probe whose answers they change and by their level. */
const faults: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'getUser good: breaks': {
    'a member without an id': rename('user_id', 'userId'),
    'a balance in words': setJson({ balance: 'twelve dollars' }),
    'a member as HTML': toHtml,
    'a member inside another object': (draft) => void (draft.json = { user: draft.json }),
    'holidays without a name': onField('upcomingHolidays', drop('name')),
    'holidays with American dates': onField('upcomingHolidays', () => ({ date: '9/12/2026' })),
    'a member without a balance': setJson({ balance: undefined }),
  },
  'getUser good: deviates': {
    'JSON under another type': ({ headers }) => headers.set('Content-Type', 'text/plain'),
  },
  'getUser denied: deviates': { 'a redirect for strangers': setStatus(302) },
  'getUser denied: breaks': {
    'a page in place of the refusal': (draft) => toHtml(Object.assign(draft, { status: 200 })),
    'a server error in place of the refusal': setStatus(500, { error: 'No session.' }),
  },
  'getColony denied: deviates': {
    'a refusal without an error text': rename('error', 'message'),
    'a community for strangers': setStatus(200, { name: 'Pine Hollow' }),
  },
  'getColony good: breaks': {
    'policies that are not a list': setJson({ policies: {} }),
    'a flag in words': setJson({ hasMikvah: 'yes' }),
    'an empty community': (draft) => void (draft.json = {}),
    'a community without a name': rename('name', 'title'),
  },
  'getMinyan good: extra': {
    'a second key for the number of people': onRows((row) => ({ people_count: row.poeple_count })),
  },
  'getMinyan good: breaks': {
    'a time as a number': onRows(() => ({ timeAdded: 1_788_876_000_000 })),
    'an unknown part of the reading': onRows(() => ({ preparedFor: '3rd' })),
    'people under the correct spelling': onRows(renameIn('poeple_count', 'people_count')),
    'a condition under another key': onRows(renameIn('only_if_minyan', 'onlyIfMinyan')),
    'rows without a member': onRows(drop('user_id')),
    'groups without a title': onField('upcomingHolidays', drop('date_title')),
    'records as a list': toRaw('[]'),
    'records that fail': setStatus(500, { error: 'No.' }),
  },
  'getMinyan good: deviates': { 'rows without an id': onRows(drop('_id')) },
  'login good: breaks': {
    'no cookie': ({ headers }) => headers.delete('Set-Cookie'),
    'a cookie with a narrower path': onCookie((cookie) => cookie.replace('Path=/', 'Path=/api')),
    'a cookie without a session': onCookie((cookie) => cookie.replace('session=', 'session=x')),
  },
  'login good: deviates': {
    'a cookie that scripts can read': onCookie((cookie) => cookie.replace('; HttpOnly', '')),
    'a login that redirects': (draft) => void (draft.status = 302),
  },
  'login denied: deviates': { 'a login with a wrong password': setStatus(200) },
  'login denied: breaks': {
    'a session after a wrong password': (draft, backend) => {
      setStatus(200)(draft);
      draft.headers.append('Set-Cookie', `session=${backend.signIn('demo')}; Path=/; HttpOnly`);
    },
  },
  'login malformed: deviates': {
    'a server error for a broken body': setStatus(500, { error: 'SyntaxError' }),
  },
  'logout good: breaks': {
    'a session that does not end': 'swallowed',
    'a logout that fails': setStatus(500, { error: 'No.' }),
  },
  'verifyResetToken malformed: deviates': { 'the refusal of an odd token as HTML': toHtml },
  'verifyResetToken denied: breaks': { 'a made-up link accepted': setStatus(200) },
  'verifyJoinToken good: deviates': { 'a username as an object': setJson({ suggestedUsername: {} }) },
  'updateUser malformed: deviates': { 'an invalid profile accepted': setStatus(200) },
  'updateNotification denied: deviates': { 'settings accepted without a session': setStatus(200) },
  'updatePassword good: deviates': { 'a password refused': setStatus(400, { error: 'No.' }) },
  'verifyBypassCode good: breaks': { 'a code answered by its text': toRaw('ok') },
  'addToMinyan good: breaks': { 'a sign-up that is lost': 'swallowed' },
  'addToMinyan malformed: deviates': { 'a count as text accepted': setStatus(200) },
  'removeFromMinyan good: breaks': { 'a removal that removes nothing': 'swallowed' },
  'removeFromMinyan malformed: deviates': { 'a missing record removed': setStatus(204, {}) },
  'requestService good: breaks': {
    'a duplicate with a date in words': setJson({ recent_duplicate_date: 'Friday' }),
    'a saved request with a page as its answer': toHtml,
  },
  'forgot good: breaks': { 'a mail that fails': setStatus(502, {}) },
  'acceptInvitation good: breaks': {
    'an account without a session': ({ headers }) => headers.delete('Set-Cookie'),
  },
  'setNewPass denied: breaks': { 'a made-up token accepted': setStatus(200) },
  'verifyResetToken good: breaks': { 'a valid link with an empty answer': toRaw('') },
  'updateUser good: breaks': {
    'a refusal with status 200': setStatus(200, { success: false, error: 'No.' }),
  },
  'updateNotification good: breaks': { 'settings that redirect to the login': setStatus(302) },
  'verifyBypassCode malformed: breaks': { 'any code accepted': setStatus(200) },
};

/** The check reads the member right after the login, so it reports this fault at the login. */
const SEEN_AFTER_LOGIN = 'a member as HTML';

/** Ways in which a backend may differ from the contract, each with the level and the probe that must report it. */
const plantedFaults = Object.entries(faults).flatMap(([key, changes]) => {
  const [probe = '', levelName] = key.split(': ');
  const { call, expected } = probes.find((one) => `${one.call} ${one.kind}` === probe) ?? {};
  const level = LEVELS.find((one) => one === levelName);
  if (call === undefined || level === undefined) throw new Error(`There is no probe or level '${key}'.`);
  const on: Fault['on'] = expected === 'signedOut' || expected === 'refused' ? expected : 'good';
  return Object.entries(changes).map(([name, change]) => {
    const reportedBy = name === SEEN_AFTER_LOGIN ? 'login good' : probe;
    return { name, level, call, on, change, reportedBy };
  });
});

const LEFT =
  "A sign-up of demo for Shabbos 2026-10-10 may be left. Sign in, press 'Sign up for later Shabbos', choose that date, press 'Edit', enter 0 and press 'Update'.";

test.each(plantedFaults)(
  '$call: reports $name as "$level", and restores the sign-ups or says what is left',
  async (fault) => {
    const { found, left, before, after } = await check({
      ...allOptions,
      change: (backend) => plant(backend, fault),
    });
    expect(found).toContain(`${fault.reportedBy}: ${fault.level}`);
    expect(found.some((one) => one.endsWith(': breaks'))).toBe(fault.level === 'breaks');
    const isRestored = JSON.stringify(after.signUps) === JSON.stringify(before.signUps);
    const isLeft = fault.name === 'a removal that removes nothing';
    expect([isRestored, left]).toEqual([!isLeft, isLeft ? [LEFT] : []]);
  },
);

const readers = { getUser: readMember, getColony: readCommunity, getMinyan: readAttendance } as const;
type ReadName = keyof typeof readers;
const faultsOfReads = plantedFaults.flatMap((fault) =>
  fault.on === 'good' && isRead(fault.call) ? [{ ...fault, call: fault.call }] : [],
);

function isRead(call: string): call is ReadName {
  return call in readers;
}

/** Stores values that differ from what the client assumes when it cannot read them. */
function oweAndHaveNoMikvah(backend: Backend): Backend {
  backend.db.members.update(() => true, { balance: 12 });
  backend.db.colonies.update(() => true, { hasMikvah: false });
  return backend;
}

/** What the client reads from the answer of a correct call. */
async function clientReading(backend: Backend, call: ReadName) {
  const path = { getUser: '/api/user', getColony: '/api/colony', getMinyan: '/api/minyan' }[call];
  const headers = { Cookie: `session=${backend.signIn('demo')}` };
  const answer = await fetchFrom(backend)(BASE_URL + path, { headers });
  return answer.ok ? readers[call](parsed(await answer.text())) : null;
}

test.each(faultsOfReads)(
  '$name changes what the client reads, if and only if it breaks the client or removes an id',
  async (fault) => {
    const readings = [];
    for (const isFaulty of [false, true]) {
      const backend = oweAndHaveNoMikvah(createBackend({ scenario: 'typical', now: () => NOW }));
      if (isFaulty) plant(backend, fault);
      readings.push(JSON.stringify(await clientReading(backend, fault.call)));
    }
    expect(readings[0] === readings[1]).toBe(fault.level !== 'breaks' && fault.name !== 'rows without an id');
  },
);

test('signs nobody up when the records cannot be read', async () => {
  const { backend, results } = await check({
    ...withWrites,
    change: (one) => plant(one, { call: 'getMinyan', on: 'good', change: setStatus(500, { error: 'No.' }) }),
  });
  expect(signUpsSent(backend)).toBe(0);
  expect(results.find(({ name }) => name === 'addToMinyan good')?.notRun).toBe(
    'getMinyan had no good answer, so the request would not be safe',
  );
});

test('sends nothing but one login if the password is wrong', async () => {
  const { backend, stopped } = await check({ ...allOptions, password: 'Shabbos2' });
  expect(backend.log.map(({ call }) => call)).toEqual(['login']);
  expect(stopped).toBe(
    'The backend refuses the login of demo with status 401. Check the username and the password file. Nothing else was sent.',
  );
});

test('sends the changes of the password after every other write', async () => {
  const { backend } = await check(allOptions);
  const sent = backend.log.map(({ call }) => call).filter((call) => !/^(get|login|logout)/.test(call));
  expect(sent.slice(sent.indexOf('updatePassword'))).toEqual(Array(3).fill('updatePassword'));
});

/** Calls `act` with the number of each request before the backend performs it. */
function beforeEachRequest({ log }: Backend, act: (request: number) => void): void {
  const { push } = log;
  log.push = (...entries) => {
    act(log.length);
    return push.apply(log, entries);
  };
}

const WRITES = /^(?:addToMinyan|removeFromMinyan|update(?:User|Notification|Password))$/;

/** The numbers of the requests that may change something, and of the request after each of them. */
async function criticalRequests(): Promise<number[]> {
  const { backend } = await check(withWrites);
  const writes = backend.log.flatMap(({ call }, at) =>
    call !== null && WRITES.test(call) ? [at, at + 1] : [],
  );
  return [...new Set(writes)];
}

test('restores everything when it is interrupted', async () => {
  const requests = await criticalRequests();
  expect(requests.length).toBeGreaterThan(15);
  for (const request of requests) {
    const interruption = new AbortController();
    const change = (backend: Backend) =>
      beforeEachRequest(backend, (at) => at === request && interruption.abort());
    const run = await check({ ...withWrites, signal: interruption.signal, change });
    expect([request, run.left, run.after]).toEqual([request, [], run.before]);
  }
});

/** Makes reads, removals and logins fail from one request on: for ever, or for the next four requests. */
const failingFrom = (request: number, isForEver: boolean) => (backend: Backend) =>
  beforeEachRequest(backend, (at) => {
    const isFailing = at >= request && (isForEver || at < request + 4);
    for (const call of ['getUser', 'getMinyan', 'removeFromMinyan', 'login'] as const) {
      if (isFailing) backend.fail[call] = '500';
      else delete backend.fail[call];
    }
  });

test('restores everything, or names what is left, when reads, removals and logins fail', async () => {
  for (const request of await criticalRequests()) {
    const lasting = await check({ ...withWrites, change: failingFrom(request, true) });
    const isRestored = JSON.stringify(lasting.after) === JSON.stringify(lasting.before);
    const isNamed = lasting.left.some((text) => text.startsWith('A sign-up of demo for Shabbos'));
    expect([request, isRestored || isNamed]).toEqual([request, true]);
    const brief = await check({ ...withWrites, change: failingFrom(request, false) });
    expect([request, brief.left, brief.after]).toEqual([request, [], brief.before]);
  }
});

test("restores the member's profile after the backend has accepted an invalid one", async () => {
  const accept = (draft: Draft, backend: Backend) => {
    backend.db.members.update(({ username }) => username === 'demo', { firstName: '7' });
    setStatus(200, {})(draft);
  };
  const change = (backend: Backend) => plant(backend, { call: 'updateUser', on: 'refused', change: accept });
  const { found, left, before, after } = await check({ ...withWrites, change });
  expect(found).toContain('updateUser malformed: deviates');
  expect([left, after]).toEqual([[], before]);
});

test('says in one line that the host cannot be reached', async () => {
  const server = createServer();
  const url = await listenOn(server);
  server.close();
  const run = await runProbes({ url, user: 'demo', password: 'x', effects: ['read'] });
  expect(run.stopped).toBe(`${url} does not answer (ECONNREFUSED).`);
  expect(run.results.filter(({ notRun }) => notRun === null)).toHaveLength(1);
});
