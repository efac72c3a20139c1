import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { UnitsOpenScene } from './UnitsOpenScene';
import './banner.scss';

/** Links from the home screen to Units open (rule: units-open-banner). */
export function UnitsOpenBanner() {
  return (
    <Link className="banner" to={paths.unitsOpen()}>
      <UnitsOpenScene />
      <span className="banner__text">Units open</span>
    </Link>
  );
}
