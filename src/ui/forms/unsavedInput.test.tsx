import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UnsavedInput, UnsavedInputContext, useHasUnsavedInput, useReportUnsavedInput } from './unsavedInput';

function within(unsavedInput: UnsavedInput) {
  return ({ children }: { children: ReactNode }) => (
    <UnsavedInputContext value={unsavedInput}>{children}</UnsavedInputContext>
  );
}

function ask(unsavedInput: UnsavedInput, matters: boolean) {
  let draws = 0;
  const hook = renderHook(
    (props: { matters: boolean }) => {
      draws += 1;
      return useHasUnsavedInput(props.matters);
    },
    { wrapper: within(unsavedInput), initialProps: { matters } },
  );
  return { ...hook, draws: () => draws };
}

test('says whether any form holds something, as long as one does', () => {
  const unsavedInput = new UnsavedInput();
  const { result } = ask(unsavedInput, true);
  expect(result.current).toBe(false);
  const report = () =>
    renderHook(() => useReportUnsavedInput(true), { wrapper: within(unsavedInput) }).unmount;
  const [leaveOne, leaveOther] = [report(), report()];
  expect(result.current).toBe(true);
  leaveOne();
  expect(result.current).toBe(true);
  leaveOther();
  expect(result.current).toBe(false);
});

test('where it does not matter nothing is drawn anew, and the answer is there once it does', () => {
  const unsavedInput = new UnsavedInput();
  const { result, rerender, draws } = ask(unsavedInput, false);
  act(() => unsavedInput.set('form', true));
  expect(result.current).toBe(false);
  expect(draws()).toBe(1);
  rerender({ matters: true });
  expect(result.current).toBe(true);
});
