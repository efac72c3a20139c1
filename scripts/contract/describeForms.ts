import type { KnownCall } from './knownCall';
import { formOf } from './formOf';
import { parsed } from './judgeBody';
import { schemasOfField } from './wireSchemas';

/** The schemas whose forms differ between backends, by their kind. */
const KINDS: Readonly<Record<string, string>> = {
  WireDay: 'days',
  WireInstant: 'times',
  MemberId: 'ids',
  RecordId: 'ids',
  LooseFlag: 'flags',
  LooseNumber: 'numbers',
  LooseCount: 'numbers',
  Latitude: 'numbers',
  Longitude: 'numbers',
};

/** Lists in which forms the recorded answers write days, times, ids, flags and numbers, with the number of values. */
export function describeForms(known: readonly KnownCall[]): string[] {
  const counts = new Map<string, number>();
  const add = (line: string) => counts.set(line, (counts.get(line) ?? 0) + 1);

  function visit(value: unknown, name: string): void {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) visit(field, key);
    } else {
      const kind = schemasOfField(name).flatMap((schema) => KINDS[schema] ?? [])[0];
      if (kind !== undefined)
        add(`${kind}: ${name} as ${kind === 'flags' ? flagForm(value) : formOf(value)}`);
    }
  }

  for (const { text } of known) if (text !== null) visit(parsed(text), '');
  return [...counts].map(([line, count]) => `${line} (${count})`).toSorted();
}

function flagForm(value: unknown): string {
  if (value === 0 || value === 1) return '0 or 1';
  if (value === '0' || value === '1') return "'0' or '1'";
  return formOf(value);
}
