import type { Instant } from '@/domain/day';
import { notUpdatedText, TOLERATED_AGE_MS } from '@/domain/notUpdated';
import { currentTime } from '@/lib/clock';
import { site } from '@/site';
import { useNow } from '@/ui/useNow';
import { useEffect, useState } from 'react';
import './NotUpdated.scss';

/** Says since when the data is not updated (rule: not-updated). Stays mounted as a live region. `since` is null before the first read. */
export function NotUpdated({ since }: { since: Instant | null }) {
  const now = useNow();
  const [outdated, setOutdated] = useState<Instant | null>(null); // Set by a timer: `now` changes only once a minute.
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setOutdated(since), since + TOLERATED_AGE_MS + 1 - currentTime());
    return () => clearTimeout(timer);
  }, [since]);
  const isOutdated = since !== null && (since === outdated || now - since > TOLERATED_AGE_MS);
  return (
    <output className="not-updated">{isOutdated ? notUpdatedText(since, now, site.timeZone) : null}</output>
  );
}
