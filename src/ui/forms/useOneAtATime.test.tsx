import { renderHook } from '@testing-library/react';
import { useOneAtATime } from './useOneAtATime';

test('a second call waits for the first one, and runs nothing', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const run = jest.fn((_text: string) => promise);
  const { result } = renderHook(() => useOneAtATime(run));
  const first = result.current('one');
  const second = result.current('two');
  expect(second).toBe(first);
  expect(run.mock.calls).toEqual([['one']]);

  resolve();
  await first;
  await result.current('three');
  expect(run.mock.calls).toEqual([['one'], ['three']]);
});

test('one that fails frees the way for the next', async () => {
  const run = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
  const { result } = renderHook(() => useOneAtATime<[]>(run));
  await expect(result.current()).rejects.toThrow('no');
  await expect(result.current()).resolves.toBeUndefined();
});
