import { useCommunity } from '@/api/community';
import { useSession } from '@/api/session';
import type { Community } from '@/domain/community';
import type { Member } from '@/domain/member';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import type { Backend } from '../mocks/backend';
import { serve, type ServeOptions } from './backend';
import { MemberData, useNewSessionActions } from './MemberData';

type Data = { member: Member; community: Community };

type SignedInProps = { children: (data: Data) => ReactNode };

/** Provides the member and the community for a screen, as the app does. */
function SignedIn({ children }: SignedInProps) {
  const actions = useNewSessionActions();
  const session = useSession(actions);
  const { member } = session;
  const { community } = useCommunity(member);
  if (!member || !community) return null;
  return (
    <MemberData session={session} actions={actions} community={community}>
      {children({ member, community })}
    </MemberData>
  );
}

/** For `renderHook`: a signed-in member on the backend that is served, with a cache of their own. */
export const SignedInWrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <SignedIn>{() => children}</SignedIn>
  </SWRConfig>
);

type SignedInOptions = ServeOptions & { change?: (backend: Backend) => void };

/** Renders a signed-in screen on an emulated backend of its own. Resolves when the screen shows a heading. */
export async function renderSignedIn(
  children: SignedInProps['children'],
  { change, ...options }: SignedInOptions = {},
) {
  const backend = serve({ signedInAs: 'demo', ...options });
  change?.(backend);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter useTransitions={false}>
        <SignedIn>{children}</SignedIn>
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findAllByRole('heading');
  return { backend, user, ...view };
}
