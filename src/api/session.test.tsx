import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useNewSessionActions } from '../../.storybook/StoryMember';
import { startBackend } from '../../test/backend';
import { useSession } from './session';

const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

function useOwnSession() {
  const actions = useNewSessionActions();
  return { ...useSession(actions), actions };
}

describe('signIn', () => {
  const NO_SESSION =
    'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['nobody is signed in', 'out'],
    ['a member whose session has ended is still shown', 'ended'],
  ])(
    'rejects when the login is accepted but the member is still refused, while %s',
    async (_what, status) => {
      const backend = startBackend({ signedInAs: 'demo' });
      if (status === 'out') backend.endSessions();
      const { result } = renderHook(useOwnSession, { wrapper: OwnCache });
      await waitFor(() => expect(result.current.status).toBe(status === 'out' ? 'out' : 'in'));
      backend.endSessions();
      await act(() => result.current.actions.refresh());
      expect(result.current.status).toBe(status);
      jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(null, { status: 200 }));
      await act(() =>
        expect(
          result.current.actions.signIn({ username: 'demo', password: 'Shabbos1' }),
        ).rejects.toMatchObject({ serverText: NO_SESSION }),
      );
      expect(result.current.status).toBe(status);
    },
  );

  test('resolves once the member has been read', async () => {
    startBackend();
    const { result } = renderHook(useOwnSession, { wrapper: OwnCache });
    await waitFor(() => expect(result.current.status).toBe('out'));
    await act(() => result.current.actions.signIn({ username: 'demo', password: 'Shabbos1' }));
    expect(result.current).toMatchObject({ status: 'in', member: { username: 'demo' } });
  });
});
