import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { setTime } from '../../../test/backend';
import { MemberData } from '../../../test/MemberData';
import { toDay } from '../../domain/day';
import { MemoryRouter } from 'react-router';
import { useWinterizeForm, type SendWinterize } from './useWinterizeForm';

const facts = { communityName: 'Pine Hollow', bypassCode: '', waiverLink: null };
const earlier = toDay('2026-10-17');

const Wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <MemberData>{children}</MemberData>
  </MemoryRouter>
);

/** The form, filled in, with what the backend says to each request: the day of an earlier one, or null. */
async function render(...answers: (typeof earlier | null)[]) {
  setTime('2026-10-20T10:00:00-04:00');
  const send = jest.fn<ReturnType<SendWinterize>, Parameters<SendWinterize>>(async () => ({
    duplicateOf: answers.shift() ?? null,
  }));
  const { result } = renderHook(() => useWinterizeForm(facts, send), { wrapper: Wrapper });
  const form = () => result.current;
  await act(async () => {
    await form().formik.setValues({ ...form().formik.values, combinationCode: '4812', hasAccepted: true });
  });
  return { form, send };
}

it('sends nothing more once a request is accepted', async () => {
  const { form, send } = await render(earlier, null);
  await act(() => form().formik.submitForm());
  expect(form().duplicate).toMatchObject({ day: earlier, isOpen: true, error: null });
  await act(() => form().continueAnyway());
  expect(form().sent).toEqual({ waiver: null });
  expect(form().duplicate).toMatchObject({ isOpen: false });
  await act(() => form().continueAnyway());
  await act(() => form().formik.submitForm());
  expect(send.mock.calls.map(([request]) => request.acceptsDuplicate)).toEqual([false, true]);
});

it('sends a new request after Cancel, with its own answer', async () => {
  const { form, send } = await render(earlier, null);
  await act(() => form().formik.submitForm());
  act(() => form().cancel());
  expect(form().duplicate).toMatchObject({ isOpen: false });
  expect(form().sent).toBeNull();
  await act(() => form().formik.submitForm());
  expect(form().sent).toEqual({ waiver: null });
  expect(form().duplicate).toBeNull();
  expect(send.mock.calls.map(([request]) => request.acceptsDuplicate)).toEqual([false, false]);
});
