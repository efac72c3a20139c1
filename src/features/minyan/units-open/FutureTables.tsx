import { useMemo, type ComponentProps } from 'react';
import type { Attendance } from '../../../domain/attendance';
import type { Day } from '../../../domain/day';
import type { MinyanEvent } from '../../../domain/event';
import { SignUpTables } from './SignUpTables';

const events = new Map<Day, MinyanEvent>();

/** The event of a later Shabbos: always the same object for a day, so that a table without changes is not rendered again. */
function laterEvent(day: Day): MinyanEvent {
  const event = events.get(day) ?? { kind: 'later', day };
  events.set(day, event);
  return event;
}

interface FutureTablesProps extends Omit<ComponentProps<typeof SignUpTables>, 'tables'> {
  id: string;
  futureShabbos: Attendance['futureShabbos'];
}

/** One table per future Shabbos (rule: no-future-shabbosim). */
export function FutureTables({ id, futureShabbos, ...shared }: FutureTablesProps) {
  const tables = useMemo(
    () =>
      futureShabbos.map(({ day, signUps }, index) => ({
        // A day that the server lists twice has two tables.
        key: `${day}-${index}`,
        event: laterEvent(day),
        signUps,
      })),
    [futureShabbos],
  );
  return (
    <div id={id} className="rosters rosters--later">
      {tables.length === 0 ? <p>No sign-ups yet</p> : null}
      <SignUpTables tables={tables} {...shared} />
    </div>
  );
}
