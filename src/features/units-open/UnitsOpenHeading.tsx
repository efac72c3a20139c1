import type { ReactNode } from 'react';
import './banner.scss';

interface UnitsOpenHeadingProps {
  /** Empty until the community has been read. */
  communityName: string;
  /** The picture behind the heading, which is loaded with the rest of the screen. */
  scene?: ReactNode;
}

export function UnitsOpenHeading({ communityName, scene }: UnitsOpenHeadingProps) {
  return (
    <div className="banner banner--page">
      {scene}
      <div className="banner__text">
        <h1>Units open</h1>
        <p className="banner__community">
          <bdi translate="no">{communityName}</bdi>
        </p>
      </div>
    </div>
  );
}
