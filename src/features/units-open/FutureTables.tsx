import { memo, useMemo } from 'react';
import type { Attendance } from '../../domain/attendance';
import type { Instant } from '../../domain/day';
import type { MemberId } from '../../domain/memberId';
import type { Place } from '../../domain/place';
import { SignUpTable } from './SignUpTable';
import { useGradualCount } from './useGradualCount';

interface FutureTablesProps {
  id: string;
  futureShabbos: Attendance['futureShabbos'];
  viewerId: MemberId;
  now: Instant;
  openOnThu: boolean;
  place: Place | null;
}

/** Memoized, because `useGradualCount` renders the list again for each table that it adds. */
const FutureTable = memo(SignUpTable);

/** One table per future Shabbos (rule: no-future-shabbosim). */
export function FutureTables({ id, futureShabbos, ...table }: FutureTablesProps) {
  const shown = useGradualCount(futureShabbos.length, 1);
  const tables = useMemo(
    () =>
      futureShabbos.map(({ day, signUps }, index) => ({
        // A day that the server lists twice has two tables.
        key: `${day}-${index}`,
        event: { kind: 'later', day } as const,
        signUps,
      })),
    [futureShabbos],
  );
  return (
    <div id={id} className="rosters rosters--later">
      {tables.length === 0 ? <p>No sign-ups yet</p> : null}
      {tables.slice(0, shown).map(({ key, ...event }) => (
        <FutureTable key={key} {...event} {...table} />
      ))}
    </div>
  );
}
