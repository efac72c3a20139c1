import { useState, type ContextType, type ReactNode, type SyntheticEvent } from 'react';
import { PressContext } from '../../ui/usePressOutside';
import './SiteFrame.scss';

type SiteFrameProps = { header: ReactNode; footer: ReactNode; children: ReactNode };

export function SiteFrame({ header, footer, children }: SiteFrameProps) {
  const [listeners] = useState<ContextType<typeof PressContext>>(() => new Set());
  const tell = (event: SyntheticEvent) => {
    for (const listener of listeners) listener(event);
  };
  return (
    <PressContext value={listeners}>
      <div className="site" onPointerDownCapture={tell} onClickCapture={tell}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {header}
        <main className="site__main" id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </PressContext>
  );
}
