import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from '../../e2e/support/findBrowser';
import { isRootUser, linuxDistribution, runCommand } from './system';

/** A way to install a browser: commands that run in order. */
interface Installation {
  /** Names the installed packages on the terminal. */
  packages: string;
  commands: readonly (readonly [string, ...string[]])[];
}

interface Machine {
  platform: string;
  isRoot: boolean;
  /** The ID in /etc/os-release; '' without such a file. */
  distribution: string;
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  isRoot: isRootUser(),
  distribution: linuxDistribution(),
});

function playwrightCli(): string {
  return path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
}

/** The ways to install a browser, best first: a package of the system, else Playwright's own Chromium. */
export function browserInstallations(
  { platform, isRoot, distribution }: Machine,
  cli: string,
): Installation[] {
  const withLibraries = platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const playwright: Installation = {
    packages: "Playwright's own Chromium",
    commands: [[process.execPath, cli, 'install', ...withLibraries, 'chromium']],
  };
  if (!isRoot || distribution !== 'debian') return [playwright];
  const debian = (...packages: string[]): Installation => ({
    packages: `Debian's ${packages.join(', ')}`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-remove', ...packages],
    ],
  });
  // The headless shell runs the same tests in two thirds of the time that the full Chromium needs. DejaVu has Hebrew letters, which
  // a bare Debian cannot show before the web font arrives.
  const fonts = ['fonts-liberation', 'fonts-dejavu-core'];
  return [debian('chromium-headless-shell', ...fonts), debian('chromium', ...fonts), playwright];
}

/**
 * Finds the browser for the tests and prints its path. Installs one if there is none. Returns null if that fails.
 */
export function ensureBrowser(): string | null {
  try {
    const installed = findBrowser();
    if (installed === null)
      console.log('No Chromium, Chrome or Edge is installed. BROWSER_PATH can name one.');
    const browser = installed ?? installFirst(browserInstallations(thisMachine(), playwrightCli()));
    console.log(browser === null ? 'No browser could be installed.' : `Testing in ${browser}`);
    return browser;
  } catch (error) {
    console.log(String(error));
    return null;
  }
}

/** Tries the installations in order. Returns the browser of the first that succeeds, or null. */
function installFirst(installations: readonly Installation[]): string | null {
  for (const { packages, commands } of installations) {
    console.log(`Installing ${packages}.`);
    const browser = commands.every(runCommand) ? findBrowser() : null;
    if (browser !== null) return browser;
  }
  return null;
}
