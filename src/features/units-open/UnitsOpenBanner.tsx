import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { UnitsOpenScene } from '../../ui/scenes/UnitsOpenScene';

/** On the home screen, after the holidays: the way to who comes. */
export function UnitsOpenBanner() {
  return (
    <Link className="banner" to={paths.unitsOpen()}>
      <UnitsOpenScene />
      <span className="banner__text">Units open</span>
    </Link>
  );
}
