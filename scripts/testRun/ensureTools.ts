import { findBrowser } from '../../e2e/support/findBrowser';
import { findNginx } from '../../e2e/support/findNginx';
import { isRootUser, linuxDistribution, runCommand } from './system';

type Command = readonly [string, ...string[]];

const install = (...packages: string[]): Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-remove', ...packages],
];

/** The ways to install a browser, best first: a package of the system, else Playwright's own Chromium. */
export function browserInstallations(platform: string, isRoot: boolean, distribution: string): Command[][] {
  const withLibraries = platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const cli = 'node_modules/@playwright/test/cli.js';
  const playwright: Command[] = [[process.execPath, cli, 'install', ...withLibraries, 'chromium']];
  if (!isRoot || distribution !== 'debian') return [playwright];
  // The headless shell runs the same tests in two thirds of the time that the full Chromium needs. DejaVu has Hebrew letters, which
  // a bare Debian cannot show before the web font arrives.
  return [install('chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'), playwright];
}

/** Finds the browser for the tests, or installs one, and prints its path. */
export function ensureBrowser(): void {
  if (findBrowser() === null) {
    console.log('No Chromium or Chrome is installed, so one is installed now. BROWSER_PATH can name one.');
    const ways = browserInstallations(process.platform, isRootUser(), linuxDistribution());
    ways.some((commands) => commands.every(runCommand) && findBrowser() !== null);
  }
  console.log(`Testing in ${findBrowser() ?? 'no browser: none could be installed'}`);
}

/**
 * Finds the nginx that serves the production build in the tests, or installs it as root on Debian. Without nginx, Node serves the
 * build, and the tests of nginx itself do not run.
 */
export function ensureNginx(): void {
  if (findNginx() === null && isRootUser() && linuxDistribution() === 'debian')
    install('nginx-light', 'libnginx-mod-http-brotli-static').every(runCommand);
  console.log(
    findNginx() === null
      ? 'There is no nginx, so its own tests do not run. On Debian: apt-get install nginx-light'
      : `Serving through ${findNginx()}`,
  );
}
