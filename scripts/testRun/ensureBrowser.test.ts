/** @jest-environment node */
import { browserInstallations } from './ensureBrowser';

const commandsOf = (platform: string, isRoot: boolean, distribution: string) =>
  browserInstallations({ platform, isRoot, distribution }, 'cli.js').map(({ commands }) =>
    commands.map(([command, ...args]) =>
      [command === process.execPath ? 'node' : command, ...args].join(' '),
    ),
  );

it("installs Debian's headless shell as root on Debian, then its Chromium, then Playwright's own", () => {
  expect(commandsOf('linux', true, 'debian')).toEqual([
    [
      'apt-get update',
      'apt-get install -y --no-remove chromium-headless-shell fonts-liberation fonts-dejavu-core',
    ],
    ['apt-get update', 'apt-get install -y --no-remove chromium fonts-liberation fonts-dejavu-core'],
    ['node cli.js install --with-deps chromium'],
  ]);
});

it.each([
  ['linux', false, 'debian', 'node cli.js install chromium'],
  ['linux', true, 'ubuntu', 'node cli.js install --with-deps chromium'],
  ['darwin', false, '', 'node cli.js install chromium'],
  ['win32', false, '', 'node cli.js install chromium'],
])("installs Playwright's own Chromium on %s (root: %s) %s", (platform, isRoot, distribution, command) => {
  expect(commandsOf(platform, isRoot, distribution)).toEqual([[command]]);
});
