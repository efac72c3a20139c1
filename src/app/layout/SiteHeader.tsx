import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/button/Button';
import { routes } from '../../lib/routes';
import { site } from '../../site';
import { Spinner } from '../../ui/feedback/Spinner';
import { Logo } from '../../ui/scenes/Logo';
import { HeaderLinks } from './HeaderLinks';
import type { SessionLinksProps } from './HeaderLinks';
import './header.scss';

type SiteHeaderProps = SessionLinksProps & { logoutError?: string | null };

export function SiteHeader({ logoutError, ...links }: SiteHeaderProps) {
  const navId = useId();
  const { key } = useLocation();
  // The history entry in which the menu was opened. Navigation changes the key, so the menu closes.
  const [openKey, setOpenKey] = useState<string | null>(null);
  const isOpen = openKey === key;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the menu from any of its links
    <header
      className="site-header"
      onKeyDown={({ key: pressedKey, currentTarget }) => {
        if (pressedKey !== 'Escape' || !isOpen) return;
        setOpenKey(null);
        currentTarget.querySelector<HTMLElement>('.site-header__toggle')?.focus();
      }}
    >
      <div className="site-header__bar">
        <Link className="brand" to={routes.home.path} translate="no">
          <Logo />
          <span>{site.name}</span>
        </Link>
        <Button
          className="site-header__toggle"
          aria-label="Toggle navigation"
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={() => setOpenKey(isOpen ? null : key)}
        >
          <span className="burger" />
        </Button>
        <nav className="site-header__nav" id={navId} aria-label="Main" data-open={isOpen}>
          <HeaderLinks {...links} />
        </nav>
        {links.session === 'unknown' ? (
          <span className="site-header__waiting">
            <Spinner size="small" />
          </span>
        ) : null}
      </div>
      <p className="site-header__alert" role="alert">
        {logoutError}
      </p>
    </header>
  );
}
