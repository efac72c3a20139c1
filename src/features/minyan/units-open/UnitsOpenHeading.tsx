import { useCommunityState } from '../../../api/memberContext';
import { ScreenHeading } from '../../../ui/layout/ScreenHeading';
import { Name } from '../../../ui/text/Name';
import './banner.scss';

export function UnitsOpenHeading() {
  const { community } = useCommunityState();
  return (
    <div className="banner banner--page">
      <div className="banner__text">
        <ScreenHeading>Units open</ScreenHeading>
        <p className="banner__community">
          <Name>{community?.name ?? ''}</Name>
        </p>
      </div>
    </div>
  );
}
