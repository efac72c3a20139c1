import { isSameId } from '@/domain/memberId';
import { SATURDAY, weekdayOf } from '@/domain/time';
import type { WireColony, WireHoliday, WireRecords, WireRow, WireUser } from '../wire/wireTypes';
import type { MemberContext } from './context';
import {
  type EventKey,
  isSameEvent,
  listedHolidays,
  membersOf,
  toWireRow,
  upcomingShabbos,
} from './minyanEvents';

/** GET /api/user */
export function getUser(context: MemberContext): Required<WireUser> {
  const { member, colony } = context;
  return {
    user_id: member.id,
    first_name: member.firstName,
    last_name: member.lastName,
    email: member.email,
    phone: member.phone,
    username: member.username,
    unit: member.unit,
    balance: member.balance,
    notifications: member.notifications,
    notificationMethod: member.notificationMethod,
    colonyData: { lat: colony.lat, lon: colony.lon },
    upcomingShabbos: upcomingShabbos(context),
    upcomingHolidays: holidayItems(context),
    futureMinyanRecords: futureRecords(context),
  };
}

function ownRecords({ db, member }: MemberContext) {
  return db.signUps.where(({ userId }) => isSameId(userId, member.id));
}

function holidayItems(context: MemberContext): WireHoliday[] {
  const own = ownRecords(context);
  return listedHolidays(context).map(({ name, displayName, day, emoji }) => {
    const record = own.find((one) => isSameEvent(one, { day, holidayName: name }));
    const item = { name, displayName, date: day, rocordId: record?.id ?? null };
    return emoji === null ? item : Object.assign(item, { emoji });
  });
}

function futureRecords(context: MemberContext): WireRow[] {
  const upcoming = upcomingShabbos(context);
  return ownRecords(context)
    .filter(({ day, holidayName }) => holidayName === null && day > upcoming && weekdayOf(day) === SATURDAY)
    .map((record) => toWireRow(record, context.member, null));
}

/** GET /api/colony. Omits `maftirMussafOption` if the community has never set it, as the real backend does. */
export function getColony({ colony }: MemberContext): Required<Omit<WireColony, 'maftirMussafOption'>> {
  const { id: _id, maftirMussafOption, ...fields } = colony;
  return { ...fields, ...(maftirMussafOption !== null && { maftirMussafOption }) };
}

/** GET /api/minyan. Returns the rows of the member's community in the order in which they were added, without past days. */
export function getMinyan(context: MemberContext): WireRecords {
  const { db, colony, today } = context;
  const members = membersOf(context, colony.id);
  const upcoming = upcomingShabbos(context);
  const records = db.signUps.where(({ day, userId }) => day >= today && members.has(String(userId)));

  const rowsOf = (event: EventKey, title: string | null = null): WireRow[] =>
    records
      .filter((record) => isSameEvent(record, event))
      .flatMap((record) => {
        const member = members.get(String(record.userId));
        return member ? [toWireRow(record, member, title)] : [];
      });

  const later = records.filter(({ day, holidayName }) => holidayName === null && day > upcoming);
  const laterDays = [...new Set(later.map(({ day }) => day))].toSorted();
  return {
    upcomingShabbos: rowsOf({ day: upcoming, holidayName: null }),
    upcomingHolidays: listedHolidays(context).map(({ name, displayName, day }) => ({
      date_title: displayName,
      users: rowsOf({ day, holidayName: name }, displayName),
    })),
    futureShabbos: laterDays.map((date) => ({ date, users: rowsOf({ day: date, holidayName: null }) })),
  };
}
