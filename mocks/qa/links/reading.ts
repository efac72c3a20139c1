import { minBy } from 'es-toolkit';
import leven from 'leven';
import { type CallName, callNames } from '../../wire/calls';
import type { Check } from '../../wire/checks';
import type { JsonObject } from '../../wire/json';

/** Receives a sentence about a part of a link that was not applied. */
export type ReportProblem = (problem: string) => void;

/** The name that equals a text. If there is none, reports the problem and suggests a name. */
export function findName<const Name extends string>(
  text: string,
  names: readonly Name[],
  problem: string,
  report: ReportProblem,
): Name | undefined {
  const found = names.find((name) => name === text);
  if (found === undefined) report(`${problem}. ${suggestion(text, names)}`);
  return found;
}

/** The known names of a comma-separated list. Reports the other names. */
export const findNames = <const Name extends string>(
  text: string,
  names: readonly Name[],
  kind: string,
  report: ReportProblem,
): Name[] =>
  splitList(text, ',').flatMap(
    (name) => findName(name, names, `there is no ${kind} '${name}'`, report) ?? [],
  );

/** A sentence that suggests the name most like a misspelt text, or lists all names if none is close. */
export function suggestion(text: string, names: readonly string[]): string {
  const typed = text.toLowerCase();
  /** The number of letters to change; 1 if only the beginning of the name was typed. */
  const distanceTo = (name: string) =>
    typed.length > 2 && name.toLowerCase().startsWith(typed) ? 1 : leven(typed, name.toLowerCase());
  const best = minBy(names, distanceTo);
  // At most half of the letters may differ, or two in a short text, but never all.
  const maxDistance = Math.min(text.length - 1, Math.max(2, text.length / 2));
  const isClose = best !== undefined && distanceTo(best) <= maxDistance;
  return isClose ? `Did you mean '${best}'?` : `There are: ${names.join(', ')}.`;
}

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * Splits a text at a separator, except within brackets. Within them, brackets in double quotes do not count. Leaves empty parts
 * out.
 *
 * @example splitList('a:409({"error":"x, y"}),b:500', ',') // ['a:409({"error":"x, y"})', 'b:500']
 */
export function splitList(text: string, separator: string): string[] {
  const parts: string[] = [''];
  const open: string[] = [];
  let isQuoted = false;
  for (const [token] of text.matchAll(/\\.|./gs)) {
    if (token === separator && open.length === 0) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += token;
    if (token === '"' && open.length > 0) isQuoted = !isQuoted;
    else if (!isQuoted && CLOSING.has(token)) open.push(CLOSING.get(token) ?? '');
    else if (!isQuoted && token === open.at(-1)) open.pop();
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

type ByCall<Value> = Partial<Record<CallName, Value>>;

/**
 * Reads a value for each of several calls. `parse` returns null for a text that it cannot use, and reports it.
 *
 * @example readByCall('getMinyan:5000,addToMinyan:hold', parse, report)
 */
export function readByCall<Value>(
  text: string,
  parse: (text: string, call: CallName) => Value | null,
  report: ReportProblem,
): ByCall<Value> {
  const values: ByCall<Value> = {};
  for (const part of splitList(text, ',')) {
    const [name = '', ...rest] = part.split(':');
    const call = findName(name, callNames, `there is no call '${name}'`, report);
    const value = call === undefined ? null : parse(rest.join(':'), call);
    if (call !== undefined && value !== null) values[call] = value;
  }
  return values;
}

export const writeByCall = <Value>(values: ByCall<Value>, write: (value: Value) => string): string =>
  Object.entries<Value>(values)
    .map(([call, value]) => `${call}:${write(value)}`)
    .join(',');

/** Reports each field of an object that `checks` do not know or do not accept. Returns the names of the valid fields. */
export function validNames(object: JsonObject, checks: object, report: ReportProblem): string[] {
  const known = new Map<string, Check<unknown>>(Object.entries(checks));
  return Object.entries(object).flatMap(([name, value]) => {
    const check = known.get(name);
    if (check?.(value) === true) return name;
    if (check === undefined) report(`there is no field '${name}'. ${suggestion(name, [...known.keys()])}`);
    else report(`'${name}' cannot be ${JSON.stringify(value)}.`);
    return [];
  });
}
