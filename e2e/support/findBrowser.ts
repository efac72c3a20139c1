import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The environment of the search. Tests pass their own. */
interface Machine {
  platform: string;
  env: Readonly<Record<string, string | undefined>>;
  exists: (file: string) => boolean;
  /** The path at which Playwright installs its own Chromium. */
  playwrightPath: () => string;
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
};

const COMMANDS = [
  // Debian's package of headless Chromium. It runs the same tests in two thirds of the time that the full one needs.
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
  'chromium-browser',
];

const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome',
  'Chromium/Application/chrome',
  'Microsoft/Edge/Application/msedge',
];
const MAC_PROGRAMS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

function usualPaths({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) =>
      folder === undefined ? [] : WINDOWS_PROGRAMS.map((name) => path.win32.join(folder, `${name}.exe`)),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', `${env['HOME'] ?? ''}/Applications`];
    return folders.flatMap((folder) =>
      MAC_PROGRAMS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
}

function onPath({ platform, env }: Machine): string[] {
  const rules = platform === 'win32' ? path.win32 : path.posix;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(rules.delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => rules.join(folder, `${command}${ending}`)));
}

/**
 * The browser for the end-to-end tests: BROWSER_PATH if it is set, else an installed Chromium, Chrome or Edge, else Playwright's
 * own Chromium if it is installed, else null. Throws if BROWSER_PATH names no file, instead of using another browser.
 */
export function findBrowser(machine: Machine = thisMachine): string | null {
  const named = machine.env['BROWSER_PATH'];
  if (named !== undefined && named !== '') {
    if (machine.exists(named)) return named;
    throw new Error(`BROWSER_PATH names '${named}', which does not exist.`);
  }
  const candidates = [...onPath(machine), ...usualPaths(machine), machine.playwrightPath()];
  return candidates.find((file) => file !== '' && machine.exists(file)) ?? null;
}
