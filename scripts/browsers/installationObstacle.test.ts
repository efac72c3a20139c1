/** @jest-environment node */
import { installationObstacle } from './installationObstacle';

it.each([
  ['debian', true, null],
  ['debian', false, 'Only root can install it: apt-get install webkit2gtk-driver xvfb'],
  ['ubuntu', true, 'Only on Debian it can be installed from here, as webkit2gtk-driver and xvfb.'],
  ['', false, 'Only on Debian it can be installed from here, as webkit2gtk-driver and xvfb.'],
])('says on %j (root: %s) why a browser cannot be installed', (distribution, isRoot, expected) => {
  expect(installationObstacle({ distribution, isRoot }, ['webkit2gtk-driver', 'xvfb'])).toBe(expected);
});
