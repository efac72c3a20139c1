import { useCommunity } from '@/api/community';
import { useSession } from '@/api/session';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { StoryMember, useNewSessionActions } from '../.storybook/StoryMember';

/** Provides the member and the community, as the app does. */
function SignedIn({ children }: { children: ReactNode }) {
  const actions = useNewSessionActions();
  const session = useSession(actions);
  const { community } = useCommunity(session.member);
  if (!session.member || !community) return null;
  return (
    <StoryMember session={session} actions={actions} community={community}>
      {children}
    </StoryMember>
  );
}

/** A wrapper for `renderHook`. It renders its children with a new cache, once the member and the community have been read. */
export const SignedInWrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <SignedIn>{children}</SignedIn>
  </SWRConfig>
);
