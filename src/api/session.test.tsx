import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { startBackend } from '../../test/backend';
import { useNewSessionActions } from '../../test/MemberData';
import { useSession } from './session';

const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

function useOwnSession() {
  const actions = useNewSessionActions();
  return { ...useSession(actions), actions };
}

describe('signIn', () => {
  const refuseLogin = () =>
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(null, { status: 200 }));
  const NO_SESSION =
    'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

  afterEach(() => jest.restoreAllMocks());

  test('rejects when the login is accepted but the member is still refused', async () => {
    startBackend();
    const { result } = renderHook(useOwnSession, { wrapper: OwnCache });
    await waitFor(() => expect(result.current.status).toBe('out'));
    refuseLogin();
    await act(() =>
      expect(result.current.actions.signIn({ username: 'demo', password: 'Shabbos1' })).rejects.toMatchObject(
        { serverText: NO_SESSION },
      ),
    );
  });

  test('rejects in the same way while a member whose session has ended is still shown', async () => {
    const backend = startBackend({ signedInAs: 'demo' });
    const { result } = renderHook(useOwnSession, { wrapper: OwnCache });
    await waitFor(() => expect(result.current.status).toBe('in'));
    backend.endSessions();
    await act(() => result.current.actions.refresh());
    expect(result.current.status).toBe('ended');
    refuseLogin();
    await act(() =>
      expect(result.current.actions.signIn({ username: 'demo', password: 'Shabbos1' })).rejects.toMatchObject(
        { serverText: NO_SESSION },
      ),
    );
    expect(result.current.status).toBe('ended');
  });

  test('resolves once the member has been read', async () => {
    startBackend();
    const { result } = renderHook(useOwnSession, { wrapper: OwnCache });
    await waitFor(() => expect(result.current.status).toBe('out'));
    await act(() => result.current.actions.signIn({ username: 'demo', password: 'Shabbos1' }));
    expect(result.current).toMatchObject({ status: 'in', member: { username: 'demo' } });
  });
});
