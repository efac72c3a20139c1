import { readDay, readId, readList, readOptionalText } from '@/api/reading';
import type { Day } from '@/domain/day';
import { isSameId } from '@/domain/memberId';
import { addDays, comingSaturday } from '@/domain/time';
import type { CallName } from '../../../mocks/wire/calls';
import { asObject, type JsonObject } from '../../../mocks/wire/json';
import { type Answer, type Jar, request, type Send } from './exchange';

/** The account, tokens and code that were passed to the check. */
export type Credentials = {
  user: string;
  password: string;
  resetToken?: string | undefined;
  joinToken?: string | undefined;
  bypassCode?: string | undefined;
};

/** The options of the check, and the answers that it has read. */
export type Facts = Credentials & {
  /** The answers of the reads. Empty objects until they are read. */
  member: JsonObject;
  colony: JsonObject;
  records: JsonObject;
  /** The Shabbos that the check signs up for; null until one is chosen. */
  day: Day | null;
};

export type ReadName = 'getUser' | 'getColony' | 'getMinyan';

/** The parts of the member's data that the check changes and restores. */
export type Changed = 'settings' | 'signUp' | 'password';

/** The state of one check: the backend, the check's session and the answers that it has read. */
export type Visit = Facts & {
  send: Send;
  /** The member as the check has found them. */
  original: JsonObject;
  /** The cookies of the check's own session. */
  ownJar: Jar;
  hasSession: boolean;
  /** The reads that had a good answer. */
  goodReads: Set<ReadName>;
  /** What the check may have changed and has not restored yet. */
  changed: Set<Changed>;
};

const readUser = ({ send }: Visit, jar: Jar) => send(request('getUser', { query: '?_=1' }), jar);

export async function isSignedIn(visit: Visit, jar: Jar): Promise<boolean> {
  const { status, json } = await readUser(visit, new Map(jar));
  return status === 200 && Object.keys(asObject(json)).length > 0;
}

/** Signs in with the check's password. Returns the cookies of the new session, or null if the backend refuses. */
export async function signIn(visit: Visit): Promise<Jar | null> {
  const { user, password } = visit;
  const jar: Jar = new Map();
  await visit.send(request('login', { body: { username: user, password } }), jar);
  return (await isSignedIn(visit, jar)) ? jar : null;
}

/** Reads the member. Throws if the answer has no member. */
export async function readMember(visit: Visit): Promise<void> {
  const { status, json } = await readUser(visit, visit.ownJar);
  const member = asObject(json);
  if (status !== 200 || readId(member.user_id) === null) throw new Error(`GET /api/user answers ${status}`);
  visit.member = member;
}

/** Reads the records. Throws if the answer has no records. */
export async function readRecords(visit: Visit): Promise<void> {
  const { status, json } = await visit.send(request('getMinyan', {}), visit.ownJar);
  if (status !== 200 || typeof json !== 'object' || json === null)
    throw new Error(`GET /api/minyan answers ${status}`);
  visit.records = asObject(json);
}

/** Stores the good answer of a read. The records are read last, so the member is known when the day is chosen. */
export function storeGoodRead(visit: Visit, call: CallName, { json }: Answer): void {
  if (call !== 'getUser' && call !== 'getColony' && call !== 'getMinyan') return;
  visit.goodReads.add(call);
  const answer = asObject(json);
  if (call === 'getColony') visit.colony = answer;
  else if (call === 'getUser') Object.assign(visit, { member: answer, original: answer });
  else {
    visit.records = answer;
    visit.day = freeShabbos(visit);
  }
}

const asList = (value: unknown) => readList(value, asObject);

const WEEKS_AHEAD = 8;
const WEEKS_SEARCHED = 40;

/** The sign-ups of the member for a later Shabbos, in the records. */
export function ownRows({ member, records }: Facts, day: Day | null): JsonObject[] {
  if (day === null) return [];
  return asList(records.futureShabbos)
    .filter(({ date }) => readDay(date) === day)
    .flatMap(({ users }) => asList(users))
    .filter(({ user_id: id }) => isSameId(readId(id), readId(member.user_id)));
}

const ownEntries = ({ member }: Facts, day: Day | null) =>
  asList(member.futureMinyanRecords).filter(({ date }) => day !== null && readDay(date) === day);

/** The id of the check's own sign-up, from the records or from the member. Null if neither has one. */
export function ownRecordId(facts: Facts): string | null {
  const signUps = [...ownRows(facts, facts.day), ...ownEntries(facts, facts.day)];
  return signUps.map(({ _id: id }) => readOptionalText(id)).find((id) => id !== null) ?? null;
}

/**
 * The first Shabbos without a sign-up of the member, at least eight weeks ahead so that the check's sign-up disturbs nobody.
 * Null if there is none, or if the answers have no ids by which the check could find and remove its sign-up.
 */
function freeShabbos(facts: Facts): Day | null {
  const upcoming = readDay(facts.member.upcomingShabbos);
  if (upcoming === null || readId(facts.member.user_id) === null) return null;
  const rows = [
    ...asList(facts.records.upcomingShabbos),
    ...asList(facts.records.futureShabbos).flatMap(({ users }) => asList(users)),
  ];
  const hasIds =
    rows.length === 0 ||
    [...rows, ...asList(facts.member.futureMinyanRecords)].some(({ _id: id }) => id != null);
  if (!hasIds) return null;
  const first = comingSaturday(upcoming);
  const days = Array.from({ length: WEEKS_SEARCHED }, (_, week) => addDays(first, 7 * (WEEKS_AHEAD + week)));
  return days.find((day) => ownRows(facts, day).length === 0 && ownEntries(facts, day).length === 0) ?? null;
}
