import { useSessionState } from '@/api/memberContext';
import { paths } from '@/lib/paths';
import { site } from '@/site';
import { SectionBoundary } from '@/ui/feedback/SectionBoundary';
import Logo from '@/ui/structure/Logo.svg?react';
import { newTab } from '@/ui/text/newTab';
import { useToday } from '@/ui/useNow';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useLoginLink } from '../loginState';
import { LogOutItem } from './LogOutItem';
import './SiteFooter.scss';

/** The year in the community's time zone. Throws on a device that does not know that zone, so it needs a boundary. */
const Year = () => useToday().slice(0, 4);

export function SiteFooter() {
  const { status, member } = useSessionState().session;
  const loginLink = useLoginLink();
  // The year is empty until hydration: the page may have been prerendered in another year.
  const isHydrated = useDeferredValue(true, false);
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <div>
          <span className="brand" translate="no">
            <Logo />
            {site.name}
          </span>
          <p className="site-footer__blurb">{site.blurb}</p>
        </div>
        <ul className="site-footer__links">
          <li>
            <a className="menu-item" href={site.homeownersPortalUrl} {...newTab}>
              Homeowners Portal
            </a>
          </li>
          {member !== null ? <LogOutItem /> : null}
          {status === 'out' ? (
            <li>
              <Link className="menu-item" {...loginLink}>
                Login
              </Link>
            </li>
          ) : null}
        </ul>
        <div className="site-footer__legal">
          <p>
            ©{' '}
            <span className="site-footer__year">
              <SectionBoundary fallback="">{isHydrated ? <Year /> : null}</SectionBoundary>
            </span>{' '}
            <span translate="no">{site.fullName}</span>
          </p>
          <Link className="menu-item" to={paths.privacyPolicy}>
            Privacy Policy
          </Link>
        </div>
      </div>
    </footer>
  );
}
