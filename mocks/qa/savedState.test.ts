/** @jest-environment node */
import { toHar } from '../recorded/toHar';
import { buildScenario } from '../scenarios/scenarios';
import { createTestClient } from '../testing/testClient';
import type { LoggedCall } from '../wire/callLog';
import { callsToSave, savedValue } from './savedState';

/** The log of a call that fails with an unexpected error. */
async function failedLog(): Promise<LoggedCall[]> {
  const client = createTestClient({ signedInAs: 'demo' });
  client.backend.db.signUps.where = () => {
    throw new Error('The table is broken.');
  };
  await expect(client.send('GET', '/api/minyan')).rejects.toThrow('The table is broken.');
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

test('keeps the message of an unexpected error over several reloads', async () => {
  const logs = savedValue<LoggedCall[]>(fakeStorage(), 'log');
  let log = await failedLog();
  expect(comments(log)).toEqual(['The table is broken.']);
  for (let reloads = 0; reloads < 2; reloads += 1) {
    logs.write(callsToSave(log));
    log = logs.take() ?? [];
    expect(log).toMatchObject([{ status: 500, thrown: 'The table is broken.' }]);
    expect(comments(log)).toEqual(['The table is broken.']);
  }
  expect(logs.take()).toBeNull();
});

test('keeps the injected failure of a call over a reload', async () => {
  const client = createTestClient({ fail: { getUser: '500' } });
  await client.send('GET', '/api/user');
  const logs = savedValue<LoggedCall[]>(fakeStorage(), 'log');
  logs.write(callsToSave(client.backend.log));
  expect(comments(logs.take() ?? [])).toEqual(['injected failure: 500']);
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

test('ignores the tables of another version', () => {
  const area = fakeStorage();
  area.setItem('emulated-empty', '{"members":[]}');
  expect(savedValue(area, 'empty').read()).toBeNull();
  area.setItem('emulated-empty', '{"version":"1","value":{"members":[]}}');
  expect(savedValue(area, 'empty').read()).toBeNull();
});

test('removes outdated tables when the storage is full', () => {
  const area = fakeStorage();
  area.setItem('emulated-large', 'old');
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  savedValue(area, 'large').write(buildScenario('empty', 0));
  expect(area.getItem('emulated-large')).toBeNull();
});
