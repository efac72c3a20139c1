import { callNames } from '../../mocks/wire/calls';
import { LEVELS, type Finding, type Level } from './finding';
import { nameOf } from './knownCall';
import type { Result } from './runProbes';

const TITLES: Record<Level, string> = {
  breaks: 'BREAKS THE CLIENT',
  deviates: 'deviates from the contract, and the client copes',
  extra: 'extra, and the client ignores it',
};

/** A finding with its call, as in 'GET /api/user, signed in'. */
export type Located = Finding & { call: string };

/** Lists findings by level. Each says the call, the field, what came and what the client does then. */
export function toLines(findings: readonly Located[]): string[] {
  return LEVELS.flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    if (ofLevel.length === 0) return [];
    if (level === 'extra') return [TITLES.extra, ...extraLines(ofLevel), ''];
    const lines = ofLevel.flatMap(({ call, field, came, effect }) => [
      `  ${call}`,
      `    ${field === null ? '' : `${field}: `}${came}.`,
      `    ${effect}`,
    ]);
    return [TITLES[level], ...lines, ''];
  });
}

/** One line a call, because a backend may have many such fields. */
function extraLines(findings: readonly Located[]): string[] {
  const byCall = groupBy(findings, ({ call }) => call);
  return [...byCall].map(([call, ofCall]) => {
    const fields = ofCall.map(({ field, came }) => field ?? came);
    return `  ${call}: ${[...new Set(fields)].join(', ')}`;
  });
}

/** The results of a check as lines for a terminal. The last line has the counts. */
export function toReport(results: readonly Result[]): string[] {
  const findings = results.flatMap(({ name, findings: found }) =>
    found.map((finding) => Object.assign({}, finding, { call: describeProbe(name) })),
  );
  const notRun = results.filter((result) => result.notRun !== null);
  const reasons = groupBy(notRun, (result) => result.notRun ?? '');
  return [
    ...toLines(findings),
    ...(notRun.length === 0 ? [] : ['not made']),
    ...[...reasons].map(
      ([reason, ofReason]) => `  ${ofReason.map(({ name }) => name).join(', ')}: ${reason}`,
    ),
    ...(notRun.length === 0 ? [] : ['']),
    `${results.length - notRun.length} requests made. ${countsText(countLevels(findings))}`,
  ];
}

const KINDS: Readonly<Record<string, string>> = {
  good: 'a correct request',
  denied: 'without permission',
  malformed: 'a wrong request',
};

/** 'getUser good' as 'GET /api/user (a correct request)'. */
function describeProbe(name: string): string {
  const [call, kind = ''] = name.split(' ');
  const known = callNames.find((one) => one === call);
  if (known === undefined) return name;
  return `${nameOf(known)} (${KINDS[kind] ?? kind})`;
}

export type Counts = Record<Level, number>;

export function countLevels(findings: readonly Finding[]): Counts {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return { breaks: count('breaks'), deviates: count('deviates'), extra: count('extra') };
}

export const countsText = ({ breaks, deviates, extra }: Counts) =>
  `${breaks} break the client, ${deviates} deviate, ${extra} extra.`;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
