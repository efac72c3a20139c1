import leven from 'leven';
import { nestedSchema } from '../../mocks/contract/contractSchemas';
import { isObject, type JsonObject } from '../../mocks/wire/json';
import { effects, type Effect } from './effects';
import { extraField, finding, type Finding } from './finding';
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
  const unknown = [...new Set(objects.flatMap(Object.keys))].filter((name) => !Object.hasOwn(fields, name));
  const findings = Object.entries(fields).flatMap(([name, effect]) => {
    const values = objects.map((object) => object[name]);
    const given = values.filter((value) => value !== undefined && value !== null);
    const nested = nestedSchema(schema, name);
    const list = given.some(Array.isArray) ? '[]' : '';
    const own = [
      ...missingField(name, values, effect, unknown),
      ...wrongValues(
        given.filter((value) => !isReadable(schema, name, value)),
        values.length,
        effect,
      ),
    ];
    return [
      ...own.map((one) => ({ ...one, field: path + name })),
      ...(nested === null
        ? []
        : judgeFields(given.flat().filter(isObject), nested, `${path}${name}${list}.`)),
    ];
  });
  return [...findings, ...unknown.map((name) => extraField(path + printable(name)))];
}

const shareOf = (count: number, total: number) => (total === 1 ? '' : ` in ${count} of ${total} places`);

function wrongValues(wrong: readonly unknown[], total: number, [level, effect]: Effect): Finding[] {
  if (wrong.length === 0) return [];
  const items = wrong.flatMap((value) => (Array.isArray(value) ? value : []));
  const form = items.length > 0 ? `a list of ${formsOf(items)}` : formsOf(wrong);
  return finding(level)(form + shareOf(wrong.length, total), effect);
}

function missingField(
  name: string,
  values: readonly unknown[],
  [level, effect, missing]: Effect,
  unknown: readonly string[],
): Finding[] {
  const lacking = values.filter((value) => value === undefined || value === null).length;
  if (missing === 'each')
    return lacking === 0 ? [] : finding(level)(`nothing${shareOf(lacking, values.length)}`, effect);
  if (values.some((value) => value !== undefined)) return [];
  const other = unknown.find((one) => isSimilar(one, name));
  if (other !== undefined) return finding(level)(`nothing, but a field '${printable(other)}'`, effect);
  if (missing === undefined) return [];
  const [ofLevel, text] = missing === 'same' ? [level, effect] : missing;
  return finding(ofLevel)('nothing', text);
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
