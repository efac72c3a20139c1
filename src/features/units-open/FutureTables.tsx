import { memo, useMemo } from 'react';
import type { Attendance } from '../../domain/attendance';
import type { Instant } from '../../domain/day';
import type { MemberId } from '../../domain/memberId';
import type { Place } from '../../domain/place';
import { SignUpTable } from './SignUpTable';
import { useGradually } from './useGradually';

interface FutureTablesProps {
  id: string;
  futureShabbos: Attendance['futureShabbos'];
  viewerId: MemberId;
  now: Instant;
  openOnThu: boolean;
  place: Place | null;
}

/** Each step of showing them adds one, and leaves those that are there alone. */
const FutureTable = memo(SignUpTable);

/** One table for each future Shabbos. */
export function FutureTables({ id, futureShabbos, ...table }: FutureTablesProps) {
  const shown = useGradually(futureShabbos.length, 1);
  const tables = useMemo(
    () =>
      futureShabbos.map(({ day, signUps }, index) => ({
        // A server that lists a day twice has two tables of it.
        key: `${day}-${index}`,
        event: { kind: 'later', day } as const,
        signUps,
      })),
    [futureShabbos],
  );
  return (
    <div id={id} className="rosters rosters--later">
      {tables.slice(0, shown).map(({ key, ...one }) => (
        <FutureTable key={key} {...one} {...table} />
      ))}
    </div>
  );
}
