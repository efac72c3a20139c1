import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput, useReportUnsavedInput } from './unsavedInput';

const unsavedInput = new UnsavedInput();
const wrapper = ({ children }: { children: ReactNode }) => (
  <UnsavedInputContext value={unsavedInput}>{children}</UnsavedInputContext>
);

test('there is unsaved input while at least one form reports some', () => {
  const { result } = renderHook(() => useHasUnsavedInput(), { wrapper });
  expect(result.current).toBe(false);
  const report = () => renderHook(() => useReportUnsavedInput(true), { wrapper }).unmount;
  const [unmountOne, unmountOther] = [report(), report()];
  expect(result.current).toBe(true);
  unmountOne();
  expect(result.current).toBe(true);
  unmountOther();
  expect(result.current).toBe(false);
});
