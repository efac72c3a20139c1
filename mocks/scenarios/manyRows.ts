import { HOUR_MS } from '@/domain/duration';
import type { MemberRecord } from '../data/db';
import { signUpTime } from '../time/signUpTime';
import { generatedName } from './families';
import type { Setting } from './typical';

/** Adds `count` members to the community, with units from `firstUnit` on. */
function addMembers({ builders, rows }: Setting, count: number, firstUnit: number): MemberRecord[] {
  const members = Array.from({ length: count }, (_, index) => {
    const [firstName, lastName] = generatedName(builders.seed, index);
    return builders.buildMember({ firstName, lastName, unit: String(firstUnit + index) });
  });
  for (const member of members) rows.members.push(member);
  return members;
}

/** Adds or removes rows, so that the community has `count` of them for the coming Shabbos. The first ones stay. */
export function setRowCount(setting: Setting, count: number): void {
  const { builders, now, rows, upcoming: day } = setting;
  const ofShabbos = rows.signUps.filter((record) => record.day === day && record.holidayName === null);
  const surplus = new Set(ofShabbos.slice(count));
  rows.signUps = rows.signUps.filter((record) => !surplus.has(record));
  for (const [index, { id }] of addMembers(setting, Math.max(count - ofShabbos.length, 0), 1000).entries())
    rows.signUps.push(
      builders.buildSignUp({ userId: id, day, timeAdded: signUpTime(now - (index % 200) * HOUR_MS) }),
    );
}
