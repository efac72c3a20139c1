import { MINUTE_MS } from '../domain/duration';
import { currentTime } from '../lib/clock';

/** The delay in milliseconds that a `Retry-After` header asks for by seconds or by an HTTP date. NaN if it has neither. */
function namedDelay(retryAfter: string): number {
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000;
  return Date.parse(retryAfter) - currentTime();
}

/**
 * The wait before a failed read is repeated, in milliseconds: a minute, or longer if `Retry-After` asks, but at most ten minutes
 * (rule: reads-in-an-outage).
 */
export function retryDelay(retryAfter: string | null): number {
  const named = retryAfter === null ? 0 : namedDelay(retryAfter);
  return named > MINUTE_MS ? Math.min(named, 10 * MINUTE_MS) : MINUTE_MS;
}
