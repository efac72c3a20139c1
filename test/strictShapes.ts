import type { Attendance } from '../src/domain/attendance';
import type { Community, Note, Policy } from '../src/domain/community';
import type { Holiday } from '../src/domain/event';
import { fromFields } from '../src/domain/fields';
import type { Member } from '../src/domain/member';
import type { SignUp } from '../src/domain/signUp';
import { entryFields, newEntry, type EntryFlag, type SignUpEntry } from '../src/domain/signUpEntry';

/** A matcher for each field of a domain type: a new field does not compile until it has one. No answer contains `pending`. */
type Shape<T> = Record<Exclude<keyof T, 'pending'>, object>;

/** An asymmetric matcher for Jest: accepts a value if `matches` does. A failure shows the description. */
const matching = (description: string, matches: (value: unknown) => boolean) => ({
  asymmetricMatch: matches,
  toString: () => description,
  toAsymmetricMatcher: () => description,
});

const isText = (value: unknown) => typeof value === 'string';
const isFinite = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isId = (value: unknown) => isFinite(value) || isText(value);
const orNull = (matches: (value: unknown) => boolean) => (value: unknown) => value === null || matches(value);

const fits = (value: unknown, shape: object) => {
  try {
    expect(value).toStrictEqual(shape);
    return true;
  } catch {
    return false;
  }
};
const listOf = <T>(shape: Shape<T>) =>
  matching(`a list of ${Object.keys(shape).join(', ')}`, (value) =>
    Array.isArray(value) ? value.every((item) => fits(item, shape)) : false,
  );
const oneOf = (...options: unknown[]) =>
  matching(`one of ${options.join(', ')}`, (value) => options.includes(value));

const text = matching('a text', isText);
const optionalText = matching(
  'a text or null',
  orNull((value) => isText(value) && value !== ''),
);
const number = matching('a finite number', isFinite);
const flag = matching('a flag', (value) => typeof value === 'boolean');
const day = matching('a day', isDay);
const optionalDay = matching('a day or null', orNull(isDay));
const days = matching('days', (value) => Array.isArray(value) && value.every(isDay));
const place = matching(
  'a place or null',
  orNull((value) => fits(value, { lat: number, lon: number })),
);

const nullOr = (shape: object) =>
  matching(
    'the strict shape or null',
    orNull((value) => fits(value, shape)),
  );

const isEntryFlag = (name: keyof SignUpEntry): name is EntryFlag => typeof newEntry[name] === 'boolean';
const entryFlags = fromFields<Record<EntryFlag, object>>(
  entryFields.filter(isEntryFlag).map((name) => [name, flag]),
);

const signUpShape: Shape<SignUp> = {
  recordId: optionalText,
  userId: matching('an id or null', orNull(isId)),
  userName: text,
  unit: text,
  peopleCount: number,
  ...entryFlags,
  part: oneOf(null, 'full', '1-4', '5-end', '1st', '2nd'),
  timeAdded: matching('an instant or null', orNull(isFinite)),
  day: optionalDay,
};

const memberShape: Shape<Member> = {
  userId: matching('an id', isId),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  username: text,
  unit: text,
  balance: number,
  notifications: oneOf('N', 'A', 'M'),
  notificationMethod: oneOf('T', 'E'),
  place,
  upcomingShabbos: optionalDay,
  upcomingHolidays: listOf<Holiday>({
    name: text,
    displayName: text,
    day,
    emoji: optionalText,
    recordId: optionalText,
  }),
  futureSignUps: listOf<SignUp>(signUpShape),
};

const communityShape: Shape<Community> = {
  name: text,
  email: optionalText,
  blockWinterize: flag,
  policies: listOf<Policy>({ id: text, title: text, content: text }),
  place,
  hasMikvah: flag,
  shulOpenAt: days,
  mikvahOpenAt: days,
  notes: listOf<Note>({ id: text, content: text }),
  openOnThu: flag,
  maftirMussafOption: flag,
};

const attendanceShape: Shape<Attendance> = {
  recordedShabbos: optionalDay,
  upcomingShabbos: listOf<SignUp>(signUpShape),
  upcomingHolidays: listOf<Attendance['upcomingHolidays'][number]>({
    title: text,
    signUps: listOf<SignUp>(signUpShape),
  }),
  futureShabbos: listOf<Attendance['futureShabbos'][number]>({ day, signUps: listOf<SignUp>(signUpShape) }),
};

/** The results of the readers in `src/api`: an object with exactly these keys, or null. */
export const aSignUpOrNull = nullOr(signUpShape);
export const aMemberOrNull = nullOr(memberShape);
export const aCommunityOrNull = nullOr(communityShape);
export const anAttendanceOrNull = nullOr(attendanceShape);
