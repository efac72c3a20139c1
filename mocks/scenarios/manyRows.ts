import { HOUR_MS } from '../../src/domain/duration';
import { addDays } from '../../src/domain/time';
import type { MemberRecord } from '../data/db';
import { generatedName } from './families';
import type { Setting } from './typical';

const SHABBOSIM = 60;
const MEMBERS = 400;
/** The parts that the first two rows of each Shabbos hold. */
const HELD_PARTS = ['1-4', '5-end'] as const;

/** Adds `count` members to the community, with units from `firstUnit` on. */
function addMembers({ builders, rows }: Setting, count: number, firstUnit: number): MemberRecord[] {
  const members = Array.from({ length: count }, (_, index) => {
    const [firstName, lastName] = generatedName(builders.seed, index);
    return builders.buildMember({ firstName, lastName, unit: String(firstUnit + index) });
  });
  for (const member of members) rows.members.push(member);
  return members;
}

/** `rowCount` rows, spread evenly over the coming Shabbos and 60 later ones. */
export function large(setting: Setting, rowCount = 12_000): void {
  const { builders, now, rows, upcoming } = setting;
  const members = addMembers(setting, MEMBERS, 100);
  const weeks = SHABBOSIM + 1;
  rows.signUps = Array.from({ length: rowCount }, (_, index) => {
    const week = index % weeks;
    const place = Math.floor(index / weeks);
    return builders.buildSignUp({
      userId: members[place % MEMBERS]?.id,
      day: addDays(upcoming, 7 * week),
      peopleCount: 1 + (index % 4),
      isGuest: index % 11 === 0,
      onlyIfMinyan: index % 5 === 0,
      anonymous: index % 13 === 0,
      reservedMussaf: place === 0,
      part: HELD_PARTS[place] ?? null,
      timeAdded: now - (index % 200) * HOUR_MS,
    });
  });
}

/** Adds or removes rows, so that the community has `count` of them for the coming Shabbos. The first ones stay. */
export function setRowCount(setting: Setting, count: number): void {
  const { builders, now, rows, upcoming: day } = setting;
  const ofShabbos = rows.signUps.filter((record) => record.day === day && record.holidayName === null);
  const surplus = new Set(ofShabbos.slice(count));
  rows.signUps = rows.signUps.filter((record) => !surplus.has(record));
  for (const [index, { id }] of addMembers(setting, Math.max(count - ofShabbos.length, 0), 1000).entries())
    rows.signUps.push(builders.buildSignUp({ userId: id, day, timeAdded: now - (index % 200) * HOUR_MS }));
}
