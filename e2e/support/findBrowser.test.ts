/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './findBrowser';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
const fileOf = (name: string) => path.join(folder, name);
const installed = process.env;

function install(...names: string[]): void {
  for (const name of names) {
    writeFileSync(fileOf(name), '');
    chmodSync(fileOf(name), 0o755);
  }
}

beforeEach(() => {
  process.env = { PATH: `/no-such-folder${path.delimiter}${folder}` };
  jest.spyOn(chromium, 'executablePath').mockReturnValue(fileOf('playwright'));
});
afterEach(() => {
  for (const name of ['playwright', 'chromium', 'chromium-headless-shell', 'own'])
    rmSync(fileOf(name), { force: true });
});
afterAll(() => {
  process.env = installed;
  rmSync(folder, { recursive: true });
});

it('prefers the browser that BROWSER_PATH names', () => {
  install('own', 'chromium');
  process.env['BROWSER_PATH'] = fileOf('own');
  expect(findBrowser()).toBe(fileOf('own'));
});

it('throws when the file in BROWSER_PATH does not exist', () => {
  install('chromium');
  process.env['BROWSER_PATH'] = '/opt/my/chrome';
  expect(findBrowser).toThrow("BROWSER_PATH names '/opt/my/chrome', which does not exist.");
});

it('ignores an empty BROWSER_PATH', () => {
  install('chromium');
  process.env['BROWSER_PATH'] = '';
  expect(findBrowser()).toBe(fileOf('chromium'));
});

it("prefers the headless shell to the full Chromium, and that to Playwright's own", () => {
  expect(findBrowser()).toBeNull();
  install('playwright');
  expect(findBrowser()).toBe(fileOf('playwright'));
  install('chromium');
  expect(findBrowser()).toBe(fileOf('chromium'));
  install('chromium-headless-shell');
  expect(findBrowser()).toBe(fileOf('chromium-headless-shell'));
});
