import type { ReactNode } from 'react';
import './PageHeading.scss';

type PageHeadingProps = { children: ReactNode; lead?: ReactNode };

export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <h1>{children}</h1>
      {lead ? <p className="page-heading__lead">{lead}</p> : null}
    </div>
  );
}
