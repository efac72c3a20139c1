import { paths } from '../../lib/paths';
import { Link } from '../../ui/layout/Link';
import { UnitsOpenScene } from '../../ui/scenes/units-open/UnitsOpenScene';
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
