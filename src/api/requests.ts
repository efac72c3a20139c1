import { ApiError, write } from './client';
import type { components } from './contract';
import { isObject, readDay } from './reading';
import type { Day } from '../domain/day';

type Wire = components['schemas'];

export type WinterizeRequest = Wire['WinterizeRequest'];
export type DeWinterizeRequest = Wire['DeWinterizeRequest'];

/**
 * POST /api/user/request. Resolves with `duplicateOf` null if the request was accepted. Otherwise `duplicateOf` is the day
 * of an earlier request of the same kind, and the backend accepts this one only with `ignore_duplicates`.
 */
export async function sendRequest(
  request: WinterizeRequest | DeWinterizeRequest,
): Promise<{ duplicateOf: Day | null }> {
  const body = await write('POST', '/api/user/request', request);
  const duplicate = isObject(body) ? body.recent_duplicate_date : null;
  // The old backend has several ways to write 'no date': null, '', false, or no field.
  if (!duplicate) return { duplicateOf: null };
  const duplicateOf = readDay(duplicate);
  // The request was not accepted even if the date is unreadable, so the member must not see a success.
  if (duplicateOf === null) throw new ApiError('unreadable', 'POST /api/user/request', 200);
  return { duplicateOf };
}
