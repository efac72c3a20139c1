import { parseDay, type Day } from '../../../src/domain/day';
import { valueChecks } from '../../data/signUpFields';
import type { RowChange } from '../../meanwhile/rowChanges';
import { isFlag, isNumber, isText, orNull, type Checks } from '../../wire/checks';
import { isObject, parseJson, type JsonObject } from '../../wire/json';
import { suggestion } from './closestName';
import type { ReportProblem } from './splitList';

/** The most men that a sign-up can have. */
export const MAX_MEN = 40;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_MEN;

const checks: Checks<Required<RowChange>> = {
  ...valueChecks,
  peopleCount: isCount,
  timeAdded: orNull(isNumber),
  day: (value): value is Day => parseDay(value) !== null,
  holidayName: orNull(isText),
  by: (value): value is string => isText(value) && value !== '',
  isRemoved: isFlag,
};

const isField = (name: string): name is keyof RowChange => Object.hasOwn(checks, name);

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
    if (!isField(name)) return `knows no '${name}'. ${suggestion(name, Object.keys(checks))}`;
    if (!checks[name](value))
      return `has no such value for '${name}': ${JSON.stringify(value)}.${name === 'peopleCount' ? ` There are 0 to ${MAX_MEN} men.` : ''}`;
  }
  return null;
}
