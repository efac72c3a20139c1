import { act, renderHook } from '@testing-library/react';
import { useGradualRows } from './SignUpTables';

const nextStep = () => act(() => jest.runOnlyPendingTimers());

test('shows the first rows at once and more in each step, until all are shown', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(useGradualRows, { initialProps: 100 });
  expect(result.current).toBe(30);
  nextStep();
  expect(result.current).toBe(80);
  nextStep();
  expect(result.current).toBeGreaterThanOrEqual(100);
  expect(jest.getTimerCount()).toBe(0);
  rerender(1_000);
  while (result.current < 1_000) nextStep();
  expect(jest.getTimerCount()).toBe(0);
});

test('shows all rows before printing', () => {
  jest.useFakeTimers();
  const { result } = renderHook(useGradualRows, { initialProps: 1_000 });
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(result.current).toBeGreaterThanOrEqual(1_000);
});
