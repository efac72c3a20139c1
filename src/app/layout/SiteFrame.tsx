import type { ReactNode } from 'react';
import './SiteFrame.scss';

type SiteFrameProps = { header: ReactNode; footer: ReactNode; children: ReactNode };

export const SiteFrame = ({ header, footer, children }: SiteFrameProps) => (
  <div className="site">
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    {header}
    <main className="site__main" id="main" tabIndex={-1}>
      {children}
    </main>
    {footer}
  </div>
);
