import leven from 'leven';
import { nestedSchema } from '../../../mocks/contract/contractSchemas';
import { type CallName, calls } from '../../../mocks/wire/calls';
import { isObject, type JsonObject } from '../../../mocks/wire/json';
import { effects, type FieldEffect } from './effects';
import { breaks, deviates, extraField, type Finding, finding } from './finding';
import { formOf, formsOf } from './forms';
import { answerSchema, isReadable } from './wireSchemas';

/** An answer as the judge needs it, from a live exchange or from a recording. */
type JudgedAnswer = { status: number; contentType: string; text: string };

/** What the client does with a good status and a body that it cannot use, for each read. All writes have the effect below. */
const UNREADABLE: Partial<Record<CallName, string>> = {
  getUser: 'The client takes a visitor for signed out, and does not notice that a session has ended.',
  getColony: "The client says that it could not load the community's information.",
  getMinyan: 'The page shows no sign-ups, only a spinner.',
  verifyResetToken: 'The visitor cannot open the form for a new password.',
  verifyJoinToken: 'The visitor cannot open the form for a new account.',
};
const UNREADABLE_WRITE = 'The member reads an error although the backend has done its work.';
const STATUS_ONLY = 'The client reads only the status here.';

const isRead = (call: CallName) => calls[call].method === 'GET';

/** Compares the body of an answer with the contract for the answer's status. */
export function judgeBody(call: CallName, { status, contentType, text }: JudgedAnswer): Finding[] {
  const json = parsed(text);
  if (status >= 400) return judgeRefusal(call, json, `status ${status} with ${formOfText(text)}`);
  if (status >= 300 || call === 'logout' || call === 'login') return [];
  const findings = judgeSuccess(call, json, text);
  if (json === undefined || contentType === 'application/json') return findings;
  const came = contentType === '' ? 'JSON without a content type' : 'JSON with another content type';
  return [...findings, ...deviates(came, 'The client reads the body as JSON in any case.')];
}

function judgeSuccess(call: CallName, json: unknown, text: string): Finding[] {
  const effect = UNREADABLE[call] ?? UNREADABLE_WRITE;
  if (text.trim() === '' && !isRead(call)) return [];
  if (json === undefined) return breaks(`status 200 with ${formOfText(text)}`, effect);
  const readsStatusOnly = !isRead(call) || call === 'verifyResetToken' || call === 'verifyJoinToken';
  if (!isObject(json))
    return readsStatusOnly ? deviates(formOf(json), STATUS_ONLY) : breaks(formOf(json), effect);
  const isRefusal = typeof json.error === 'string' || [false, 0, '0'].some((no) => json.success === no);
  if (isRefusal)
    return breaks(
      'a refusal with status 200',
      'The client takes the status for the truth and reports a success.',
    );
  if (call === 'getColony' && Object.keys(json).length === 0) return breaks('an empty object', effect);
  return judgeFields([json], answerSchema(call));
}

function judgeRefusal(call: CallName, json: unknown, came: string): Finding[] {
  if (isObject(json) && typeof json.error === 'string' && json.error.trim() !== '')
    return Object.keys(json)
      .filter((name) => name !== 'error')
      .map((name) => extraField(printable(name)));
  const isMinyan = call === 'addToMinyan' || call === 'removeFromMinyan';
  // Without an `error`, the client shows a text of its own.
  const text = isMinyan ? "'Error adding to minyan'." : "'Something went wrong. Please try again.'";
  return deviates(`${came} and no 'error'`, isRead(call) ? STATUS_ONLY : `The member reads ${text}`);
}

/** The JSON of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formOfText(text: string): string {
  if (text.trim() === '') return 'an empty body';
  if (/^\s*</.test(text)) return 'an HTML page';
  const json = parsed(text);
  return json === undefined ? 'a text that is not JSON' : formOf(json);
}

const effectsOf: Readonly<Record<string, Readonly<Record<string, FieldEffect>>>> = effects;

/** Compares all objects at one place of an answer with their schema. A difference in several objects is one finding. */
function judgeFields(objects: readonly JsonObject[], schema: string, path = ''): Finding[] {
  if (objects.length === 0) return [];
  const fields = effectsOf[schema];
  if (fields === undefined) throw new Error(`scripts/real-backend/contract/effects.ts has no ${schema}.`);
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

function wrongValues(wrong: readonly unknown[], total: number, [level, effect]: FieldEffect): Finding[] {
  if (wrong.length === 0) return [];
  const items = wrong.flatMap((value) => (Array.isArray(value) ? value : []));
  const form = items.length > 0 ? `a list of ${formsOf(items)}` : formsOf(wrong);
  return finding(level)(form + shareOf(wrong.length, total), effect);
}

function missingField(
  name: string,
  values: readonly unknown[],
  [level, effect, missing]: FieldEffect,
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

/** Names with fewer letters are similar only if they are equal. */
const MIN_LETTERS = 4;
const MAX_EDITS = 2;

/** Whether a field is probably another spelling of a name: 'people_count' for 'poeple_count', 'userId' for 'user_id'. */
function isSimilar(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < MIN_LETTERS) return false;
  return a.includes(b) || b.includes(a) || (shorter > MIN_LETTERS && leven(a, b) <= MAX_EDITS);
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Hides a field name that may be a value, such as an id or a mail address that a backend uses as a key. */
export function printable(name: string): string {
  return /^[A-Za-z_$][A-Za-z_$-]{0,39}\d{0,2}$/.test(name) ? name : '(a name that may be personal)';
}
