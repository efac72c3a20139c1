import type { Member } from '../../domain/member';
import './WelcomeBanner.scss';

interface WelcomeBannerProps {
  member: Member;
  /** Empty until the community has been read. */
  communityName: string;
}

export function WelcomeBanner({ member, communityName }: WelcomeBannerProps) {
  return (
    <header className="welcome">
      <h1>
        Welcome <bdi translate="no">{`${member.firstName} ${member.lastName}`}</bdi>
      </h1>
      <p className="welcome__community">
        <bdi translate="no">{communityName}</bdi>
      </p>
    </header>
  );
}
