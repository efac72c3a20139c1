import { type Day, parseDay } from '@/domain/day';
import { pick } from 'es-toolkit';
import { settingChecks } from '../../data/db';
import type { CommunitySettings } from '../../data/rows';
import { valueChecks } from '../../data/signUpFields';
import type { RowChange } from '../../meanwhile/rowChanges';
import { type Checks, isFlag, isNumber, isText, orNull } from '../../wire/checks';
import { isObject, parseJson } from '../../wire/json';
import { type ReportProblem, validNames } from './reading';

/** The most men that a sign-up can have. */
export const MAX_MEN = 40;

const changeChecks: Checks<Required<RowChange>> = {
  ...valueChecks,
  peopleCount: (value): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_MEN,
  timeAdded: orNull(isNumber),
  day: (value): value is Day => parseDay(value) !== null,
  holidayName: orNull(isText),
  by: (value): value is string => isText(value) && value !== '',
  isRemoved: isFlag,
};

/** Reads settings of a community from a JSON object. Reports those that are not valid, and leaves them out. */
export function readSettings(text: string, report: ReportProblem): CommunitySettings {
  const parsed = parseJson(text);
  if (isObject(parsed)) return pick(parsed, validNames(parsed, settingChecks, report));
  report('is no JSON object; the community stays as it is.');
  return {};
}

/** Reads a JSON list of changes to sign-ups. Leaves out each change with a field that is missing or not valid, and reports the field. */
export function readRowChanges(text: string, report: ReportProblem): RowChange[] {
  const parsed = parseJson(text);
  if (!Array.isArray(parsed)) {
    report('is no JSON list; the sign-ups stay as they are.');
    return [];
  }
  return parsed.filter((change: unknown): change is RowChange => {
    // A missing `day` or `by` is null here, which its check refuses.
    const fields = { day: null, by: null, ...(isObject(change) ? change : {}) };
    return validNames(fields, changeChecks, report).length === Object.keys(fields).length;
  });
}
