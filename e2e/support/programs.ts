import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';

const { PATH = '', BROWSER_PATH, PROGRAMFILES = 'C:\\Program Files' } = process.env;

/** The folders to search. A user's PATH may lack those of servers and of desktop browsers. */
const FOLDERS = [
  ...PATH.split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
  `${PROGRAMFILES}\\Google\\Chrome\\Application`,
];

/** The path of the first of these programs that is installed, or null. */
export function findProgram(...names: string[]): string | null {
  const files = names.flatMap((name) => FOLDERS.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

export const findNginx = () => findProgram('nginx');

/**
 * The browser of the tests: `named` (BROWSER_PATH) if it is set, else an installed Chromium or Chrome, else Playwright's own
 * Chromium if it is installed, else null. Throws if `named` does not exist, instead of using another browser.
 */
export function findBrowser(named = BROWSER_PATH): string | null {
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names '${named}', which does not exist.`);
  }
  const installed = findProgram(
    // Debian's package of headless Chromium. It needs only two thirds of the time of the full Chromium for the same tests.
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'chrome',
    'Google Chrome',
    'Chromium',
    'chrome.exe',
    'chromium-browser',
  );
  const own = chromium.executablePath();
  return installed ?? (existsSync(own) ? own : null);
}

/** Playwright's launch options for the browser of the tests and benchmarks. */
export function launchOptions(...args: string[]) {
  const executablePath = findBrowser();
  // Chromium does not start its sandbox as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { ...(executablePath !== null && { executablePath }), args: [...sandbox, ...args] };
}
