import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser, findNginx } from '../../e2e/support/programs';

const isRoot = process.getuid?.() === 0;
const RELEASE = '/etc/os-release';
/** False for systems that descend from Debian: Ubuntu's package of Chromium, for example, is a snap. */
const isDebian = existsSync(RELEASE) && /^ID="?debian"?$/m.test(readFileSync(RELEASE, 'utf8'));

/** Why packages of Debian cannot be installed on this machine, and what to do. Null if they can. */
export function installationObstacle(packages: string[]): string | null {
  if (!isDebian) return `Only on Debian it can be installed from here, as ${packages.join(' and ')}.`;
  return isRoot ? null : `Only root can install it: apt-get install ${packages.join(' ')}`;
}

/** Runs a command with its output on this terminal. Returns whether it succeeded. */
function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs packages of Debian. `args` may also contain options of `apt-get install`. */
export const installByApt = (...args: string[]): boolean =>
  run('apt-get', 'update') && run('apt-get', 'install', '-y', ...args);

/** Finds the browser for the tests, or installs one, and prints its path. */
export function ensureBrowser(): void {
  if (findBrowser() === null) {
    console.log('No Chromium or Chrome is installed, so one is installed now. BROWSER_PATH can name one.');
    // DejaVu has Hebrew letters, which a bare Debian cannot show before the web font arrives.
    const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'];
    if (installationObstacle(packages) === null) installByApt('--no-remove', ...packages);
    const withLibraries = process.platform === 'linux' && isRoot ? ['--with-deps'] : [];
    const cli = 'node_modules/@playwright/test/cli.js';
    if (findBrowser() === null) run(process.execPath, cli, 'install', ...withLibraries, 'chromium');
  }
  console.log(`Testing in ${findBrowser() ?? 'no browser: none could be installed'}`);
}

/**
 * Finds the nginx that serves the production build in the tests, or installs it as root on Debian. Without nginx, Node serves the
 * build, and the tests of nginx itself do not run.
 */
export function ensureNginx(): void {
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  if (findNginx() === null && installationObstacle(packages) === null)
    installByApt('--no-remove', ...packages);
  console.log(
    findNginx() === null
      ? 'There is no nginx, so its own tests do not run. On Debian: apt-get install nginx-light'
      : `Serving through ${findNginx()}`,
  );
}
