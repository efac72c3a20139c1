import type { Day } from '../domain/day';
import { ApiError, send, type Wire } from './client';
import { isObject, readDay, readFlag, readText } from './reading';

export type WinterizeRequest = Wire['WinterizeRequest'];
export type DeWinterizeRequest = Wire['DeWinterizeRequest'];

/**
 * POST /api/user/request. `duplicateOf` is the day of an earlier request of the same kind, null without one. A winterization
 * with such a day was not accepted, and the backend accepts it only with `ignore_duplicates`. A de-winterization was
 * accepted, whatever the day is (rule: de-winterize-duplicate).
 */
export async function sendRequest(
  request: WinterizeRequest | DeWinterizeRequest,
): Promise<{ duplicateOf: Day | null }> {
  const body = await send('POST /api/user/request', request);
  const duplicate = isObject(body) ? body.recent_duplicate_date : null;
  // The old backend has several ways to write 'no date': null, '', a false flag, a date of the year 0 or 1, or no field.
  const isNone = !duplicate || !readFlag(duplicate, true) || /^000[01]-/.test(readText(duplicate));
  if (isNone) return { duplicateOf: null };
  const duplicateOf = readDay(duplicate);
  // A winterization was not accepted even if the date is unreadable, so the member must not see a success.
  if (duplicateOf === null && request.todo === 'Winterize')
    throw new ApiError('refused', 'POST /api/user/request', 200);
  return { duplicateOf };
}
