import leven from 'leven';
import { nestedSchema } from '../../mocks/contract/contractSchemas';
import { isObject, type JsonObject } from '../../mocks/wire/json';
import { effects, type Consequence, type Effect } from './effects';
import { extraField, type Finding } from './finding';
import { formsOf } from './formOf';
import { isReadable } from './wireSchemas';

const effectsOf: Readonly<Record<string, Readonly<Record<string, Effect>>>> = effects;

/**
 * Compares all objects at one place of an answer with their schema. A finding names a field once, however many objects have
 * it.
 */
export function judgeFields(objects: readonly JsonObject[], schema: string, path = ''): Finding[] {
  if (objects.length === 0) return [];
  const fields = effectsOf[schema];
  if (fields === undefined) throw new Error(`scripts/contract/effects.ts has no ${schema}.`);
  const unknown = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter(
    (name) => !Object.hasOwn(fields, name),
  );
  const findings = Object.entries(fields).flatMap(([name, effect]) => {
    const values = objects.map((object) => object[name]);
    const given = values.filter((value) => value !== undefined && value !== null);
    const wrong = given.filter((value) => !isReadable(schema, name, value));
    const nested = nestedSchema(schema, name);
    const list = given.some(Array.isArray) ? '[]' : '';
    return [
      ...missingField(values, effect, path + name, unknown),
      ...wrongValues(wrong, values.length, effect, path + name),
      ...(nested === null
        ? []
        : judgeFields(given.flat().filter(isObject), nested, `${path}${name}${list}.`)),
    ];
  });
  const extras = unknown.map((name) => extraField(path + printable(name)));
  return [...findings, ...extras];
}

const shareOf = (count: number, total: number) => (total === 1 ? '' : ` in ${count} of ${total} places`);

function wrongValues(
  wrong: readonly unknown[],
  total: number,
  [level, effect]: Effect,
  field: string,
): Finding[] {
  if (wrong.length === 0) return [];
  const items = wrong.flatMap((value) => (Array.isArray(value) ? value : []));
  const form = items.length > 0 ? `a list of ${formsOf(items)}` : formsOf(wrong);
  return [{ level, field, came: form + shareOf(wrong.length, total), effect }];
}

function missingField(
  values: readonly unknown[],
  [level, effect, missing]: Effect,
  field: string,
  unknown: readonly string[],
): Finding[] {
  const found = (came: string, [ofLevel, text]: Consequence = [level, effect]): Finding[] => [
    { level: ofLevel, field, came, effect: text },
  ];
  const lacking = values.filter((value) => value === undefined || value === null).length;
  if (missing === 'each') return lacking === 0 ? [] : found(`nothing${shareOf(lacking, values.length)}`);
  if (values.some((value) => value !== undefined)) return [];
  const name = field.split('.').at(-1) ?? field;
  const other = unknown.find((one) => isSimilar(one, name));
  if (other !== undefined) return found(`nothing, but a field '${printable(other)}'`);
  if (missing === undefined) return [];
  return missing === 'same' ? found('nothing') : found('nothing', missing);
}

const MIN_COMMON = 4;
const MAX_EDITS = 2;

/** Whether a field is probably another spelling of a name: 'people_count' for 'poeple_count', 'userId' for 'user_id'. */
function isSimilar(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < MIN_COMMON) return false;
  return a.includes(b) || b.includes(a) || (shorter > MIN_COMMON && leven(a, b) <= MAX_EDITS);
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Hides a field name that may be a value, such as an id or a mail address that a backend uses as a key. */
export function printable(name: string): string {
  return /^[A-Za-z_$][A-Za-z_$-]{0,39}\d{0,2}$/.test(name) ? name : '(a name that may be personal)';
}
