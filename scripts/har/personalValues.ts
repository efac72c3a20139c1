import type { RecordedCall } from './recordedCalls';
import { parsed, printable } from '../contract/judgeBody';

/** Returns a name of a recording if it may be printed: a plain word that occurs nowhere as a value. Otherwise a stand-in. */
export type PrintName = (name: string) => string;

const HIDDEN = '(hidden)';

export function createPrintName(calls: readonly RecordedCall[]): PrintName {
  const words = new Set<string>();
  const add = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(add);
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(add);
    if (typeof value === 'string')
      for (const word of [value, ...value.split(/[^\p{L}\p{N}]+/u)]) words.add(word.toLowerCase());
  };
  for (const { body, text, url, param, requestHeaders } of calls) {
    add(body);
    add(text === null ? null : parsed(text));
    add([...url.searchParams.values()]);
    add(param);
    add(requestHeaders.get('cookie'));
    add(requestHeaders.get('authorization'));
  }
  return (name) => (printable(name) === name && !words.has(name.toLowerCase()) ? name : HIDDEN);
}

/** A path with every part hidden that may be personal: '/api/members/(hidden)'. */
export function printPath(pathname: string, print: PrintName): string {
  return pathname
    .split('/')
    .map((part) => (part === '' ? '' : print(part)))
    .join('/');
}
