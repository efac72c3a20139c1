import type { Context } from './context';
import type { MemberRecord, SignUpRecord } from '../data/db';
import { isoTime } from '../time/isoTime';
import type { WireRow } from '../wire/wireTypes';

/** The members of a community by id. The keys are text, because the same id can be a number in one place and text in another. */
export function membersOf({ db }: Pick<Context, 'db'>, colonyId: string): Map<string, MemberRecord> {
  const members = db.members.where((member) => member.colonyId === colonyId);
  return new Map(members.map((member) => [String(member.id), member]));
}

function fullName({ firstName, lastName }: Pick<MemberRecord, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

export function toWireRow(record: SignUpRecord, member: MemberRecord, dateTitle: string | null): WireRow {
  return {
    _id: record.id,
    user_id: record.userId,
    user_name: fullName(member),
    unit: member.unit,
    poeple_count: record.peopleCount,
    is_guest: record.isGuest,
    only_if_minyan: record.onlyIfMinyan,
    anonymous: record.anonymous,
    reservedMussaf: record.reservedMussaf,
    baalKorah: record.part !== null,
    preparedFor: record.part === 'unknown' ? null : record.part,
    comingEarlier: record.comingEarlier,
    timeAdded: record.timeAdded === null ? null : isoTime(record.timeAdded),
    date: record.day,
    ...(dateTitle !== null && { date_title: dateTitle }),
  };
}
