import { Link, useMatch } from 'react-router';
import { paths } from '../../lib/paths';
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
  { label: 'Winterize', to: paths.winterize() },
  { label: 'Dewinterize', to: paths.dewinterize() },
];

const loginItems = [
  { label: 'Homeowners Portal', href: site.homeownersPortalUrl },
  { label: 'Minyan Tracker & Winterization', to: paths.login() },
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
      <HeaderLink to={paths.about()} label="About" />
      <HeaderLink to={paths.contact()} label="Contact" />
      {session === 'out' ? (
        <li>
          <MenuButton label="Login" items={loginItems} />
        </li>
      ) : null}
      {session === 'in' ? (
        <>
          <HeaderLink to={paths.policies()} label="Policies" />
          {isRequestMenuHidden ? null : (
            <li>
              <MenuButton label="Request" items={requestItems} />
            </li>
          )}
          <HeaderLink to={paths.account()} label="Account" />
          <li>
            <LogoutButton onLogout={onLogout} isLoggingOut={isLoggingOut} />
          </li>
        </>
      ) : null}
    </ul>
  );
}
