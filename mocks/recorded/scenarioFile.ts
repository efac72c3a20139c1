import { dayOf, parseDay, toInstant } from '@/domain/day';
import { DAY_MS } from '@/domain/duration';
import { addDays, daysBetween } from '@/domain/time';
import { rowChecks, type Tables } from '../data/db';
import { rowDefaults } from '../data/rows';
import { isoTime, parseIsoTime } from '../time/isoTime';
import { communityZone } from '../time/zone';
import { type Check, isText, listOf, orNull, shape } from '../wire/checks';
import { asObject, isObject, type JsonObject } from '../wire/json';

const FORMAT = 'dependable-portal-scenario';
const VERSION = 1;

/**
 * The field of a tester's report that holds everything except the calls. Its `state` is a scenario file. HAR allows custom
 * fields that begin with an underscore, and other programs ignore them.
 */
export const REPORT = '_report';

/**
 * The state of a backend as a file: made of a recording, or the `state` in a report of the QA build. All times are relative: a
 * day is a number of days after the day of `recordedAt`, and an instant is a number of milliseconds after `recordedAt`.
 */
export type ScenarioFile = {
  format: typeof FORMAT;
  version: typeof VERSION;
  description: string;
  /** The ISO date-time at which the clock starts. */
  recordedAt: string;
  signedInAs: string | null;
  /** Paths of password links and invitations. */
  links: string[];
  tables: JsonObject;
};

/** A file that cannot be read as a scenario or a report. The message is for the person who chose it. */
export class ScenarioFileError extends Error {}

const DAY_FIELDS = new Set(['day', 'shulOpenAt', 'mikvahOpenAt', 'submittedOn', 'startDate']);
const INSTANT_FIELDS = new Set(['timeAdded', 'expiresAt', 'usedAt']);

const dayAt = (at: number) => dayOf(toInstant(at), communityZone);

type NewFile = Pick<ScenarioFile, 'description' | 'signedInAs' | 'links'> & {
  tables: Tables;
  recordedAt: number;
};

/** Writes tables as a file. Sessions and mails are left out. */
export function toScenarioFile({ tables, recordedAt, ...rest }: NewFile): ScenarioFile {
  const today = dayAt(recordedAt);
  const relative = (value: unknown, name: string): unknown => {
    const day = DAY_FIELDS.has(name) ? parseDay(value) : null;
    if (day !== null) return daysBetween(today, day);
    return INSTANT_FIELDS.has(name) && typeof value === 'number' ? value - recordedAt : value;
  };
  const settings = { ...tables.settings, defaultSessionUserId: null };
  const written = mapLeaves({ ...tables, sessions: [], mails: [], settings }, '', relative);
  return {
    format: FORMAT,
    version: VERSION,
    ...rest,
    recordedAt: isoTime(recordedAt),
    tables: asObject(written),
  };
}

/** Copies a JSON value. `change` gets each value that is no list and no object, with the name of its field. */
function mapLeaves(value: unknown, name: string, change: (value: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, name, change));
  if (!isObject(value)) return change(value, name);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapLeaves(field, key, change)]),
  );
}

const WEEK_DAYS = 7;

/**
 * The tables of a file at the time `now`. Days and instants move by the number of whole weeks between the recording and `now`,
 * so that a Shabbos stays a Shabbos.
 */
export function tablesOf(file: ScenarioFile, now: number = recordedAtOf(file)): Tables {
  const recordedAt = recordedAtOf(file);
  const today = dayAt(recordedAt);
  const shift = Math.trunc(daysBetween(today, dayAt(now)) / WEEK_DAYS) * WEEK_DAYS;
  const absolute = (value: unknown, name: string): unknown => {
    if (typeof value !== 'number') return value;
    if (DAY_FIELDS.has(name)) return Number.isInteger(value) ? addDays(today, value + shift) : value;
    return INSTANT_FIELDS.has(name) ? recordedAt + value + shift * DAY_MS : value;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parseScenarioFile has checked every row
  return mapLeaves(file.tables, '', absolute) as Tables;
}

export function recordedAtOf({ recordedAt }: Pick<ScenarioFile, 'recordedAt'>): number {
  return parseIsoTime(recordedAt) ?? 0;
}

/** Reads the text of a scenario file. Throws a ScenarioFileError that says what is wrong with it. */
export function parseScenarioFile(text: string): ScenarioFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ScenarioFileError('This is no scenario file: it is not JSON, or it is truncated.');
  }
  return readScenarioFile(json);
}

export function readScenarioFile(json: unknown): ScenarioFile {
  if (isObject(json) && isObject(json[REPORT])) return readScenarioFile(json[REPORT].state);
  if (isObject(json) && isObject(json.log))
    throw new ScenarioFileError(
      'This is a HAR recording. Make a scenario of it with: npx tsx scripts/real-backend/scenario.ts --har FILE',
    );
  if (!isObject(json) || json.format !== FORMAT) throw new ScenarioFileError('This is no scenario file.');
  if (json.version !== VERSION)
    throw new ScenarioFileError(
      `This scenario file has version ${String(json.version)}. Version ${VERSION} can be read.`,
    );
  const { description, recordedAt, signedInAs, links, tables } = json;
  if (
    typeof description !== 'string' ||
    typeof recordedAt !== 'string' ||
    parseIsoTime(recordedAt) === null ||
    !orNull(isText)(signedInAs) ||
    !listOf(isText)(links) ||
    !isObject(tables)
  )
    throw new ScenarioFileError('This scenario file is damaged: its head is incomplete.');
  const head = { format: FORMAT, version: VERSION, description, recordedAt, signedInAs, links } as const;
  const file = { ...head, tables: withDefaults(tables) };
  const absolute = asObject(tablesOf(file));
  const [wrong] =
    Object.entries<Check<unknown>>(rowChecks).find(([name, isRow]) => !listOf(isRow)(absolute[name])) ?? [];
  if (wrong !== undefined || !isSettings(tables.settings) || !isObject(tables.lastIds))
    throw new ScenarioFileError(`This scenario file is damaged: its ${wrong ?? 'settings'} cannot be read.`);
  return file;
}

/** Adds the fields that the product did not have when the file was written. */
function withDefaults(tables: JsonObject): JsonObject {
  const completed = Object.entries(rowDefaults).map(([name, defaults]) => {
    const rows: unknown = tables[name];
    const complete = (row: unknown) => (isObject(row) ? { ...defaults, ...row } : row);
    return [name, Array.isArray(rows) ? rows.map(complete) : rows];
  });
  return { ...tables, ...Object.fromEntries(completed) };
}

const isSettings = shape({ bypassCodes: listOf(isText), wireStyle: isText });
