/** @jest-environment node */
import { findBrowser, findProgram } from './programs';

it('prefers the browser that BROWSER_PATH names', () => {
  expect(findBrowser(process.execPath)).toBe(process.execPath);
});

it('throws when the file in BROWSER_PATH does not exist', () => {
  expect(() => findBrowser('/opt/my/chrome')).toThrow(
    "BROWSER_PATH names '/opt/my/chrome', which does not exist.",
  );
});

it('finds the first of several programs that is installed', () => {
  expect(findProgram('no-such-program', 'node', 'sh')).toMatch(/node$/);
  expect(findProgram('no-such-program')).toBeNull();
});
