import * as fc from 'fast-check';
import { type Day, type Instant, toDay, toInstant } from '../day';

/** Any day from 1990 to 2036. The site's zone data has the clock changes of these years. */
export const anyDay: fc.Arbitrary<Day> = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2036-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => toDay(date.toISOString().slice(0, 10)));

/** Any instant from 1990 to 2036, in UTC. */
export const anyInstant: fc.Arbitrary<Instant> = fc
  .integer({ min: 631_152_000_000, max: 2_114_380_799_999 })
  .map(toInstant);
