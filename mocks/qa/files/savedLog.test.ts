/** @jest-environment node */
import { createTestClient } from '../../testing/testClient';
import type { LoggedCall } from '../../wire/callLog';
import { logStorage } from './savedLog';
import { toHar } from '../reports/toHar';

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
  const logs = logStorage(fakeStorage(), 'tab');
  let log = await failedLog();
  expect(comments(log)).toEqual(['The table is broken.']);
  for (let reloads = 0; reloads < 2; reloads += 1) {
    logs.write(log);
    log = logs.take();
    expect(log).toMatchObject([{ status: 500, thrown: 'The table is broken.' }]);
    expect(comments(log)).toEqual(['The table is broken.']);
  }
  expect(logs.take()).toEqual([]);
});

test('keeps the injected failure of a call over a reload', async () => {
  const client = createTestClient({ fail: { getUser: '500' } });
  await client.send('GET', '/api/user');
  const logs = logStorage(fakeStorage(), 'tab');
  logs.write(client.backend.log);
  expect(comments(logs.take())).toEqual(['injected failure: 500']);
});
