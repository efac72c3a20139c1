import { parsed, printable } from '../contract/judgeBody';
import { leavesOf } from './leaves';
import type { RecordedCall } from './recordedCalls';

/** Returns a name of a recording if it may be printed: a plain word that occurs in no value. Otherwise '(hidden)'. */
export type PrintName = (name: string) => string;

const HIDDEN = '(hidden)';

export function createPrintName(calls: readonly RecordedCall[]): PrintName {
  const values = calls.map(({ body, text, url, param, requestHeaders }) => [
    body,
    parsed(text ?? ''),
    [...url.searchParams.values()],
    param,
    requestHeaders.get('cookie'),
    requestHeaders.get('authorization'),
  ]);
  const texts = leavesOf(values).flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
  const words = new Set(
    texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase()),
  );
  return (name) => (printable(name) === name && !words.has(name.toLowerCase()) ? name : HIDDEN);
}

/** A path with every part hidden that may be personal: '/api/members/(hidden)'. */
export function printPath(pathname: string, print: PrintName): string {
  return pathname
    .split('/')
    .map((part) => (part === '' ? '' : print(part)))
    .join('/');
}
