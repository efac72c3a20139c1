import { comingSaturday, dayOf, toInstant } from '../../src/domain/day';
import { HOUR_MS } from '../../src/domain/duration';
import type { Builders } from '../data/builders';
import type { Rows } from '../data/db';
import { communityZone } from '../time/zone';
import { generatedName } from './families';

/** Adds or removes rows, so that the first community has `count` of them for the coming Shabbos. The first ones stay. */
export function setRowCount(builders: Builders, rows: Rows, now: number, count: number): void {
  const day = comingSaturday(dayOf(toInstant(now), communityZone));
  const [colony] = rows.colonies;
  const residents = new Set(
    rows.members.filter(({ colonyId }) => colonyId === colony?.id).map(({ id }) => String(id)),
  );
  const ofShabbos = rows.signUps.filter(
    (record) => record.day === day && record.holidayName === null && residents.has(String(record.userId)),
  );
  const surplus = new Set(ofShabbos.slice(count));
  rows.signUps = rows.signUps.filter((record) => !surplus.has(record));
  for (let index = 0; index < count - ofShabbos.length; index += 1) {
    const [firstName, lastName] = generatedName(builders.seed, index);
    const unit = String(1000 + index);
    const member = builders.buildMember({ firstName, lastName, unit, colonyId: colony?.id ?? '' });
    rows.members.push(member);
    rows.signUps.push(
      builders.buildSignUp({ userId: member.id, day, timeAdded: now - (index % 200) * HOUR_MS }),
    );
  }
}
