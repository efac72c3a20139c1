import type { ReactNode } from 'react';
import { ScreenHeading } from './ScreenHeading';
import './PageHeading.scss';

export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="page-heading">
      <ScreenHeading>{children}</ScreenHeading>
      {lead ? <p className="page-heading__lead">{lead}</p> : null}
    </div>
  );
}
