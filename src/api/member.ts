import { uniqBy } from 'es-toolkit';
import type { Holiday, Member } from '../domain/member';
import { isInZone, isOnEarth, type Place } from '../domain/place';
import { site } from '../site';
import { readSignUp } from './readAttendance';
import {
  isObject,
  readChoice,
  readDay,
  readId,
  readList,
  readNumber,
  readOptionalText,
  readText,
  type WireObject,
} from './reading';
import { fromWirePhone } from './wirePhone';

/** Reads the place of an object. Null if a number is missing, or if the community cannot be there (rule: place-of-the-times). */
export function readPlace(value: WireObject): Place | null {
  const lat = readNumber(value.lat);
  const lon = readNumber(value.lon);
  if (lat === null || lon === null) return null;
  const place = { lat, lon };
  return isOnEarth(place) && isInZone(place, site.timeZone) ? place : null;
}

function readHoliday(value: unknown): Holiday | null {
  if (!isObject(value)) return null;
  const day = readDay(value.date);
  if (day === null) return null;
  const name = readText(value.name);
  return {
    name,
    displayName: (readOptionalText(value.displayName) ?? name).trim(),
    day,
    emoji: readOptionalText(value.emoji),
    // Misspelled by the backend.
    recordId: readOptionalText(value.rocordId),
  };
}

/** Reads the wire's user as a member. Null if the value is not an object or has no id (rule: user-fields). */
export function readMember(value: unknown): Member | null {
  if (!isObject(value)) return null;
  const userId = readId(value.user_id);
  if (userId === null) return null;
  const holidays = readList(value.upcomingHolidays, readHoliday);
  return {
    userId,
    firstName: readText(value.first_name),
    lastName: readText(value.last_name),
    email: readText(value.email),
    phone: fromWirePhone(readText(value.phone)),
    username: readText(value.username),
    unit: readText(value.unit).trim(),
    balance: readNumber(value.balance) ?? 0,
    notifications: readChoice(value.notifications, ['N', 'A', 'M'], 'N'),
    notificationMethod: readChoice(value.notificationMethod, ['T', 'E'], 'E'),
    place: isObject(value.colonyData) ? readPlace(value.colonyData) : null,
    upcomingShabbos: readDay(value.upcomingShabbos),
    // The server may list a holiday twice.
    upcomingHolidays: uniqBy(holidays, ({ name, day }) => `${name} ${day}`),
    futureSignUps: readList(value.futureMinyanRecords, readSignUp),
  };
}
