import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { callsOf, startBackend } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { useAttendance } from './attendance';
import { getPolled } from './client';
import { readCall, startFirstCalls } from './firstCalls';
import { useSession, useSessionActions } from './session';

const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

function useRecords() {
  const { status, member } = useSession();
  const { attendance } = useAttendance(member?.userId ?? null);
  return { status, member, attendance, actions: useSessionActions() };
}

async function renderWithRecords() {
  const backend = startBackend({ signedInAs: 'demo' });
  const { result } = renderHook(useRecords, { wrapper: OwnCache });
  await waitFor(() => expect(result.current.attendance?.upcomingShabbos).not.toHaveLength(0));
  return { backend, result };
}

describe('signIn', () => {
  const refuseLogin = () =>
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(null, { status: 200 }));
  const NO_SESSION =
    'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

  afterEach(() => jest.restoreAllMocks());

  test('rejects when the login is accepted but the member is still refused', async () => {
    startBackend();
    const { result } = renderHook(useRecords, { wrapper: OwnCache });
    await waitFor(() => expect(result.current.status).toBe('out'));
    refuseLogin();
    await act(() =>
      expect(result.current.actions.signIn('demo', 'Shabbos1')).rejects.toMatchObject({
        serverText: NO_SESSION,
      }),
    );
  });

  test('rejects in the same way while a member whose session has ended is still shown', async () => {
    const { backend, result } = await renderWithRecords();
    backend.endSessions();
    await act(() => result.current.actions.refresh().catch(() => undefined));
    expect(result.current.status).toBe('ended');
    refuseLogin();
    await act(() =>
      expect(result.current.actions.signIn('demo', 'Shabbos1')).rejects.toMatchObject({
        serverText: NO_SESSION,
      }),
    );
    expect(result.current.status).toBe('ended');
  });

  test('resolves once the member has been read', async () => {
    startBackend();
    const { result } = renderHook(useRecords, { wrapper: OwnCache });
    await waitFor(() => expect(result.current.status).toBe('out'));
    await act(() => result.current.actions.signIn('demo', 'Shabbos1'));
    expect(result.current).toMatchObject({ status: 'in', member: { username: 'demo' } });
  });
});

describe('clearSession', () => {
  test('keeps no records: the same answer is parsed and read again after the next sign-in', async () => {
    const { result } = await renderWithRecords();
    const { attendance } = result.current;
    const answer = await getPolled('/api/minyan');
    expect(await getPolled('/api/minyan')).toBe(answer);

    await act(() => result.current.actions.clearSession());
    expect(result.current).toMatchObject({ member: null, attendance: null });

    await act(() => result.current.actions.refresh());
    await waitFor(() => expect(result.current.attendance).toEqual(attendance));
    expect(result.current.attendance).not.toBe(attendance);
    expect(await getPolled('/api/minyan')).not.toBe(answer);
  });

  test('keeps no answer to a call in flight', async () => {
    const { result } = await renderWithRecords();
    const letThrough = holdCalls('/api/minyan');
    const call = getPolled('/api/minyan');
    await act(() => result.current.actions.clearSession());
    letThrough();
    const answer = await call;
    expect(await getPolled('/api/minyan')).toEqual(answer);
    expect(await getPolled('/api/minyan')).not.toBe(answer);
  });

  test('drops first calls that have not been used', async () => {
    const { backend, result } = await renderWithRecords();
    startFirstCalls();
    await act(() => result.current.actions.clearSession());
    backend.log.length = 0;
    await readCall('colony', (answer) => answer);
    expect(callsOf(backend, 'getColony')).toHaveLength(1);
  });
});
