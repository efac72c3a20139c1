import { useCommunityState } from '@/api/memberContext';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Name } from '@/ui/text/Name';
import type { ReactNode } from 'react';
import './UnitsOpenHeading.scss';

/** `scene` is the drawing behind the heading. It loads later than the heading, with the rest of the screen. */
export function UnitsOpenHeading({ scene }: { scene?: ReactNode }) {
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
