import { ApiError, write } from './client';
import type { components } from './contract';
import { isObject, readDay } from './reading';
import type { Day } from '../domain/day';

type Wire = components['schemas'];

/** `acceptsDuplicate`: send it although there is an earlier request. */
export type WinterizeRequest = Omit<Wire['WinterizeRequest'], 'ignore_duplicates'> & {
  acceptsDuplicate: boolean;
};
export type DeWinterizeRequest = Wire['DeWinterizeRequest'];

function toWire(
  request: WinterizeRequest | DeWinterizeRequest,
): Wire['WinterizeRequest'] | Wire['DeWinterizeRequest'] {
  if (request.todo !== 'Winterize') return request;
  const { acceptsDuplicate, ...fields } = request;
  return { ...fields, ignore_duplicates: acceptsDuplicate };
}

/**
 * POST /api/user/request. `duplicateOf` is the day of an earlier request of the same kind, null without one. A winterization
 * with such a day was not accepted, and the backend accepts it only with `acceptsDuplicate`. A de-winterization was
 * accepted, whatever the day is (rule: de-winterize-duplicate).
 */
export async function sendRequest(
  request: WinterizeRequest | DeWinterizeRequest,
): Promise<{ duplicateOf: Day | null }> {
  const body = await write('POST', '/api/user/request', toWire(request));
  const duplicate = isObject(body) ? body.recent_duplicate_date : null;
  // The old backend has several ways to write 'no date': null, '', false, or no field.
  if (!duplicate) return { duplicateOf: null };
  const duplicateOf = readDay(duplicate);
  // A winterization was not accepted even if the date is unreadable, so the member must not see a success.
  if (duplicateOf === null && request.todo === 'Winterize')
    throw new ApiError('unreadable', 'POST /api/user/request', 200);
  return { duplicateOf };
}
