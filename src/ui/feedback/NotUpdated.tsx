import { useEffect, useState } from 'react';
import type { Instant, Zone } from '../../domain/day';
import { currentTime } from '../../lib/clock';
import { site } from '../../site';
import { useNow } from '../useNow';
import './NotUpdated.scss';

type NotUpdatedProps = {
  /** When the data on the screen was read. Null before. */
  since: Instant | null;
  /** The age, in milliseconds, up to which the data counts as new. */
  toleratedAge: number;
  textOf: (since: Instant, now: Instant, zone: Zone) => string;
};

/**
 * Says since when the data on the screen has not been updated (rule: not-updated). Stays mounted without a text: screen readers
 * announce only changes of a live region that already exists. Does not move what is on the page.
 */
export function NotUpdated({ since, toleratedAge, textOf }: NotUpdatedProps) {
  const now = useNow();
  const [outdated, setOutdated] = useState<Instant | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setOutdated(since), since + toleratedAge + 1 - currentTime());
    return () => clearTimeout(timer);
  }, [since, toleratedAge]);
  const isOutdated = since !== null && (since === outdated || now - since > toleratedAge);
  return <output className="not-updated">{isOutdated ? textOf(since, now, site.timeZone) : null}</output>;
}
