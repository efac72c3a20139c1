import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The time-out is long, because a busy machine must not fail a test, and Jest may have to compile a lazy module within it.
configure({ asyncUtilTimeout: 15_000, reactStrictMode: true });

// jsdom has no ResizeObserver. It has no layout either, so no size changes.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// Every error and warning on the console fails the test that logged it.

const unexpected: string[] = [];
const expected: RegExp[] = [];

declare global {
  /** Allows console lines in the current test, such as a failure that the product logs on purpose. */
  var expectConsole: (pattern: RegExp) => void;
}

globalThis.expectConsole = (pattern) => {
  expected.push(pattern);
};

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const line = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
    if (!expected.some((pattern) => pattern.test(line))) unexpected.push(`console.${level}: ${line}`);
  };
}

function failOnUnexpected(): void {
  const lines = unexpected.splice(0);
  expected.length = 0;
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
}

afterEach(failOnUnexpected);
// Code that is still running after the last test may log, too.
afterAll(failOnUnexpected);
