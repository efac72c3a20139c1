import type { Day } from '@/domain/day';
import { isSameId } from '@/domain/memberId';
import type { Db, MemberRecord, SignUpRecord, Tables } from '../data/db';
import { demoPassword } from '../data/demoAccounts';
import { memberDefaults } from '../data/rows';
import { initialValues, type SignUpValues } from '../data/signUpFields';
import { isSameEvent } from '../services/minyanEvents';

type Fields = Partial<SignUpValues & Pick<SignUpRecord, 'timeAdded'>>;

/** Adds, changes or removes a member's sign-up for an event. `by` is the member's username. */
export type RowChange = Fields & { day: Day; holidayName?: string | null; by: string; isRemoved?: boolean };

/** Adds, changes or removes a row without the rules for sign-ups. If nobody has the username, adds a neighbour to the community. */
export function applyRowChange(db: Db, change: RowChange, colonyId: string, now: number): void {
  const { by, day, holidayName = null, isRemoved = false, ...fields } = change;
  const member = db.members.find(({ username }) => username === by) ?? addNeighbour(db, by, colonyId);
  const isRow = (record: SignUpRecord) =>
    isSameId(record.userId, member.id) && isSameEvent(record, { day, holidayName });
  if (isRemoved) db.signUps.remove(isRow);
  else if (db.signUps.find(isRow) !== null) db.signUps.update(isRow, fields);
  else {
    const id = db.nextId('record');
    db.signUps.insert({
      id,
      userId: member.id,
      day,
      holidayName,
      timeAdded: now,
      ...initialValues,
      ...fields,
    });
  }
}

/** Adds a member with this username, and with a unit of their own. */
export function addNeighbour(db: Db, username: string, colonyId: string): MemberRecord {
  const id = db.nextId('member');
  const number = id.replace(/\D/g, '');
  const member: MemberRecord = {
    ...memberDefaults,
    id,
    colonyId,
    firstName: 'Neighbour',
    lastName: `Number ${number}`,
    email: `${username}@example.com`,
    username,
    password: demoPassword,
    unit: `N${number}`,
  };
  db.members.insert(member);
  return member;
}

/** The changes that turn the sign-ups of one state into those of another. A change lists the fields that differ, except ids. */
export function rowChangesBetween(before: Tables, after: Tables): RowChange[] {
  const usernames = new Map(
    [...before.members, ...after.members].map(({ id, username }) => [String(id), username]),
  );
  const keyOf = ({ userId, day, holidayName }: SignUpRecord) =>
    JSON.stringify([usernames.get(String(userId)), day, holidayName]);
  const old = new Map(before.signUps.map((record) => [keyOf(record), record]));
  const current = new Map(after.signUps.map((record) => [keyOf(record), record]));
  const eventOf = ({ userId, day, holidayName }: SignUpRecord) => ({
    day,
    ...(holidayName !== null && { holidayName }),
    by: usernames.get(String(userId)) ?? '',
  });

  const changed = [...current].flatMap(([key, record]) => {
    const previous: object = old.get(key) ?? initialValues;
    const known = new Map(Object.entries(previous));
    const fields = Object.entries(record).filter(
      ([name, value]) => !KEY_FIELDS.has(name) && known.get(name) !== value,
    );
    return fields.length === 0 && old.has(key) ? [] : [{ ...eventOf(record), ...Object.fromEntries(fields) }];
  });
  const removed = [...old].flatMap(([key, record]) =>
    current.has(key) ? [] : [{ ...eventOf(record), isRemoved: true }],
  );
  return [...changed, ...removed];
}

const KEY_FIELDS = new Set(['id', 'userId', 'day', 'holidayName']);
