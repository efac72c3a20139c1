import { useEffect, useState } from 'react';
import { toInstant, type Instant } from '../domain/day';
import { currentTime, onEveryMinute } from '../lib/clock';

const readClock = (): Instant => toInstant(currentTime());

/** The current time. Updates at every whole minute and when the page becomes visible. */
export function useNow(): Instant {
  const [now, setNow] = useState(readClock);
  useEffect(() => onEveryMinute(() => setNow(readClock())), []);
  return now;
}
