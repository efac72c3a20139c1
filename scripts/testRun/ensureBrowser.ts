import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from '../findBrowser';

/** One way to install a browser: commands that run one after the other. */
interface Way {
  /** What is installed, in words. */
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
  isRoot: process.getuid?.() === 0,
  distribution: linuxDistribution(),
});

function playwrightCli(): string {
  return path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
}

/** The ways to install a browser, best first: a package of the system, else Playwright's own Chromium. */
export function waysToInstall({ platform, isRoot, distribution }: Machine, cli: string): Way[] {
  const withLibraries = platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const playwright: Way = {
    packages: "Playwright's own Chromium",
    commands: [[process.execPath, cli, 'install', ...withLibraries, 'chromium']],
  };
  if (!isRoot || distribution !== 'debian') return [playwright];
  const debian = (...packages: string[]): Way => ({
    packages: `Debian's ${packages.join(' and ')}`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-remove', ...packages],
    ],
  });
  // The headless shell needs a third less time for the same tests than a Chromium with windows.
  return [debian('chromium-headless-shell', 'fonts-liberation'), debian('chromium'), playwright];
}

/** The ID in /etc/os-release, such as 'debian'; '' without such a file. */
export function linuxDistribution(): string {
  try {
    return /^ID="?([^"\n]*)"?$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Runs a command with its output on this terminal and returns whether it succeeded. */
export function succeeds([command, ...args]: readonly [string, ...string[]]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/**
 * Finds the browser to test in and says which one it is. Installs one only if there is none. Returns null if none can be
 * installed.
 */
export function ensureBrowser(): string | null {
  try {
    const installed = findBrowser();
    if (installed === null)
      console.log('No Chromium, Chrome or Edge is installed. BROWSER_PATH can name one.');
    const browser = installed ?? installFirst(waysToInstall(thisMachine(), playwrightCli()));
    console.log(browser === null ? 'No browser could be installed.' : `Testing in ${browser}`);
    return browser;
  } catch (error) {
    console.log(String(error));
    return null;
  }
}

/** Tries the ways in order until one leaves a browser behind. */
function installFirst(ways: readonly Way[]): string | null {
  for (const { packages, commands } of ways) {
    console.log(`Installing ${packages}.`);
    const browser = commands.every(succeeds) ? findBrowser() : null;
    if (browser !== null) return browser;
  }
  return null;
}
