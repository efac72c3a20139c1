/** @jest-environment node */
import { createBackend } from '../../mocks/backend';
import { createHttpServer, listenOn } from '../../mocks/http';
import type { SignUpRecord, Tables } from '../../mocks/data/db';
import { loadContract } from '../../mocks/contract/loadContract';
import type { ScenarioName } from '../../mocks/scenarios/scenarios';
import { plantedFaults, plant, type PlantedFault } from './plantedFaults';
import { countsOf, toReport } from './report';
import { runProbes, type RunOptions } from './runProbes';

const contract = loadContract();
const NOW = Date.parse('2026-08-11T10:00:00-04:00');

const allOptions = {
  effects: ['read', 'write', 'lasting'],
  bypassCode: 'PAID2026',
  resetToken: 'reset-valid',
  joinToken: 'join-valid',
} as const;

type CheckOptions = Partial<RunOptions> & { scenario?: ScenarioName; fault?: PlantedFault };

async function check({ scenario = 'typical', fault, ...options }: CheckOptions = {}) {
  const backend = createBackend({ scenario, now: () => NOW, rows: 200 });
  const before = backend.db.snapshot();
  if (fault) plant(backend, fault);
  const server = createHttpServer(backend);
  const url = await listenOn(server);
  const defaults = { url, user: 'demo', password: 'Shabbos1', contract, effects: ['read'] as const };
  const results = await runProbes({ ...defaults, ...options });
  server.closeAllConnections();
  server.close();
  const wrong = results.filter(({ problems }) => problems.length > 0);
  return { backend, before, results, wrong, names: wrong.map(({ name }) => name) };
}

/** All tables without the id counters, which a removed row does not reset. */
function rowsOf({ lastIds: _lastIds, ...rows }: Tables) {
  return rows;
}

test('finds no problem in the emulated backend', async () => {
  const { results, wrong } = await check(allOptions);
  expect(wrong).toEqual([]);
  expect(countsOf(results)).toEqual({ run: 51, wrong: 0 });
  expect(toReport(results).at(-1)).toBe('51 requests made, 0 wrong, 0 not made');
});

test.each(['empty', 'legacy', 'signed-out'] as const)(
  'finds no problem in the scenario %s',
  async (scenario) => {
    expect((await check({ scenario, effects: ['read', 'write'] })).wrong).toEqual([]);
  },
);

test('undoes all changes when run with --write', async () => {
  const { backend, before, results } = await check({ effects: ['read', 'write'] });
  expect(backend.log.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['addToMinyan', 'removeFromMinyan']),
  );
  expect(rowsOf(backend.db.snapshot())).toEqual(rowsOf(before));
  expect(
    results.filter(({ notRun }) => notRun === 'needs --write --lasting').map(({ name }) => name),
  ).toEqual(['requestService good', 'forgot good', 'acceptInvitation good', 'setNewPass good']);
});

test('plants at least 20 faults, and one in every call', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(20);
  expect(new Set(plantedFaults.map(({ call }) => call)).size).toBe(17);
});

const ownRecords = (signUps: readonly SignUpRecord[]) =>
  signUps.filter(({ userId }) => userId === 'member-1').length;

test.each(plantedFaults)('$call: reports $name and removes its sign-up', async (fault) => {
  const { names, backend, before } = await check({ ...allOptions, fault });
  const leftOver = ownRecords(backend.db.snapshot().signUps) - ownRecords(before.signUps);
  const isUnremovable = fault.call === 'removeFromMinyan' && fault.isSwallowed;
  expect([names.includes(fault.reportedBy), leftOver]).toEqual([true, isUnremovable ? 1 : 0]);
});

test('reports a sign-up that it cannot remove', async () => {
  const fault = plantedFaults.find(({ name }) => name === 'a removal that removes nothing');
  const { wrong } = await check({ ...allOptions, fault });
  expect(wrong.find(({ name }) => name === 'cleaning up')?.problems).toEqual([
    'a sign-up for 2026-10-10 is left over; please remove it by hand',
  ]);
});

test('reports a backend that does not answer', async () => {
  const results = await runProbes({
    url: 'http://127.0.0.1:9',
    user: 'demo',
    password: 'Shabbos1',
    contract,
    effects: ['read'],
  });
  expect(results.find(({ name }) => name === 'login good')?.problems).toEqual([
    expect.stringContaining('no answer'),
  ]);
  expect(results.find(({ name }) => name === 'getUser good')?.notRun).toBe('nobody is signed in');
});
