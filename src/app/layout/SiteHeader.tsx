import { useCommunityState, useSessionState } from '@/api/memberContext';
import { paths } from '@/lib/paths';
import { site } from '@/site';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/feedback/Spinner';
import { passFocusOn } from '@/ui/focus/focus';
import Logo from '@/ui/structure/Logo.svg?react';
import { newTab } from '@/ui/text/newTab';
import { useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLoginLink } from '../loginState';
import { LogOutItem, useLogOut } from './LogOutItem';
import { MenuButton, useMenuOpen } from './MenuButton';
import './SiteHeader.scss';

const requestItems = [
  { label: 'Winterize', to: paths.winterize },
  { label: 'Dewinterize', to: paths.dewinterize },
];

function HeaderLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink className="menu-item" to={to} end>
        {label}
      </NavLink>
    </li>
  );
}

/** The error of a log-out that fails on this screen (rule: failed-logout). Each attempt has a new `answer`, and each path its own instance. */
function LogoutError() {
  const { answer, isPending, error } = useLogOut();
  const [earlierAnswer] = useState(isPending ? null : answer);
  return answer === earlierAnswer ? null : <span>{error}</span>;
}

const TOGGLE = '.site-header__toggle';

/** Whether src/head/menuBeforeStart.ts has opened the menu before the application started (rule: small-screen-menu). */
const isOpenBeforeStart = () =>
  typeof document !== 'undefined' && document.querySelector(`${TOGGLE}[aria-expanded="true"]`) !== null;

/** If the session ends over unsaved input, the header keeps the member's links behind the dialog (rule: session-end-over-form). */
export function SiteHeader() {
  const { status, member } = useSessionState().session;
  const { community, isUnread } = useCommunityState();
  const { pathname } = useLocation();
  const navId = useId();
  const [isOpen, setIsOpen] = useMenuOpen(isOpenBeforeStart);
  const loginItems = [
    { label: 'Homeowners Portal', to: site.homeownersPortalUrl, ...newTab },
    { label: 'Minyan Tracker & Winterization', ...useLoginLink() },
  ];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the menu from any of its links
    <header
      className="site-header"
      onKeyDown={({ key: pressedKey, currentTarget }) => {
        if (pressedKey !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        currentTarget.querySelector<HTMLElement>(TOGGLE)?.focus();
      }}
    >
      <div className="site-header__bar">
        <Link className="brand" to={paths.home} translate="no">
          <Logo />
          <span>{site.name}</span>
        </Link>
        <Button
          isToggle
          className="site-header__toggle"
          aria-label="Toggle navigation"
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="site-header__icon" />
        </Button>
        <nav className="site-header__nav" id={navId} aria-label="Main">
          <ul className="site-header__list">
            <HeaderLink to={paths.about} label="About" />
            <HeaderLink to={paths.contact} label="Contact" />
            {status === 'out' ? (
              <li>
                <MenuButton label="Login" items={loginItems} />
              </li>
            ) : null}
            {member !== null ? (
              <>
                <HeaderLink to={paths.policies} label="Policies" />
                {/* The menu is hidden while the community is first read, because it could disappear again (rule: blocked-requests). */}
                {(community?.blockWinterize ?? isUnread) ? null : (
                  <li ref={passFocusOn}>
                    <MenuButton label="Request" items={requestItems} />
                  </li>
                )}
                <HeaderLink to={paths.account} label="Account" />
                <LogOutItem />
              </>
            ) : null}
          </ul>
        </nav>
        {status === 'unknown' ? (
          <span className="site-header__waiting">
            <Spinner size="small" />
          </span>
        ) : null}
      </div>
      <p className="site-header__alert" role="alert">
        <LogoutError key={pathname} />
      </p>
    </header>
  );
}
