import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from '../../e2e/support/findBrowser';
import { findNginx } from '../../e2e/support/findNginx';

type Command = readonly [string, ...string[]];

interface Machine {
  platform: string;
  isRoot: boolean;
  /** The ID in /etc/os-release, such as 'debian'; '' without such a file. */
  distribution: string;
}

function linuxDistribution(): string {
  try {
    return /^ID="?([^"\n]*)"?$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

export const thisMachine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  distribution: linuxDistribution(),
};

/** Why packages of Debian cannot be installed on a machine, and what to do. Null if they can. */
export function installationObstacle(machine: Omit<Machine, 'platform'>, packages: string[]): string | null {
  if (machine.distribution !== 'debian')
    return `Only on Debian it can be installed from here, as ${packages.join(' and ')}.`;
  return machine.isRoot ? null : `Only root can install it: apt-get install ${packages.join(' ')}`;
}

/** Runs commands with their output on this terminal, until one fails. Returns whether all succeeded. */
function runAll(commands: readonly Command[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return commands.every(([command, ...args]) => {
    console.log(`$ ${[command, ...args].join(' ')}`);
    return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
  });
}

const aptCommands = (...args: string[]): Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', ...args],
];

/** Installs packages of Debian, with options of `apt-get install` among them. */
export const installByApt = (...args: string[]): boolean => runAll(aptCommands(...args));

/** The ways to install a browser, best first: a package of the system, else Playwright's own Chromium. */
export function browserInstallations({ platform, isRoot, distribution }: Machine): Command[][] {
  const withLibraries = platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const cli = 'node_modules/@playwright/test/cli.js';
  const playwright: Command[] = [[process.execPath, cli, 'install', ...withLibraries, 'chromium']];
  if (!isRoot || distribution !== 'debian') return [playwright];
  // The headless shell runs the same tests in two thirds of the time that the full Chromium needs. DejaVu has Hebrew letters, which
  // a bare Debian cannot show before the web font arrives.
  const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core'];
  return [aptCommands('--no-remove', ...packages), playwright];
}

/** Finds the browser for the tests, or installs one, and prints its path. */
export function ensureBrowser(): void {
  if (findBrowser() === null) {
    console.log('No Chromium or Chrome is installed, so one is installed now. BROWSER_PATH can name one.');
    browserInstallations(thisMachine).some((commands) => runAll(commands) && findBrowser() !== null);
  }
  console.log(`Testing in ${findBrowser() ?? 'no browser: none could be installed'}`);
}

/**
 * Finds the nginx that serves the production build in the tests, or installs it as root on Debian. Without nginx, Node serves the
 * build, and the tests of nginx itself do not run.
 */
export function ensureNginx(): void {
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  if (findNginx() === null && installationObstacle(thisMachine, packages) === null)
    installByApt('--no-remove', ...packages);
  console.log(
    findNginx() === null
      ? 'There is no nginx, so its own tests do not run. On Debian: apt-get install nginx-light'
      : `Serving through ${findNginx()}`,
  );
}
