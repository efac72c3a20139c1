/** @jest-environment node */
import { createServer } from 'node:http';
import { createBackend, type Backend } from '../../../mocks/backend';
import type { Tables, WireStyle } from '../../../mocks/data/db';
import { listenOn } from '../../../mocks/http';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios';
import { readAttendance } from '../../../src/api/readAttendance';
import { readCommunity } from '../../../src/api/community';
import { readMember } from '../../../src/api/member';
import { BASE_URL } from '../../../mocks/wire/baseUrl';
import { parsed } from './judgeBody';
import { plantedFaults, plant } from './plantedFaults';
import { toReport } from './report';
import { runProbes, type RunOptions } from './runProbes';
import { fetchFrom } from './testing';

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

test.each([
  'missing-ids',
  'same-holiday-names',
  'merged-holidays',
  'session-redirect',
  'login-redirect',
] as const)('reports nothing that breaks the client for the quirk %s', async (quirk) => {
  const { found, left } = await check({
    ...withWrites,
    change: (backend) => {
      backend.quirks = [quirk];
    },
  });
  expect([found.filter((one) => one.endsWith(': breaks')), left]).toEqual([[], []]);
});

test('restores everything, and needs --lasting for calls that cannot be undone', async () => {
  const { backend, before, after, results } = await check(withWrites);
  expect(signUpsSent(backend)).toBe(3);
  expect(after).toEqual(before);
  expect(
    results.filter(({ notRun }) => notRun === 'needs --write --lasting').map(({ name }) => name),
  ).toEqual([
    'forgot good',
    'requestService good',
    'requestService denied',
    'requestService malformed',
    'acceptInvitation good',
    'setNewPass good',
  ]);
});

test('plants faults in every call, and at least 30 that break the client', () => {
  expect(plantedFaults.filter(({ level }) => level === 'breaks').length).toBeGreaterThanOrEqual(30);
  expect(new Set(plantedFaults.map(({ call }) => call)).size).toBe(17);
});

test.each(plantedFaults)('$call: reports $name as "$level", and restores', async (fault) => {
  const { found, left, before, after } = await check({
    ...allOptions,
    change: (backend) => plant(backend, fault),
  });
  expect(found).toContain(`${fault.reportedBy}: ${fault.level}`);
  expect(found.some((one) => one.endsWith(': breaks'))).toBe(fault.level === 'breaks');
  const isRestored = JSON.stringify(after.signUps) === JSON.stringify(before.signUps);
  expect([isRestored, left.length]).toEqual(
    fault.name === 'a removal that removes nothing' ? [false, 1] : [true, 0],
  );
});

const readers = { getUser: readMember, getColony: readCommunity, getMinyan: readAttendance } as const;
type ReadName = keyof typeof readers;
const faultsOfReads = plantedFaults.flatMap((fault) =>
  fault.on === 'good' && isRead(fault.call) ? [{ ...fault, call: fault.call }] : [],
);

function isRead(call: string): call is ReadName {
  return call in readers;
}

/** Values that differ from what the client assumes when it cannot read them. */
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
  '$name changes what the client reads, if and only if it breaks the client or costs an id',
  async (fault) => {
    const good = oweAndHaveNoMikvah(createBackend({ scenario: 'typical', now: () => NOW }));
    const faulty = oweAndHaveNoMikvah(createBackend({ scenario: 'typical', now: () => NOW }));
    plant(faulty, fault);
    const { call } = fault;
    const isSame =
      JSON.stringify(await clientReading(good, call)) === JSON.stringify(await clientReading(faulty, call));
    expect(isSame).toBe(fault.level !== 'breaks' && fault.name !== 'rows without an id');
  },
);

test('signs nobody up when the records cannot be read', async () => {
  const fault = plantedFaults.find(({ name }) => name === 'records that fail');
  const { backend, results } = await check({ ...withWrites, change: (one) => fault && plant(one, fault) });
  expect(signUpsSent(backend)).toBe(0);
  expect(results.find(({ name }) => name === 'addToMinyan good')?.notRun).toBe(
    'getMinyan had no good answer, so it would not be safe',
  );
});

test('sends nothing but one login with a wrong password', async () => {
  const { backend, stopped } = await check({ ...allOptions, password: 'Shabbos2' });
  expect(backend.log.map(({ call }) => call)).toEqual(['login']);
  expect(stopped).toBe(
    'The backend refuses the login of demo with status 401. Check the username and the password file. Nothing else was sent.',
  );
});

test('sends the changes of the password last, after everything else is checked', async () => {
  const { backend } = await check(allOptions);
  const sent = backend.log.map(({ call }) => call).filter((call) => !/^(get|login|logout)/.test(call));
  expect(sent.slice(sent.indexOf('updatePassword'))).toEqual(Array(3).fill('updatePassword'));
});

/** Ends a check at a request, which the backend still performs. */
function interruptedAt(request: number): Pick<CheckOptions, 'signal' | 'change'> {
  const interruption = new AbortController();
  return {
    signal: interruption.signal,
    change: (backend) => {
      const { push } = backend.log;
      backend.log.push = (...entries) => {
        if (backend.log.length === request) interruption.abort();
        return push.apply(backend.log, entries);
      };
    },
  };
}

const WRITES = new Set([
  'addToMinyan',
  'removeFromMinyan',
  'updateUser',
  'updateNotification',
  'updatePassword',
]);

/** The numbers of the requests that may change something, and of those that follow them. */
async function criticalRequests(): Promise<number[]> {
  const { backend } = await check(withWrites);
  const writes = backend.log.flatMap(({ call }, at) => (WRITES.has(call) ? [at, at + 1] : []));
  return [...new Set(writes)];
}

test('restores everything when it is interrupted', async () => {
  const requests = await criticalRequests();
  expect(requests.length).toBeGreaterThan(15);
  for (const request of requests) {
    const run = await check({ ...withWrites, ...interruptedAt(request) });
    expect([request, run.left, run.after]).toEqual([request, [], run.before]);
  }
});

/** Makes reads, removals and logins fail from one request on: for ever, or for the next four requests. */
const failingFrom =
  (request: number, isForEver: boolean) =>
  ({ log, fail }: Backend): void => {
    const { push } = log;
    log.push = (...entries) => {
      const isFailing = log.length >= request && (isForEver || log.length < request + 4);
      for (const call of ['getUser', 'getMinyan', 'removeFromMinyan', 'login'] as const) {
        if (isFailing) fail[call] = '500';
        else delete fail[call];
      }
      return push.apply(log, entries);
    };
  };

test('restores everything, or names what is left, when reads fail', async () => {
  for (const request of await criticalRequests()) {
    const gone = await check({ ...withWrites, change: failingFrom(request, true) });
    const isRestored = JSON.stringify(gone.after) === JSON.stringify(gone.before);
    const isNamed = gone.left.some((text) => text.startsWith('A sign-up of demo for Shabbos'));
    expect([request, isRestored || isNamed]).toEqual([request, true]);
    const back = await check({ ...withWrites, change: failingFrom(request, false) });
    expect([request, back.left, back.after]).toEqual([request, [], back.before]);
  }
});

test('says what is left and how to remove it', async () => {
  const fault = plantedFaults.find(({ name }) => name === 'a removal that removes nothing');
  const { left } = await check({ ...withWrites, change: (backend) => fault && plant(backend, fault) });
  expect(left).toEqual([
    "A sign-up of demo for Shabbos 2026-10-10 may be left. Sign in, press 'Sign up for later Shabbos', choose that date, press 'Edit', enter 0 and press 'Update'.",
  ]);
});

test('restores a profile that the backend should have refused', async () => {
  const change = (backend: Backend) =>
    plant(backend, {
      call: 'updateUser',
      on: 'refused',
      change: (draft) => {
        backend.db.members.update(({ username }) => username === 'demo', { firstName: '7' });
        Object.assign(draft, { status: 200, json: {} });
      },
    });
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
