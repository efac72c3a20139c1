/** @jest-environment node */
import { findBrowser } from './findBrowser';

const OWN = '/cache/playwright/chrome';

function find(platform: string, env: Record<string, string>, ...files: string[]): string | null {
  return findBrowser({ platform, env, exists: (file) => files.includes(file), playwrightPath: () => OWN });
}

const debian = { PATH: '/usr/local/bin:/usr/bin' };

it('prefers the browser that BROWSER_PATH names', () => {
  const env = { ...debian, BROWSER_PATH: '/opt/my/chrome' };
  expect(find('linux', env, '/usr/bin/chromium', '/opt/my/chrome')).toBe('/opt/my/chrome');
});

it('throws when the file in BROWSER_PATH does not exist', () => {
  const env = { ...debian, BROWSER_PATH: '/opt/my/chrome' };
  expect(() => find('linux', env, '/usr/bin/chromium')).toThrow(
    "BROWSER_PATH names '/opt/my/chrome', which does not exist.",
  );
});

it('ignores an empty BROWSER_PATH', () => {
  expect(find('linux', { ...debian, BROWSER_PATH: '' }, '/usr/bin/chromium')).toBe('/usr/bin/chromium');
});

it.each([
  ['linux', debian, '/usr/bin/chromium'],
  ['linux', debian, '/usr/local/bin/google-chrome'],
  ['linux', debian, '/usr/bin/chromium-browser'],
  ['linux', debian, '/opt/google/chrome/chrome'],
  ['darwin', { PATH: '/usr/bin' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', { HOME: '/Users/me' }, '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files' },
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  ['win32', { Path: 'C:\\tools;D:\\bin' }, 'D:\\bin\\chromium.exe'],
  ['linux', debian, OWN],
])('on %s with %j finds the installed %s', (platform, env: Record<string, string>, file) => {
  expect(find(platform, env, file)).toBe(file);
});

it('prefers the headless shell to the full Chromium', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(find('linux', debian, '/usr/local/bin/chromium', shell)).toBe(shell);
});

it("prefers an installed browser to Playwright's own", () => {
  expect(find('linux', debian, OWN, '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
});

it('returns null when no known browser is installed', () => {
  expect(find('linux', debian, '/usr/bin/firefox')).toBeNull();
  expect(find('win32', {})).toBeNull();
});
