import type { Attendance } from '../attendance';
import type { Community } from '../community';
import { type Instant, toDay, toInstant, type Zone } from '../day';
import type { Holiday, Member } from '../member';
import type { Place } from '../place';
import { newEntry, type SignUp, type SignUpEntry } from '../signUp';

/** The community's time zone, a place in the Catskill Mountains, and one in New York City. */
export const newYork: Zone = 'America/New_York';
export const catskills: Place = { lat: 41.6556, lon: -74.6893 };
export const manhattan: Place = { lat: 40.7128, lon: -74.006 };

/** The instant of an ISO date-time with an offset. */
export const at = (text: string): Instant => toInstant(Date.parse(text));

/** The boolean fields of an entry. */
export type EntryFlag = {
  [Name in keyof SignUpEntry]: SignUpEntry[Name] extends boolean ? Name : never;
}[keyof SignUpEntry];

/** An entry in which every value differs from the one of a new sign-up. */
export const fullEntry: SignUpEntry = {
  peopleCount: 3,
  isGuest: true,
  onlyIfMinyan: true,
  anonymous: true,
  reservedMussaf: true,
  baalKorah: true,
  part: '1-4',
  comingEarlier: true,
};

/** A sign-up with `fullEntry`, in which no value is missing. */
export const fullSignUp: SignUp = {
  ...fullEntry,
  recordId: 'r1',
  userId: 'u1',
  userName: 'Sam Green',
  unit: '12',
  timeAdded: at('2026-11-10T10:00:00-05:00'),
  day: toDay('2026-11-14'),
};

export function buildSignUp(overrides: Partial<SignUp> = {}): SignUp {
  return {
    recordId: null,
    userId: null,
    userName: 'Sam Green',
    unit: '12',
    ...newEntry,
    baalKorah: (overrides.part ?? null) !== null,
    timeAdded: null,
    day: null,
    ...overrides,
  };
}

export function buildHoliday(overrides: Partial<Holiday> = {}): Holiday {
  return {
    name: 'Rosh Hashana I',
    displayName: 'Rosh Hashana, first day',
    day: toDay('2026-09-12'),
    emoji: null,
    recordId: null,
    ...overrides,
  };
}

export function buildMember(overrides: Partial<Member> = {}): Member {
  return {
    userId: 7,
    firstName: 'Sam',
    lastName: 'Green',
    email: 'sam@example.com',
    phone: '222-222-2222',
    username: 'sam',
    unit: '12',
    balance: 0,
    notifications: 'A',
    notificationMethod: 'E',
    place: null,
    upcomingShabbos: toDay('2026-08-15'),
    upcomingHolidays: [],
    futureSignUps: [],
    ...overrides,
  };
}

export function buildCommunity(overrides: Partial<Community> = {}): Community {
  return {
    name: 'Pine Hollow',
    email: null,
    blockWinterize: false,
    policies: [],
    place: null,
    hasMikvah: true,
    shulOpenAt: [],
    mikvahOpenAt: [],
    notes: [],
    openOnThu: false,
    maftirMussafOption: true,
    ...overrides,
  };
}

export function buildAttendance(overrides: Partial<Attendance> = {}): Attendance {
  return {
    recordedShabbos: null,
    upcomingShabbos: [],
    upcomingHolidays: [],
    futureShabbos: [],
    ...overrides,
  };
}
