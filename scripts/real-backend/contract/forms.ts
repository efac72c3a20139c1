import { countBy } from 'es-toolkit';
import { namesIn, propertiesOf, schemaNames } from '../../../mocks/contract/contractSchemas';
import { leavesOf } from '../har/leaves';

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'an empty text'],
  [/^-?\d+(\.\d+)?$/, 'a number as text'],
  [/^\d{4}-\d{2}-\d{2}$/, 'a date YYYY-MM-DD'],
  [/^\d{4}-\d{2}-\d{2}T00:00:00(\.0+)?Z$/, 'a date-time at midnight UTC'],
  [/^\d{4}-\d{2}-\d{2}[T ][\d:.]+Z$/, 'a date-time in UTC'],
  [/^\d{4}-\d{2}-\d{2}[T ][\d:.]+[+-]\d{2}:?\d{2}$/, 'a date-time with an offset'],
  [/^\d{4}-\d{2}-\d{2}[T ][\d:.]+$/, 'a date-time without an offset'],
  [/^\d{1,2}\/\d{1,2}\/\d{2,4}/, 'a date with slashes'],
  [/^[\da-f]{24}$/i, 'a text of 24 hexadecimal digits'],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'a UUID'],
  [/^(true|false)$/i, "the text 'true' or 'false'"],
];

const MILLISECONDS_OF_2001 = 1e12;

/** Describes the form of a value in words, without the value: reports must not contain personal data. */
export function formOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'true or false';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return FORMS.find(([pattern]) => pattern.test(value))?.[1] ?? 'a text';
  return Number(value) >= MILLISECONDS_OF_2001 ? 'a number of milliseconds' : 'a number';
}

/** The different forms of a list of values, as in 'a number, null'. */
export function formsOf(values: readonly unknown[]): string {
  return [...new Set(values.map(formOf))].join(', ');
}

/** The schemas whose forms differ between backends, keyed by their kind. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  days: ['WireDay'],
  times: ['WireInstant'],
  ids: ['MemberId', 'RecordId'],
  flags: ['LooseFlag'],
  numbers: ['LooseNumber', 'LooseCount', 'Latitude', 'Longitude'],
};

/** Lists in which forms the recorded answers write days, times, ids, flags and numbers, with the number of values. */
export function describeForms(answers: readonly unknown[]): string[] {
  const forms = leavesOf(answers).flatMap(([name, value]) => formIn(name, value));
  return Object.entries(countBy(forms, String))
    .map(([form, count]) => `${form} (${count})`)
    .toSorted();
}

/** The form of a value: 'days: shulOpenAt as a date YYYY-MM-DD'. */
function formIn(name: string, value: unknown): string[] {
  const schemas = schemaNames.flatMap((schema) => {
    const properties = propertiesOf(schema);
    return Object.hasOwn(properties, name) ? namesIn(properties[name]) : [];
  });
  const kind = Object.keys(KINDS).find((one) => KINDS[one]?.some((schema) => schemas.includes(schema)));
  if (kind === undefined) return [];
  return [`${kind}: ${name} as ${kind === 'flags' ? flagForm(value) : formOf(value)}`];
}

function flagForm(value: unknown): string {
  if (value === 0 || value === 1) return '0 or 1';
  if (value === '0' || value === '1') return "'0' or '1'";
  return formOf(value);
}
