import { countBy } from 'es-toolkit';
import { namesIn, propertiesOf, schemaNames } from '../../mocks/contract/contractSchemas';
import { formOf } from './formOf';
import { parsed } from './judgeBody';

/** The schemas whose forms differ between backends, by their kind. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  days: ['WireDay'],
  times: ['WireInstant'],
  ids: ['MemberId', 'RecordId'],
  flags: ['LooseFlag'],
  numbers: ['LooseNumber', 'LooseCount', 'Latitude', 'Longitude'],
};

/** Lists in which forms the recorded answers write days, times, ids, flags and numbers, with the number of values. */
export function describeForms(texts: readonly string[]): string[] {
  const forms = texts.flatMap((text) => formsIn(parsed(text), ''));
  return Object.entries(countBy(forms, String))
    .map(([form, count]) => `${form} (${count})`)
    .toSorted();
}

/** The forms of the values in an answer: 'days: shulOpenAt as a date YYYY-MM-DD'. */
function formsIn(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => formsIn(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => formsIn(field, key));
  const schemas = schemaNames.flatMap((schema) => namesIn(propertiesOf(schema)[name]));
  const kind = Object.keys(KINDS).find((one) => KINDS[one]?.some((schema) => schemas.includes(schema)));
  if (kind === undefined) return [];
  return [`${kind}: ${name} as ${kind === 'flags' ? flagForm(value) : formOf(value)}`];
}

function flagForm(value: unknown): string {
  if (value === 0 || value === 1) return '0 or 1';
  if (value === '0' || value === '1') return "'0' or '1'";
  return formOf(value);
}
