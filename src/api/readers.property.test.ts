/** @jest-environment node */
import { keyBy, mapValues } from 'es-toolkit';
import * as fc from 'fast-check';
import { isList, namesIn, nestedSchema, propertiesOf } from '../../mocks/contract/contractSchemas';
import { isFlag, isNumber, isText, listOf, oneOf, orNull } from '../../mocks/wire/checks';
import { isObject } from '../../mocks/wire/json';
import type { Attendance } from '../domain/attendance';
import type { Community, Note, Policy } from '../domain/community';
import type { Holiday, Member } from '../domain/member';
import { entryFields, newEntry, type SignUp, type SignUpEntry } from '../domain/signUp';
import type { EntryFlag } from '../domain/testing/fixtures';
import { readCommunity } from './community';
import { readMember } from './member';
import { readAttendance } from './readAttendance';
import { readSignUp } from './readSignUp';

type Test = (value: unknown) => boolean;

/** A test for each field of a domain type: a new field does not compile until it has one. */
type Shape<T> = Record<keyof T, Test>;

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
const entryFlags: Record<EntryFlag, Test> = mapValues(
  keyBy(entryFields.filter(isEntryFlag), (name) => name),
  () => isFlag,
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
const aSignUpOrNull = matching('a sign-up or null', isSignUp);
const aMemberOrNull = matching('a member or null', isMember);
const aCommunityOrNull = matching('a community or null', isCommunity);
const anAttendanceOrNull = matching('an attendance or null', isAttendance);

/** Any value that a broken backend may send for a field. Many only look like a day, a number or a flag. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    '0',
    '1',
    'true',
    'NaN',
    '-Infinity',
    '-$1,234.50',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    '2026-02-30',
    '0000-00-00',
    '2999-12-31T23:59:59.999-14:00',
    '1000-01-01T00:00:00+14:00',
    '2026-11-14T00:00:00.000Z',
    '2026-11-14',
    '__proto__',
    'constructor',
    'full',
    '1-4',
    'N',
    'T',
    '<script>alert(1)</script>',
    '\u202Eabc',
    '\uD800',
  ),
);

/** Values that the client can read, so that a random answer is not always refused as a whole. */
const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  MemberId: fc.constantFrom<unknown>('u1', 7),
  WireDay: fc.constantFrom('2026-11-14', '2026-11-28', '2026-11-14T04:30:00-05:00'),
};

function oddField(schema: string, field: string): fc.Arbitrary<unknown> {
  const nested = nestedSchema(schema, field);
  const [name = ''] = namesIn(propertiesOf(schema)[field]);
  const one = nested === null ? (plausible[name] ?? oddValue) : oddAnswer(nested);
  const item = fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: oddValue });
  return isList(schema, field)
    ? fc.oneof(fc.array(item, { maxLength: 4 }), oddValue)
    : fc.oneof(one, oddValue);
}

/** An object with any fields of a schema in docs/openapi.yaml and any values, or no object at all. */
function oddAnswer(schema: string): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.keys(propertiesOf(schema)).map((field) => [field, oddField(schema, field)]),
  );
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), oddValue);
}

test('reads any member as the strict shape or null, without throwing', () => {
  fc.assert(
    fc.property(oddAnswer('User'), (answer) => {
      expect(readMember(answer)).toEqual(aMemberOrNull);
    }),
    { numRuns: 500 },
  );
});

test('reads any community as the strict shape or null, without throwing', () => {
  fc.assert(
    fc.property(oddAnswer('Colony'), (answer) => {
      expect(readCommunity(answer)).toEqual(aCommunityOrNull);
    }),
    { numRuns: 500 },
  );
});

test('reads any records as the strict shapes or null, without throwing', () => {
  fc.assert(
    fc.property(oddAnswer('AttendanceRecords'), oddAnswer('AttendanceRow'), (answer, row) => {
      expect(readAttendance(answer)).toEqual(anAttendanceOrNull);
      expect(readSignUp(row)).toEqual(aSignUpOrNull);
    }),
    { numRuns: 500 },
  );
});
