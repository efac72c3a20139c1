import { type Day, type Instant, toInstant, type Zone } from '@/domain/day';
import moment from 'moment-timezone';

/** The instant of a time of day ('HH:mm', 24 hours) on a day in a zone: the first one if the time occurs twice in autumn. */
export function instantAt(day: Day, time: string, zone: Zone): Instant {
  return toInstant(moment.tz(`${day} ${time}`, zone).valueOf());
}
