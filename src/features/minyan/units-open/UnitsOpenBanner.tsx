import { Link } from 'react-router';
import { routes } from '../../../lib/routes';
import { UnitsOpenScene } from './UnitsOpenScene';
import './banner.scss';

/** Links from the home screen to Units open (rule: units-open-banner). */
export function UnitsOpenBanner() {
  return (
    <Link className="banner" to={routes.unitsOpen.path}>
      <UnitsOpenScene />
      <span className="banner__text">Units open</span>
    </Link>
  );
}
