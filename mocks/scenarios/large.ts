import { addDays } from '../../src/domain/time';
import { HOUR_MS } from '../../src/domain/duration';
import type { Builders } from '../data/builders';
import { generatedName } from './families';
import { buildSetting } from './typical';

const SHABBOSIM = 60;
const MEMBERS = 400;
/** The parts that the first two rows of each Shabbos hold. */
const HELD_PARTS = ['1-4', '5-end'] as const;

/** `rowCount` rows, spread evenly over the coming Shabbos and 60 later ones. */
export function large(builders: Builders, now: number, rowCount = 12_000) {
  const setting = buildSetting(builders, now);
  const { rows, upcoming } = setting;
  const members = Array.from({ length: MEMBERS }, (_, index) => {
    const [firstName, lastName] = generatedName(builders.seed, index);
    return builders.buildMember({ firstName, lastName, unit: String(100 + index) });
  });
  rows.members.push(...members);
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
  return setting;
}
