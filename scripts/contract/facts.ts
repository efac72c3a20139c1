import { asObject, type Json } from '../../mocks/wire/json';
import { comingSaturday, toDay } from '../../src/domain/day';
import { addDays } from '../../src/domain/time';

/** The options of the check, and the answers that it has read. */
export type Facts = {
  user: string;
  password: string;
  resetToken: string | null;
  joinToken: string | null;
  bypassCode: string | null;
  /** The answers of the reads. Empty objects until they are read. */
  member: Json;
  colony: Json;
  records: Json;
  /** The Shabbos that the check signs up for; null until one is chosen. */
  day: string | null;
};

const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject) : []);
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const WEEKS_AHEAD = 8;
const WEEKS_SEARCHED = 40;

/** The sign-ups of the member for a later Shabbos. */
export function ownRows({ member, records }: Pick<Facts, 'member' | 'records'>, day: string | null): Json[] {
  if (day === null) return [];
  const rows = asList(records.futureShabbos)
    .filter(({ date }) => asText(date).startsWith(day))
    .flatMap(({ users }) => asList(users));
  return rows.filter(({ user_id: id }) => asText(id) === asText(member.user_id));
}

/**
 * The first Shabbos without a sign-up of the member, at least eight weeks ahead so that the check's sign-up disturbs nobody.
 * Null if there is none.
 */
export function freeShabbos(facts: Pick<Facts, 'member' | 'records'>): string | null {
  const upcoming = /^\d{4}-\d{2}-\d{2}/.exec(asText(facts.member.upcomingShabbos))?.[0];
  // Without the member's id, the check could not find its sign-up again to remove it.
  if (upcoming === undefined || asText(facts.member.user_id) === '') return null;
  const first = comingSaturday(toDay(upcoming));
  const days = Array.from({ length: WEEKS_SEARCHED }, (_, week) => addDays(first, 7 * (WEEKS_AHEAD + week)));
  return days.find((day) => ownRows(facts, day).length === 0) ?? null;
}
