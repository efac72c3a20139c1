import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { callsOf, startBackend, waitUntilQuiet } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { SignedInWrapper } from '../../test/signedIn';
import { toDay } from '../domain/day';
import { newEntry, type SentSignUp } from '../domain/signUp';
import { fullSignUp } from '../domain/testing/fixtures';
import { addSignUp, useAttendance, useRefreshRecords, useSent } from './attendance';
import { forgetFailures } from './firstCalls';
import { useMember, useSessionActions } from './memberContext';

// StrictMode is off, because SWR forgets which reads are in flight when the provider of its cache is remounted.
configure({ reactStrictMode: false });

const SHABBOS = { kind: 'shabbos', day: toDay('2026-11-14') } as const;

function useMinyan() {
  const { records } = useAttendance();
  const member = useMember();
  const { showSent } = useSessionActions();
  return {
    member,
    attendance: records?.attendance,
    sent: useSent(records),
    refresh: useRefreshRecords(),
    showSent: (signUp: SentSignUp) => showSent(member.userId, signUp),
  };
}

/** Renders a screen that has read attendance and member. The member has signed up since, which the screen has not read yet. */
async function renderBeforeRefresh() {
  const backend = startBackend({ scenario: 'empty', signedInAs: 'demo' });
  const { result } = renderHook(useMinyan, { wrapper: SignedInWrapper });
  await waitFor(() => expect(result.current?.attendance).toBeTruthy());
  await addSignUp(SHABBOS, { ...newEntry, peopleCount: 3 });
  backend.log.length = 0;
  const refresh = () => act(() => result.current.refresh());
  return { backend, result, refresh };
}

test('refresh reads attendance and member once each, and resolves with the fresh sign-up', async () => {
  const { backend, result, refresh } = await renderBeforeRefresh();
  const fresh = await refresh();
  expect(fresh?.attendance.upcomingShabbos).toMatchObject([{ peopleCount: 3 }]);
  expect(fresh?.member.username).toBe('demo');
  expect(callsOf(backend, 'getMinyan')).toHaveLength(1);
  expect(callsOf(backend, 'getUser')).toHaveLength(1);
  expect(result.current.attendance).toEqual(fresh?.attendance);
});

test('refresh resolves with null while the attendance cannot be read, and with the fresh attendance afterwards', async () => {
  expectConsole(/minyan records could not be loaded/);
  const { backend, result, refresh } = await renderBeforeRefresh();
  backend.fail.getMinyan = '500';
  expect(await refresh()).toBeNull();
  expect(result.current.attendance?.upcomingShabbos).toEqual([]);
  delete backend.fail.getMinyan;
  forgetFailures();
  expect((await refresh())?.attendance.upcomingShabbos).toMatchObject([{ peopleCount: 3 }]);
});

test('refresh resolves with the earlier member when the member cannot be read', async () => {
  const { backend, result, refresh } = await renderBeforeRefresh();
  const { member } = result.current;
  backend.fail.getUser = '500';
  const fresh = await refresh();
  expect(fresh?.attendance.upcomingShabbos).toMatchObject([{ peopleCount: 3 }]);
  expect(fresh?.member).toEqual(member);
});

describe('what was sent', () => {
  const sent = { key: '2026-11-14', recordId: null, signUp: fullSignUp };
  const last = { ...sent, signUp: null };

  test.each(['getUser', 'getMinyan'] as const)(
    'is the last submission for an event until member and records have been read, also while %s fails',
    async (call) => {
      if (call === 'getMinyan') expectConsole(/minyan records could not be loaded/);
      const { backend, refresh, result } = await renderBeforeRefresh();
      act(() => result.current.showSent(sent));
      expect(result.current.sent).toMatchObject([sent]);
      act(() => result.current.showSent(last));
      backend.fail[call] = '500';
      await refresh();
      expect(result.current.sent).toMatchObject([last]);
      backend.fail = {};
      forgetFailures();
      await refresh();
      expect(result.current.sent).toEqual([]);
    },
  );

  test('is not replaced by a read that began before the submission', async () => {
    const { result } = await renderBeforeRefresh();
    const letThrough = holdCalls('/api/minyan');
    let read: Promise<unknown> | undefined;
    act(() => {
      read = result.current.refresh();
      result.current.showSent(sent);
    });
    letThrough();
    await act(async () => read);
    expect(result.current.sent).toMatchObject([sent]);
  });
});

test('an answer that arrives after the app has unmounted causes no error', async () => {
  const backend = startBackend({ scenario: 'empty', signedInAs: 'demo' });
  const letThrough = holdCalls('/api/minyan');
  const { result, unmount } = renderHook(useMinyan, { wrapper: SignedInWrapper });
  await waitFor(() => expect(result.current?.member).toBeTruthy());
  unmount();
  letThrough();
  await waitFor(() => expect(callsOf(backend, 'getMinyan')).toMatchObject([{ status: 200 }]));
  // An unhandled rejection fails the test.
  await waitUntilQuiet(50);
});
