import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from '../findBrowser';

/** One way to come by a browser: commands that run one after the other. */
interface Way {
  what: string;
  commands: readonly (readonly [string, ...string[]])[];
}

interface Rights {
  platform: string;
  isRoot: boolean;
  /** The ID of /etc/os-release; '' where there is none. */
  distribution: string;
}

function playwrightCli(): string {
  return path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
}

/** How a browser can be installed, best first: what the system itself packages, else Playwright's own Chromium. */
export function waysToInstall({ platform, isRoot, distribution }: Rights, cli: string): Way[] {
  const withLibraries = platform === 'linux' && isRoot ? ['--with-deps'] : [];
  const playwright: Way = {
    what: "Playwright's own Chromium",
    commands: [[process.execPath, cli, 'install', ...withLibraries, 'chromium']],
  };
  if (!isRoot || distribution !== 'debian') return [playwright];
  const debian = (...packages: string[]): Way => ({
    what: `Debian's ${packages.join(' and ')}`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', ...packages],
    ],
  });
  return [debian('chromium-headless-shell', 'fonts-liberation'), debian('chromium'), playwright];
}

export function distributionHere(): string {
  try {
    return /^ID="?([^"\n]*)"?$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

export function succeeds([command, ...args]: readonly [string, ...string[]]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** The browser to test in, installed first if there is none; says what it does. Null if none could be had. */
export function ensureBrowser(): string | null {
  try {
    const installed = findBrowser();
    if (installed !== null) {
      console.log(`Testing in ${installed}`);
      return installed;
    }
    console.log('No Chromium, Chrome or Edge is installed here. BROWSER_PATH can name one.');
    const rights = {
      platform: process.platform,
      isRoot: process.getuid?.() === 0,
      distribution: distributionHere(),
    };
    for (const { what, commands } of waysToInstall(rights, playwrightCli())) {
      console.log(`Installing ${what}.`);
      const found = commands.every(succeeds) ? findBrowser() : null;
      if (found !== null) {
        console.log(`Testing in ${found}`);
        return found;
      }
    }
    console.log('No browser could be installed.');
  } catch (error) {
    console.log(String(error));
  }
  return null;
}
