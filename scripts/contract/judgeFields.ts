import { asObject, isObject, type JsonObject } from '../../mocks/wire/json';
import { extra, type Finding } from './finding';
import { formsOf } from './formOf';
import type { Field, Shape } from './wireShapes';

/** Compares an object with the fields that the client reads. */
export function judgeFields(object: JsonObject, shape: Shape): Finding[] {
  return judgeObjects([object], shape, '');
}

/** Compares all objects at one place of an answer. A finding names a field once, however many objects have it. */
function judgeObjects(objects: readonly JsonObject[], shape: Shape, path: string): Finding[] {
  if (objects.length === 0) return [];
  const unknown = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter(
    (name) => !Object.hasOwn(shape, name),
  );
  const findings = Object.entries(shape).flatMap(([name, field]) =>
    judgeField(
      objects.map((object) => object[name]),
      field,
      path + name,
      unknown,
    ),
  );
  const extras = unknown.map((name) =>
    extra('A field that the contract does not have.', path + printable(name)),
  );
  return [...findings, ...extras];
}

function judgeField(
  values: readonly unknown[],
  field: Field,
  path: string,
  unknown: readonly string[],
): Finding[] {
  const given = values.filter((value) => value !== undefined && value !== null);
  const wrong = given.filter((value) => !field.isReadable(value));
  const children = given.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isObject);
  const isList = given.some((value) => Array.isArray(value));
  const nested = field.fields
    ? judgeObjects(children.map(asObject), field.fields, `${path}${isList ? '[]' : ''}.`)
    : [];
  return [
    ...missingField(values, field, path, unknown),
    ...wrongValues(wrong, values.length, field, path),
    ...nested,
  ];
}

function wrongValues(wrong: readonly unknown[], total: number, field: Field, path: string): Finding[] {
  if (wrong.length === 0) return [];
  const [level, effect] = field.wrong;
  const share = total === 1 ? '' : ` in ${wrong.length} of ${total} places`;
  const items = wrong.flatMap((value) => (Array.isArray(value) ? value : []));
  const form = items.length > 0 ? `a list of ${formsOf(items)}` : formsOf(wrong);
  return [{ level, field: path, came: `${form}${share}`, effect }];
}

function missingField(
  values: readonly unknown[],
  field: Field,
  path: string,
  unknown: readonly string[],
): Finding[] {
  if (field.isRequired) {
    const count = values.filter((value) => value === undefined || value === null).length;
    if (count === 0) return [];
    const share = values.length === 1 ? '' : ` in ${count} of ${values.length} places`;
    return [{ level: 'breaks', field: path, came: `nothing${share}`, effect: field.wrong[1] }];
  }
  if (values.some((value) => value !== undefined)) return [];
  const name = path.split('.').at(-1) ?? path;
  const other = unknown.find((one) => isSimilar(one, name));
  if (other !== undefined) {
    const [level, effect] = field.wrong;
    return [{ level, field: path, came: `nothing, but a field '${printable(other)}'`, effect }];
  }
  if (field.missing === undefined) return [];
  const [level, effect] = field.missing;
  return [{ level, field: path, came: 'nothing', effect }];
}

const MIN_COMMON = 4;
const MAX_EDITS = 2;

/** Whether a field is probably another spelling of a name: 'people_count' for 'poeple_count', 'userId' for 'user_id'. */
function isSimilar(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < MIN_COMMON) return false;
  return a.includes(b) || b.includes(a) || (shorter > MIN_COMMON && edits(a, b) <= MAX_EDITS);
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** The Levenshtein distance. */
function edits(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of a.split('').entries()) {
    const next = [row + 1];
    for (const [column, other] of b.split('').entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    previous = next;
  }
  return previous.at(-1) ?? 0;
}

/** Hides a field name that may be a value, such as an id or a mail address that a backend uses as a key. */
export function printable(name: string): string {
  return /^[A-Za-z_$][A-Za-z_$-]{0,39}\d{0,2}$/.test(name) ? name : '(a name that may be personal)';
}
