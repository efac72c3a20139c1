import { asObject, type JsonObject } from '../../mocks/wire/json';
import { readDay, readId, readList, readOptionalText } from '../../src/api/reading';
import { comingSaturday, type Day } from '../../src/domain/day';
import { isSameId } from '../../src/domain/memberId';
import { addDays } from '../../src/domain/time';

/** What the check has been told about the backend. */
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
export function freeShabbos(facts: Facts): Day | null {
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
