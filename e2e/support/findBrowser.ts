import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = [
  // Debian's package of headless Chromium. It runs the same tests in two thirds of the time that the full one needs.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/**
 * The browser for the end-to-end tests: BROWSER_PATH if it is set, else a Chromium or Chrome that a Linux distribution has
 * installed, which Playwright does not find, else Playwright's own Chromium if it is installed, else null. Throws if BROWSER_PATH
 * names no file, instead of using another browser.
 */
export function findBrowser(): string | null {
  const { BROWSER_PATH: named, PATH = '' } = process.env;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names '${named}', which does not exist.`);
  }
  const folders = PATH.split(path.delimiter);
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...installed, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}
