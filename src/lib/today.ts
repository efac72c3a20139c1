import { type Day, dayOf, toInstant } from '../domain/day';
import { site } from '../site';
import { currentTime } from './clock';

/** The calendar date in the community's time zone. Components read it with `useToday`. */
export const currentDay = (): Day => dayOf(toInstant(currentTime()), site.timeZone);
