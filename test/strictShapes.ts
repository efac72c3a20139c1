import { isFlag, isNumber, isText, listOf, oneOf, orNull } from '../mocks/wire/checks';
import { isObject } from '../mocks/wire/json';
import type { Attendance } from '../src/domain/attendance';
import type { Community, Note, Policy } from '../src/domain/community';
import type { Holiday } from '../src/domain/event';
import { fromFields } from '../src/domain/fields';
import type { Member } from '../src/domain/member';
import type { SignUp } from '../src/domain/signUp';
import { entryFields, newEntry, type EntryFlag, type SignUpEntry } from '../src/domain/signUpEntry';

type Test = (value: unknown) => boolean;

/** A test for each field of a domain type: a new field does not compile until it has one. No answer contains `pending`. */
type Shape<T> = Record<Exclude<keyof T, 'pending'>, Test>;

/** Whether an object has these fields and no others. */
const exactly =
  <T>(shape: Shape<T>) =>
  (value: unknown): value is T =>
    isObject(value) &&
    Object.keys(value).every((name) => name in shape) &&
    Object.entries<Test>(shape).every(([name, test]) => name in value && test(value[name]));

const isOptionalText = (value: unknown): value is string | null =>
  value === null || (isText(value) && value !== '');
const isId: Test = (value) => isNumber(value) || isText(value);
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isOptionalDay = orNull(isDay);
const isPlace = orNull(exactly<{ lat: number; lon: number }>({ lat: isNumber, lon: isNumber }));

const isEntryFlag = (name: keyof SignUpEntry): name is EntryFlag => typeof newEntry[name] === 'boolean';
const entryFlags = fromFields<Record<EntryFlag, Test>>(
  entryFields.filter(isEntryFlag).map((name) => [name, isFlag]),
);

const isSignUp = exactly<SignUp>({
  recordId: isOptionalText,
  userId: (value) => value === null || isId(value),
  userName: isText,
  unit: isText,
  peopleCount: isNumber,
  ...entryFlags,
  part: oneOf([null, 'full', '1-4', '5-end', '1st', '2nd']),
  timeAdded: orNull(isNumber),
  day: isOptionalDay,
});

const isMember = exactly<Member>({
  userId: isId,
  firstName: isText,
  lastName: isText,
  email: isText,
  phone: isText,
  username: isText,
  unit: isText,
  balance: isNumber,
  notifications: oneOf(['N', 'A', 'M']),
  notificationMethod: oneOf(['T', 'E']),
  place: isPlace,
  upcomingShabbos: isOptionalDay,
  upcomingHolidays: listOf(
    exactly<Holiday>({
      name: isText,
      displayName: isText,
      day: isDay,
      emoji: isOptionalText,
      recordId: isOptionalText,
    }),
  ),
  futureSignUps: listOf(isSignUp),
});

const isCommunity = exactly<Community>({
  name: isText,
  email: isOptionalText,
  blockWinterize: isFlag,
  policies: listOf(exactly<Policy>({ id: isText, title: isText, content: isText })),
  place: isPlace,
  hasMikvah: isFlag,
  shulOpenAt: listOf(isDay),
  mikvahOpenAt: listOf(isDay),
  notes: listOf(exactly<Note>({ id: isText, content: isText })),
  openOnThu: isFlag,
  maftirMussafOption: isFlag,
});

const isAttendance = exactly<Attendance>({
  recordedShabbos: isOptionalDay,
  upcomingShabbos: listOf(isSignUp),
  upcomingHolidays: listOf(
    exactly<Attendance['upcomingHolidays'][number]>({ title: isText, signUps: listOf(isSignUp) }),
  ),
  futureShabbos: listOf(
    exactly<Attendance['futureShabbos'][number]>({ day: isDay, signUps: listOf(isSignUp) }),
  ),
});

/** An asymmetric matcher for Jest. A failure shows the description. */
const matching = (description: string, matches: Test) => ({
  asymmetricMatch: (value: unknown) => value === null || matches(value),
  toString: () => description,
  toAsymmetricMatcher: () => description,
});

/** The results of the readers in `src/api`: an object with exactly these keys, or null. */
export const aSignUpOrNull = matching('a sign-up or null', isSignUp);
export const aMemberOrNull = matching('a member or null', isMember);
export const aCommunityOrNull = matching('a community or null', isCommunity);
export const anAttendanceOrNull = matching('an attendance or null', isAttendance);
