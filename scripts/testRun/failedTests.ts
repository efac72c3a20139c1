import { stripVTControlCharacters } from 'node:util';

const MAX_LINE_LENGTH = 300;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const childrenOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);

/** The name of a failed test, or of a test file that Jest could not run. Null for any other part of a report. */
function nameOf({ fullName, name, title, ok, status, assertionResults }: Json): string | null {
  const didNotRun = status === 'failed' && Array.isArray(assertionResults) && assertionResults.length === 0;
  if (didNotRun) return String(name);
  if (typeof fullName === 'string') return status === 'passed' ? null : fullName;
  return ok === false && typeof title === 'string' ? title : null;
}

/** The first reason in a failed test: Jest reports a list of texts, Playwright an error with a message. */
function reasonIn(value: unknown): string | null {
  if (isObject(value)) {
    const { failureMessages, message } = value;
    const [text] = Array.isArray(failureMessages) ? failureMessages : [message];
    if (typeof text === 'string') return text;
  }
  for (const child of childrenOf(value)) {
    const reason = reasonIn(child);
    if (reason !== null) return reason;
  }
  return null;
}

function lineOf(name: string, reason: string | null): string {
  const text = reason === null ? name : `${name}: ${reason}`;
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH);
}

/** One line for each failed or skipped test in Jest's `--json` report, or failed test in the report of Playwright's json reporter. */
export function failedTests(report: unknown): string[] {
  const name = isObject(report) ? nameOf(report) : null;
  return name === null ? childrenOf(report).flatMap(failedTests) : [lineOf(name, reasonIn(report))];
}
