import type { ReactNode } from 'react';
import { ScreenHeading } from './ScreenHeading';
import './PageHeading.scss';

type PageHeadingProps = { children: ReactNode; lead?: ReactNode };

export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <ScreenHeading>{children}</ScreenHeading>
      {lead ? <p className="page-heading__lead">{lead}</p> : null}
    </div>
  );
}
