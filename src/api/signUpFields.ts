import type { components } from './contract';
import {
  isObject,
  readChoice,
  readDay,
  readFlag,
  readId,
  readInstant,
  readNumber,
  readOptionalText,
  readText,
} from './reading';
import { PARTS } from '../domain/baalKorah';
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
  peopleCount: ['poeple_count', (value) => readNumber(value) ?? 0],
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

const fieldList = Object.entries(fields);

/** Reads a row of the attendance records, or an entry of the user's `futureMinyanRecords`. Null if it is not an object. */
export function readSignUp(value: unknown): SignUp | null {
  if (!isObject(value)) return null;
  const signUp = Object.fromEntries(
    fieldList.map(([name, [wireName, read]]) => [name, read(value[wireName])]),
  ) as SignUp;
  if (!signUp.baalKorah) signUp.part = null;
  return signUp;
}

/** The names on the wire of the fields that a member enters. */
type SentName = (typeof fields)[keyof SignUpEntry][0];

/** What a member has entered, as it is sent. No part is sent without `baalKorah`. */
export function toWireEntry(entry: SignUpEntry): Pick<Wire['MinyanAddRequest'], SentName> {
  const sent = { ...entry, part: entry.baalKorah ? entry.part : null };
  return Object.fromEntries(entryFields.map((name) => [fields[name][0], sent[name]])) as ReturnType<
    typeof toWireEntry
  >;
}
