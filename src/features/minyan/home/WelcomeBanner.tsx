import type { Member } from '../../../domain/member';
import { ScreenHeading } from '../../../ui/layout/ScreenHeading';
import { Name } from '../../../ui/text/Name';
import './WelcomeBanner.scss';

interface WelcomeBannerProps {
  member: Member;
  /** Empty until the community has been read. */
  communityName: string;
}

export function WelcomeBanner({ member, communityName }: WelcomeBannerProps) {
  return (
    <header className="welcome">
      <ScreenHeading>
        Welcome <Name>{`${member.firstName} ${member.lastName}`}</Name>
      </ScreenHeading>
      <p className="welcome__community">
        <Name>{communityName}</Name>
      </p>
    </header>
  );
}
