import { useEffect, useState } from 'react';
import { type Day, dayOf, type Instant, toInstant } from '../domain/day';
import { currentTime, onEveryMinute } from '../lib/clock';
import { site } from '../site';

const readClock = (): Instant => toInstant(currentTime());

/** The current time. Updates at every whole minute and when the page becomes visible. */
export function useNow(): Instant {
  const [now, setNow] = useState(readClock);
  useEffect(() => onEveryMinute(() => setNow(readClock())), []);
  return now;
}

/** The calendar date in the community's time zone. Updates like `useNow`. */
export const useToday = (): Day => dayOf(useNow(), site.timeZone);
