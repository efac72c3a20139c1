import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput, useReportUnsavedInput } from './unsavedInput';

function within(unsavedInput: UnsavedInput) {
  return ({ children }: { children: ReactNode }) => (
    <UnsavedInputContext value={unsavedInput}>{children}</UnsavedInputContext>
  );
}

/** Renders `useHasUnsavedInput` and counts its renders. */
function renderHasUnsaved(unsavedInput: UnsavedInput, isEnabled: boolean) {
  let renders = 0;
  const hook = renderHook(
    (props: { isEnabled: boolean }) => {
      renders += 1;
      return useHasUnsavedInput(props.isEnabled);
    },
    { wrapper: within(unsavedInput), initialProps: { isEnabled } },
  );
  return { ...hook, renders: () => renders };
}

test('there is unsaved input while at least one form reports some', () => {
  const unsavedInput = new UnsavedInput();
  const { result } = renderHasUnsaved(unsavedInput, true);
  expect(result.current).toBe(false);
  const report = () =>
    renderHook(() => useReportUnsavedInput(true), { wrapper: within(unsavedInput) }).unmount;
  const [unmountOne, unmountOther] = [report(), report()];
  expect(result.current).toBe(true);
  unmountOne();
  expect(result.current).toBe(true);
  unmountOther();
  expect(result.current).toBe(false);
});

test('a disabled hook does not re-render for a report, and returns true once it is enabled', () => {
  const unsavedInput = new UnsavedInput();
  const { result, rerender, renders } = renderHasUnsaved(unsavedInput, false);
  const before = renders();
  act(() => unsavedInput.set('form', true));
  expect(result.current).toBe(false);
  expect(renders()).toBe(before);
  rerender({ isEnabled: true });
  expect(result.current).toBe(true);
});
