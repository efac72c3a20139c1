import { findBrowser } from './findBrowser';

/** Playwright's launch options for the browser of the tests and benchmarks. */
export function launchOptions(...args: string[]) {
  const executablePath = findBrowser();
  // Chromium does not start its sandbox as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { ...(executablePath !== null && { executablePath }), args: [...sandbox, ...args] };
}
