import type { Day, Instant, Zone } from '@/domain/day';
import { HOUR_MS, MINUTE_MS } from '@/domain/duration';
import { localInstant } from '@/domain/zoneOffset';

/** The instant of a time of day ('HH:mm', 24 hours) on a day in a zone (see localInstant). */
export function instantAt(day: Day, time: string, zone: Zone): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return localInstant(day, hours * HOUR_MS + minutes * MINUTE_MS, zone);
}
