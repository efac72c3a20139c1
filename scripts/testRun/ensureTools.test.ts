/** @jest-environment node */
import { browserInstallations } from './ensureTools';

it.each([
  ['linux', true, 'debian', ['chromium-headless-shell', '--with-deps chromium']],
  ['linux', false, 'debian', ['install chromium']],
  ['linux', true, 'ubuntu', ['--with-deps chromium']],
  ['darwin', false, '', ['install chromium']],
  ['win32', false, '', ['install chromium']],
])('installs a browser on %s (root: %s) %s', (platform, isRoot, distribution, expected) => {
  const ways = browserInstallations(platform, isRoot, distribution).map((commands) =>
    commands.map((command) => command.join(' ')).join('; '),
  );
  expect(ways).toEqual(expected.map((text) => expect.stringContaining(text)));
});
