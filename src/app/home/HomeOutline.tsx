import type { ReactNode } from 'react';
import type { Member } from '../../domain/member';
import { WelcomeBanner } from '../../features/minyan/WelcomeBanner';
import { site } from '../../site';

interface HomeOutlineProps {
  title: string;
  member: Member;
  /** Empty until the community has loaded. */
  communityName: string;
  children: ReactNode;
}

/** The welcome, shown before the code of the home has loaded, and below it the home or a spinner. */
export function HomeOutline({ title, member, communityName, children }: HomeOutlineProps) {
  return (
    <div className="page stack">
      <title>{`${title} | ${site.name}`}</title>
      <WelcomeBanner member={member} communityName={communityName} />
      {children}
    </div>
  );
}
