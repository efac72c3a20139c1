import type { components } from './contract';
import {
  isObject,
  readChoice,
  readCount,
  readDay,
  readFlag,
  readId,
  readInstant,
  readOptionalText,
  readText,
} from './reading';
import { PARTS } from '../domain/baalKorah';
import { fromFields, namesOf } from '../domain/fields';
import type { SignUp } from '../domain/signUp';
import { entryFields, type SignUpEntry } from '../domain/signUpEntry';

type Wire = components['schemas'];

const partNames = PARTS.map(({ part }) => part);
const readBox = (value: unknown) => readFlag(value, false);

/** Each field of a sign-up: its name on the wire, and how it is read. A field that is sent has the same name in a request. */
const fields = {
  recordId: ['_id', readOptionalText],
  userId: ['user_id', readId],
  userName: ['user_name', readText],
  unit: ['unit', readText],
  // Misspelled by the backend.
  peopleCount: ['poeple_count', readCount],
  isGuest: ['is_guest', readBox],
  onlyIfMinyan: ['only_if_minyan', readBox],
  anonymous: ['anonymous', readBox],
  reservedMussaf: ['reservedMussaf', readBox],
  baalKorah: ['baalKorah', readBox],
  part: ['preparedFor', (value) => readChoice(value, partNames, null)],
  comingEarlier: ['comingEarlier', readBox],
  timeAdded: ['timeAdded', readInstant],
  day: ['date', readDay],
} as const satisfies {
  [Name in keyof SignUp]: readonly [keyof Wire['AttendanceRow'], (value: unknown) => SignUp[Name]];
};

const readers = namesOf(fields).map((name) => ({ name, wireName: fields[name][0], read: fields[name][1] }));

/** Reads a row of the attendance records, or an entry of the user's `futureMinyanRecords`. Null if it is not an object. */
export function readSignUp(value: unknown): SignUp | null {
  if (!isObject(value)) return null;
  // A loop, because there can be thousands of rows: `Object.fromEntries` takes four times as long.
  const signUp: Partial<Record<keyof SignUp, unknown>> = {};
  for (const { name, wireName, read } of readers) signUp[name] = read(value[wireName]);
  if (signUp.baalKorah === false) signUp.part = null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has a reader of the right type for each field
  return signUp as SignUp;
}

/** What a member has entered, under its names on the wire. */
type WireEntry = Pick<Wire['MinyanAddRequest'], (typeof fields)[keyof SignUpEntry][0]>;

/** What a member has entered, as it is sent. No part is sent without `baalKorah`. */
export function toWireEntry(entry: SignUpEntry): WireEntry {
  const sent = { ...entry, part: entry.baalKorah ? entry.part : null };
  return fromFields<WireEntry>(entryFields.map((name) => [fields[name][0], sent[name]]));
}
