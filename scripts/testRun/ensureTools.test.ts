/** @jest-environment node */
import { browserInstallations, installationObstacle } from './ensureTools';

it.each([
  ['linux', true, 'debian', ['chromium-headless-shell', '--with-deps chromium']],
  ['linux', false, 'debian', ['install chromium']],
  ['linux', true, 'ubuntu', ['--with-deps chromium']],
  ['darwin', false, '', ['install chromium']],
  ['win32', false, '', ['install chromium']],
])('installs a browser on %s (root: %s) %s', (platform, isRoot, distribution, expected) => {
  const ways = browserInstallations({ platform, isRoot, distribution }).map((commands) =>
    commands.map((command) => command.join(' ')).join('; '),
  );
  expect(ways).toEqual(expected.map((text) => expect.stringContaining(text)));
});

it.each([
  ['debian', true, null],
  ['debian', false, 'Only root can install it: apt-get install webkit2gtk-driver xvfb'],
  ['ubuntu', true, 'Only on Debian it can be installed from here, as webkit2gtk-driver and xvfb.'],
  ['', false, 'Only on Debian it can be installed from here, as webkit2gtk-driver and xvfb.'],
])('says on %j (root: %s) why a browser cannot be installed', (distribution, isRoot, expected) => {
  expect(installationObstacle({ distribution, isRoot }, ['webkit2gtk-driver', 'xvfb'])).toBe(expected);
});
