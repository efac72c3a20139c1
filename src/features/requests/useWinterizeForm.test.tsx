import { toDay } from '@/domain/day';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { bodiesOf, serve, setTime } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { SignedInWrapper } from '../../../test/signedIn';
import { useWinterizeForm } from './useWinterizeForm';

const Wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <SignedInWrapper>{children}</SignedInWrapper>
  </MemoryRouter>
);

/** The form, filled in, of a member whose first request the backend takes for a duplicate. */
async function render() {
  setTime('2026-10-20T10:00:00-04:00');
  const backend = serve({ scenario: 'no-waiver', signedInAs: 'demo' });
  const dates = ['2026-10-17', null];
  changeAnswers('/api/user/request', () => ({ recent_duplicate_date: dates.shift() }));
  const { result } = renderHook(() => useWinterizeForm(), { wrapper: Wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  const form = () => result.current;
  await act(async () => {
    await form().formik.setValues({ ...form().formik.values, combinationCode: '4812', hasAccepted: true });
  });
  const sent = () => bodiesOf(backend, 'requestService');
  return { form, sent };
}

it('sends nothing more once a request is accepted', async () => {
  const { form, sent } = await render();
  await act(() => form().formik.submitForm());
  expect(form().duplicate).toMatchObject({ day: toDay('2026-10-17'), isShown: true, error: null });
  await act(() => form().duplicate?.onContinue());
  expect(form().sent).toEqual({ waiver: null });
  expect(form().duplicate).toMatchObject({ isShown: false });
  await act(() => form().duplicate?.onContinue());
  await act(() => form().formik.submitForm());
  expect(sent()).toMatchObject([{ ignore_duplicates: false }, { ignore_duplicates: true }]);
});

it('sends a new request after Cancel, with its own answer', async () => {
  const { form, sent } = await render();
  await act(() => form().formik.submitForm());
  act(() => form().duplicate?.onClose());
  expect(form().duplicate).toMatchObject({ isShown: false });
  expect(form().sent).toBeNull();
  await act(() => form().formik.submitForm());
  expect(form().sent).toEqual({ waiver: null });
  expect(form().duplicate).toBeNull();
  expect(sent()).toMatchObject([{ ignore_duplicates: false }, { ignore_duplicates: false }]);
});
