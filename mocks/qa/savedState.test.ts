/** @jest-environment node */
import { toHar } from '../recorded/toHar';
import { buildScenario } from '../scenarios/scenarios';
import { createTestClient } from '../testing/testClient';
import type { LoggedCall } from '../wire/callLog';
import { callsToSave, savedValue } from './savedState';

const BROKEN = 'The table is broken.';

/** The log of a call that fails with an unexpected error. */
async function failedLog(): Promise<LoggedCall[]> {
  const client = createTestClient({ signedInAs: 'demo' });
  client.backend.db.signUps.where = () => {
    throw new Error(BROKEN);
  };
  await expect(client.send('GET', '/api/minyan')).rejects.toThrow(BROKEN);
  return client.backend.log;
}

async function injectedLog(): Promise<LoggedCall[]> {
  const client = createTestClient({ fail: { getUser: '500' } });
  await client.send('GET', '/api/user');
  return client.backend.log;
}

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const comments = (log: readonly LoggedCall[]) =>
  toHar(log, { origin: 'https://qa.example.com', version: '1', browser: 'a browser' }).log.entries.map(
    ({ comment }) => comment,
  );

test.each([
  ['the message of an unexpected error', failedLog, { status: 500, thrown: BROKEN }, BROKEN],
  ['an injected failure', injectedLog, { status: 500, fault: '500' }, 'injected failure: 500'],
])('keeps %s over several reloads', async (_what, createLog, call, comment) => {
  const logs = savedValue<LoggedCall[]>(fakeStorage(), 'log');
  let log = await createLog();
  for (let reloads = 0; reloads < 2; reloads += 1) {
    logs.write(callsToSave(log));
    log = logs.take() ?? [];
    expect(log).toMatchObject([call]);
    expect(comments(log)).toEqual([comment]);
  }
  expect(logs.take()).toBeNull();
});

test('keeps the newest calls of a long log, as many as fit', async () => {
  const client = createTestClient({ signedInAs: 'demo' });
  await client.user();
  const [call] = client.backend.log;
  if (call === undefined) throw new Error('The log has no call.');
  const log = [1, 2, 3].map((at) => ({ ...call, at, answer: 'x'.repeat(200_000) }));
  expect(callsToSave(log).map(({ at }) => at)).toEqual([2, 3]);
});

test('reads back the tables that were written under the same name', () => {
  const tables = buildScenario('empty', 0);
  const area = fakeStorage();
  savedValue(area, 'empty').write(tables);
  expect(savedValue(area, 'empty').read()).toEqual(JSON.parse(JSON.stringify(tables)));
  expect(savedValue(area, 'typical').read()).toBeNull();
});

test.each(['{"members":[]}', '{"version":"1","value":{"members":[]}}'])(
  'ignores the tables %s of another version',
  (saved) => {
    const area = fakeStorage();
    area.setItem('emulated-empty', saved);
    expect(savedValue(area, 'empty').read()).toBeNull();
  },
);

test('removes outdated tables when the storage is full', () => {
  const area = fakeStorage();
  area.setItem('emulated-large', 'old');
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  savedValue(area, 'large').write(buildScenario('empty', 0));
  expect(area.getItem('emulated-large')).toBeNull();
});
