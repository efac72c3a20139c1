import '@testing-library/jest-dom';

/** Whatever reaches the console as an error or a warning fails the test in which it happened. */
const unexpected: string[] = [];
const expected: RegExp[] = [];

declare global {
  /** Announces a console line that the test is about, such as a failure the product logs on purpose. */
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
// What a test leaves running may speak up after its own check.
afterAll(failOnUnexpected);
