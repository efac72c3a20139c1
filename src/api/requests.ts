import { ApiError, write } from './client';
import type { components } from './contract';
import { isObject } from './reading';
import type { Day } from '../domain/day';
import { dayFromWire } from './wireTime';
import { site } from '../site';

type Wire = components['schemas'];

export type WinterizeRequest = Wire['WinterizeRequest'];
export type DeWinterizeRequest = Wire['DeWinterizeRequest'];

/**
 * POST /api/user/request. `duplicateOf` is the day of an earlier request of the same kind: where there is one, this
 * one was not taken, and is to be sent again with `ignore_duplicates`.
 */
export async function sendRequest(
  request: WinterizeRequest | DeWinterizeRequest,
): Promise<{ duplicateOf: Day | null }> {
  const body = await write('POST', '/api/user/request', request);
  const duplicate = isObject(body) ? body.recent_duplicate_date : null;
  // No date, as the old backend writes it in any of its ways.
  if (!duplicate) return { duplicateOf: null };
  const duplicateOf = dayFromWire(duplicate, site.timeZone);
  // Held back all the same, whatever its date was meant to be: nobody may read that it was taken.
  if (duplicateOf === null) throw new ApiError('unreadable', 'POST /api/user/request', 200);
  return { duplicateOf };
}
