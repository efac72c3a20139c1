import { Link, useMatch } from 'react-router';
import { routes } from '../../lib/routes';
import { site } from '../../site';
import { LogoutButton } from './LogoutButton';
import { MenuButton } from './MenuButton';

export type SessionLinksProps = {
  session: 'unknown' | 'in' | 'out';
  isRequestMenuHidden?: boolean;
  onLogout: () => void;
  isLoggingOut?: boolean;
};

const requestItems = [
  { label: 'Winterize', to: routes.winterize.path },
  { label: 'Dewinterize', to: routes.dewinterize.path },
];

const loginItems = [
  { label: 'Homeowners Portal', href: site.homeownersPortalUrl },
  { label: 'Minyan Tracker & Winterization', to: routes.login.path },
];

function HeaderLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link className="menu-item" to={to} aria-current={useMatch(to) ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}

export function HeaderLinks(props: SessionLinksProps) {
  const { session, isRequestMenuHidden = false, onLogout, isLoggingOut = false } = props;
  return (
    <ul className="site-header__list">
      <HeaderLink to={routes.about.path} label="About" />
      <HeaderLink to={routes.contact.path} label="Contact" />
      {session === 'out' ? (
        <li>
          <MenuButton label="Login" items={loginItems} />
        </li>
      ) : null}
      {session === 'in' ? (
        <>
          <HeaderLink to={routes.policies.path} label="Policies" />
          {isRequestMenuHidden ? null : (
            <li>
              <MenuButton label="Request" items={requestItems} />
            </li>
          )}
          <HeaderLink to={routes.account.path} label="Account" />
          <li>
            <LogoutButton onLogout={onLogout} isLoggingOut={isLoggingOut} />
          </li>
        </>
      ) : null}
    </ul>
  );
}
