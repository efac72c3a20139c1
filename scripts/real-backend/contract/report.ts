import { countBy, groupBy } from 'es-toolkit';
import { type CallName, calls } from '../../../mocks/wire/calls';
import { type Finding, type Level, LEVELS } from './finding';
import type { Probe } from './probes';
import type { Result } from './runProbes';

const TITLES: Record<Level, string> = {
  breaks: 'BREAKS THE CLIENT',
  deviates: 'deviates from the contract, and the client copes',
  extra: 'extra, and the client ignores it',
};

/** A finding with its call, as in 'GET /api/user (a correct request)'. */
export type Located = Finding & { call: string };

/** A call as docs/openapi.yaml writes it: 'DELETE /api/minyan/{recordId}'. */
export const nameOf = (call: CallName) =>
  `${calls[call].method} ${calls[call].path.replace(/:(\w+)/, '{$1}')}`;

/** Each text once, with its count if it occurs more than once. */
export const counted = (texts: readonly string[]): string[] =>
  Object.entries(countBy(texts, String)).map(([text, count]) =>
    count === 1 ? text : `${text} (${count} times)`,
  );

/** Lists findings by level: the call, the field, what came and what the client does then; for extra fields, only call and field. */
export function toLines(findings: readonly Located[]): string[] {
  return LEVELS.flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    if (ofLevel.length === 0) return [];
    if (level === 'extra') return [TITLES.extra, ...extraLines(ofLevel), ''];
    const lines = ofLevel.flatMap(({ call, field, came, effect }) => [
      `  ${call}`,
      `    ${field === null ? '' : `${field}: `}${came.replace(/\.$/, '')}.`,
      `    ${effect}`,
    ]);
    return [TITLES[level], ...lines, ''];
  });
}

/** One line for each call, because a backend may have many extra fields. */
const extraLines = (findings: readonly Located[]) =>
  Object.entries(groupBy(findings, ({ call }) => call)).map(
    ([call, ofCall]) => `  ${call}: ${[...new Set(ofCall.map(({ field }) => field))].join(', ')}`,
  );

const KINDS: Record<Probe['kind'], string> = {
  good: 'a correct request',
  denied: 'without permission',
  malformed: 'a wrong request',
};

/** The results of a check as lines for a terminal. The last line has the counts. */
export function toReport(results: readonly Result[]): string[] {
  const findings = results.flatMap(({ probe: { call, kind }, findings: found }) =>
    found.map((finding) => ({ ...finding, call: `${nameOf(call)} (${KINDS[kind]})` })),
  );
  const notRun = results.filter((result) => result.notRun !== null);
  const reasons = Object.entries(groupBy(notRun, (result) => result.notRun ?? ''));
  const notMade = reasons.map(([reason, all]) => `  ${all.map(({ name }) => name).join(', ')}: ${reason}`);
  return [
    ...toLines(findings),
    ...(notMade.length === 0 ? [] : ['not made', ...notMade, '']),
    `${quantity(results.length - notRun.length, 'request')} made. ${countsText(findings)}`,
  ];
}

/** A number with its noun: '1 request', '2 requests'. */
export const quantity = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function countsText(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const verb = (level: Level, text: string) => `${count(level)} ${text}${count(level) === 1 ? 's' : ''}`;
  return `${verb('breaks', 'break')} the client, ${verb('deviates', 'deviate')}, ${count('extra')} extra.`;
}
