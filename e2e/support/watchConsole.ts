import type { Page } from '@playwright/test';

/** Collects the errors and warnings of a page, except for expected ones. */
export function watchConsole(page: Page, expected: RegExp | null): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    // The browser logs every refused request, and a visitor's first call is refused.
    const isExpected = /status of 401 \(Unauthorized\)/.test(text) || expected?.test(text) === true;
    if (isProblem && !isExpected) problems.push(`${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (expected?.test(String(error)) !== true) problems.push(String(error));
  });
  return problems;
}
