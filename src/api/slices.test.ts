/** @jest-environment node */
import { runAtOnce, runInSlices, type Steps } from './readAttendance';

let stepsDone = 0;

function* fiveSteps(): Steps<string> {
  for (stepsDone = 0; stepsDone < 5;) {
    stepsDone += 1;
    yield;
  }
  return 'result';
}

test('runs all steps at once', () => {
  expect(runAtOnce(fiveSteps())).toBe('result');
  expect(stepsDone).toBe(5);
});

test('pauses after each slice, so that the browser has time for other tasks', async () => {
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  const result = runInSlices(fiveSteps(), 2);
  expect(stepsDone).toBe(2);
  await expect(result).resolves.toBe('result');
  expect(pauses).toHaveBeenCalledTimes(2);
  pauses.mockRestore();
});

test('does not pause if one slice is enough', async () => {
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  await expect(runInSlices(fiveSteps(), 6)).resolves.toBe('result');
  expect(pauses).not.toHaveBeenCalled();
  pauses.mockRestore();
});

test('rejects if a step throws', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new Error('broken');
  }
  await expect(runInSlices(failing(), 2)).rejects.toThrow('broken');
});
