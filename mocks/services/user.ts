import { isSameId } from '../../src/domain/memberId';
import { SATURDAY, weekdayOf } from '../../src/domain/time';
import type { MemberContext } from './context';
import type { WireHoliday, WireRow, WireUser } from '../wire/wireTypes';
import { isSameEvent, listedHolidays, upcomingShabbos } from './minyanEvents';
import { toWireRow } from './minyanRows';

/** GET /api/user */
export function getUser(context: MemberContext): WireUser {
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
