import type { ReactNode } from 'react';
import { useCommunityState } from '../../../api/memberContext';
import { ScreenHeading } from '../../../ui/layout/ScreenHeading';
import { Name } from '../../../ui/text/Name';
import './banner.scss';

interface UnitsOpenHeadingProps {
  /** The picture behind the heading, which is loaded with the rest of the screen. */
  scene?: ReactNode;
}

export function UnitsOpenHeading({ scene }: UnitsOpenHeadingProps) {
  const { community } = useCommunityState();
  return (
    <div className="banner banner--page">
      {scene}
      <div className="banner__text">
        <ScreenHeading title="Units open" />
        <p className="banner__community">
          <Name>{community?.name ?? ''}</Name>
        </p>
      </div>
    </div>
  );
}
