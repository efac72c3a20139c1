import { parseDay } from '../../../src/domain/day';
import type { RowChange } from '../../meanwhile/rowChanges';
import { isObject, parseJson, type JsonObject } from '../../wire/json';
import { suggestion } from './closestName';
import type { ReportProblem } from './splitList';
import { RECORDED_PARTS } from '../../wire/parts';

const isFlag = (value: unknown) => typeof value === 'boolean';

const isValid: Record<keyof RowChange, (value: unknown) => boolean> = {
  day: (value) => parseDay(value) !== null,
  holidayName: (value) => value === null || typeof value === 'string',
  by: (value) => typeof value === 'string' && value !== '',
  isRemoved: isFlag,
  peopleCount: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 999,
  isGuest: isFlag,
  onlyIfMinyan: isFlag,
  anonymous: isFlag,
  reservedMussaf: isFlag,
  comingEarlier: isFlag,
  part: (value) => value === null || RECORDED_PARTS.some((part) => part === value),
  timeAdded: (value) => value === null || (typeof value === 'number' && Number.isFinite(value)),
};

const isField = (name: string): name is keyof RowChange => Object.hasOwn(isValid, name);

/** Reads a JSON list of changes to sign-ups. Reports each change that is not valid, and leaves it out. */
export function readRowChanges(text: string, report: ReportProblem): RowChange[] {
  const parsed = parseJson(text);
  if (!Array.isArray(parsed)) {
    report('is no JSON list; the sign-ups stay as they are.');
    return [];
  }
  return parsed.filter((one): one is RowChange => {
    const problem = problemOf(one);
    if (problem !== null) report(problem);
    return problem === null;
  });
}

function problemOf(change: unknown): string | null {
  if (!isObject(change)) return 'has an entry that is no object.';
  const required: JsonObject = { day: null, by: null, ...change };
  for (const [name, value] of Object.entries(required)) {
    if (!isField(name)) return `knows no '${name}'. ${suggestion(name, Object.keys(isValid))}`;
    if (!isValid[name](value)) return `has no such value for '${name}'.`;
  }
  return null;
}
