import type { ReactNode } from 'react';
import './PageHeading.scss';
import { ScreenHeading } from './ScreenHeading';

type PageHeadingProps = { title: string; children?: ReactNode; lead?: ReactNode };

/** The heading of a screen, with an optional line below it. By default the heading is the title of the page. */
export function PageHeading({ title, children, lead }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <ScreenHeading title={title}>{children}</ScreenHeading>
      {lead ? <p className="page-heading__lead">{lead}</p> : null}
    </div>
  );
}
