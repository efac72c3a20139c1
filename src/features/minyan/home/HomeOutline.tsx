import type { ReactNode } from 'react';
import { useCommunityState, useMember } from '../../../api/memberContext';
import { WelcomeBanner } from './WelcomeBanner';
import { site } from '../../../site';

/** The welcome, shown before the code of the home has loaded, and below it the home or a spinner. */
export function HomeOutline({ children }: { children: ReactNode }) {
  const { community } = useCommunityState();
  return (
    <div className="page stack">
      <title>{`Minyan | ${site.name}`}</title>
      <WelcomeBanner member={useMember()} communityName={community?.name ?? ''} />
      {children}
    </div>
  );
}
