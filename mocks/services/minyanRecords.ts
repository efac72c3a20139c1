import type { MemberContext } from './context';
import type { SignUpRecord } from '../data/db';
import type { WireRecords, WireRow } from '../wire/wireTypes';
import { isSameEvent, listedHolidays, upcomingShabbos } from './minyanEvents';
import { membersOf, toWireRow } from './minyanRows';

/** GET /api/minyan. Returns the rows of the member's community in the order in which they were added, without past days. */
export function getMinyan(context: MemberContext): WireRecords {
  const { db, colony, today } = context;
  const members = membersOf(context, colony.id);
  const upcoming = upcomingShabbos(context);
  const records = db.signUps.where(({ day, userId }) => day >= today && members.has(String(userId)));

  const toRows = (chosen: SignUpRecord[], title: string | null): WireRow[] =>
    chosen.flatMap((record) => {
      const member = members.get(String(record.userId));
      return member ? [toWireRow(record, member, title)] : [];
    });

  const later = records.filter(({ day, holidayName }) => holidayName === null && day > upcoming);
  const laterDays = [...new Set(later.map(({ day }) => day))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
  return {
    upcomingShabbos: toRows(
      records.filter((record) => isSameEvent(record, { day: upcoming, holidayName: null })),
      null,
    ),
    upcomingHolidays: listedHolidays(context).map(({ name, displayName, day }) => ({
      date_title: displayName,
      users: toRows(
        records.filter((record) => isSameEvent(record, { day, holidayName: name })),
        displayName,
      ),
    })),
    futureShabbos: laterDays.map((date) => ({
      date,
      users: toRows(
        later.filter(({ day }) => day === date),
        null,
      ),
    })),
  };
}
