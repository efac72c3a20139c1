import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { callsOf, startBackend, waitUntilQuiet } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { toDay } from '../domain/day';
import { addSignUp, useAttendance } from './attendance';
import { useSession } from './session';
import { useRefreshMinyan } from './useRefreshMinyan';

const SHABBOS = { kind: 'shabbos', day: toDay('2026-11-14') } as const;
const ENTRY = {
  peopleCount: 3,
  isGuest: false,
  onlyIfMinyan: false,
  anonymous: false,
  reservedMussaf: false,
  baalKorah: false,
  part: null,
  comingEarlier: false,
};

const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

function useMinyan() {
  const { member } = useSession();
  const { attendance } = useAttendance(member?.userId ?? null);
  return { member, attendance, refresh: useRefreshMinyan(member?.userId ?? '') };
}

/** A screen that has read attendance and member. The member has then signed up, which the screen does not know yet. */
async function renderBeforeRefresh() {
  const backend = startBackend({ scenario: 'empty', signedInAs: 'demo' });
  const { result } = renderHook(useMinyan, {
    wrapper: OwnCache,
  });
  await waitFor(() => expect(result.current.attendance).not.toBeNull());
  await addSignUp(SHABBOS, ENTRY);
  backend.log.length = 0;
  const refresh = () => act(() => result.current.refresh());
  return { backend, result, refresh };
}

test('reads attendance and member once each, and resolves with the fresh sign-up', async () => {
  const { backend, result, refresh } = await renderBeforeRefresh();
  const fresh = await refresh();
  expect(fresh?.attendance.upcomingShabbos).toMatchObject([{ peopleCount: 3 }]);
  expect(fresh?.member.username).toBe('demo');
  expect(fresh?.isMemberRead).toBe(true);
  expect(callsOf(backend, 'getMinyan')).toHaveLength(1);
  expect(callsOf(backend, 'getUser')).toHaveLength(1);
  expect(result.current.attendance).toEqual(fresh?.attendance);
});

test('resolves with null when the attendance cannot be read, and keeps the earlier attendance', async () => {
  expectConsole(/minyan records could not be loaded/);
  const { backend, result, refresh } = await renderBeforeRefresh();
  backend.fail.getMinyan = '500';
  expect(await refresh()).toBeNull();
  expect(result.current.attendance?.upcomingShabbos).toEqual([]);
});

test('resolves with the fresh attendance after an earlier read has failed', async () => {
  expectConsole(/minyan records could not be loaded/);
  const { backend, refresh } = await renderBeforeRefresh();
  backend.fail.getMinyan = '500';
  await refresh();
  delete backend.fail.getMinyan;
  expect((await refresh())?.attendance.upcomingShabbos).toMatchObject([{ peopleCount: 3 }]);
});

test('resolves with the earlier member and isMemberRead false when the member cannot be read', async () => {
  const { backend, result, refresh } = await renderBeforeRefresh();
  const { member } = result.current;
  backend.fail.getUser = '500';
  const fresh = await refresh();
  expect(fresh?.attendance.upcomingShabbos).toMatchObject([{ peopleCount: 3 }]);
  expect(fresh?.member).toEqual(member);
  expect(fresh?.isMemberRead).toBe(false);
});

test('an answer that arrives after the app has unmounted causes no error', async () => {
  const backend = startBackend({ scenario: 'empty', signedInAs: 'demo' });
  const letThrough = holdCalls('/api/minyan');
  const { result, unmount } = renderHook(useMinyan, { wrapper: OwnCache });
  await waitFor(() => expect(result.current.member).not.toBeNull());
  unmount();
  letThrough();
  await waitFor(() => expect(callsOf(backend, 'getMinyan')).toMatchObject([{ status: 200 }]));
  // An unhandled rejection fails the test.
  await waitUntilQuiet(50);
});
