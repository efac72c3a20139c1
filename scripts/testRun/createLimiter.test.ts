/** @jest-environment node */
import { createLimiter } from './createLimiter';

/** A task that runs until the test calls `finish`. */
function createTask(started: string[], name: string) {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = async () => {
    started.push(name);
    await ended;
    return name;
  };
  return { run, finish: () => finish() };
}

const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

it('starts the next task in order when one of two has ended', async () => {
  const started: string[] = [];
  const limit = createLimiter(2);
  const first = createTask(started, 'first');
  const second = createTask(started, 'second');
  const third = createTask(started, 'third');
  const results = [first, second, third].map((task) => limit(task.run));
  await flushPromises();
  expect(started).toEqual(['first', 'second']);
  second.finish();
  await flushPromises();
  expect(started).toEqual(['first', 'second', 'third']);
  for (const task of [first, third]) task.finish();
  await expect(Promise.all(results)).resolves.toEqual(['first', 'second', 'third']);
});

it('starts the next task after one that has failed', async () => {
  const limit = createLimiter(1);
  const failing = limit(async () => {
    throw new Error('refused');
  });
  const next = limit(async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  await expect(next).resolves.toBe('done');
});
