import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput, useReportUnsavedInput } from './unsavedInput';

const unsavedInput = new UnsavedInput();
const wrapper = ({ children }: { children: ReactNode }) => (
  <UnsavedInputContext value={unsavedInput}>{children}</UnsavedInputContext>
);

test('there is unsaved input while at least one form reports some', () => {
  const { result } = renderHook(() => useHasUnsavedInput(true), { wrapper });
  expect(result.current).toBe(false);
  const report = () => renderHook(() => useReportUnsavedInput(true), { wrapper }).unmount;
  const [unmountOne, unmountOther] = [report(), report()];
  expect(result.current).toBe(true);
  unmountOne();
  expect(result.current).toBe(true);
  unmountOther();
  expect(result.current).toBe(false);
});

test('a disabled hook does not re-render for a report, and returns true once it is enabled', () => {
  const hook = jest.fn(({ isEnabled }: { isEnabled: boolean }) => useHasUnsavedInput(isEnabled));
  const { result, rerender } = renderHook(hook, { wrapper, initialProps: { isEnabled: false } });
  const renders = hook.mock.calls.length;
  act(() => unsavedInput.report('form', true));
  expect(result.current).toBe(false);
  expect(hook).toHaveBeenCalledTimes(renders);
  rerender({ isEnabled: true });
  expect(result.current).toBe(true);
});
