import { parseDay } from '@/domain/day';
import { isSameId } from '@/domain/memberId';
import { SATURDAY, weekdayOf } from '@/domain/time';
import type { MemberRecord, SignUpRecord } from '../data/db';
import { valuesOfRequest } from '../data/signUpFields';
import type { MinyanAddRequest, WirePart } from '../wire/wireTypes';
import type { MemberContext } from './context';
import { type EventKey, isSameEvent, listedHolidays, membersOf, upcomingShabbos } from './minyanEvents';
import { Refusal } from './refusal';

/** The bounds of the number of men in a sign-up, both inclusive. (rule: number-of-men) */
const MIN_MEN = 1;
const MAX_MEN = 40;

/** For each part of the reading, the only part that another unit may hold at the same time. (rule: part-availability) */
const COMPATIBLE_PART: Readonly<Record<WirePart, WirePart | null>> = {
  full: null,
  '1-4': '5-end',
  '5-end': '1-4',
  '1st': '2nd',
  '2nd': '1st',
};

/**
 * POST /api/minyan/add. A member has one record per event. A second call changes that record; its id, its position among the
 * rows and its `timeAdded` stay the same.
 */
export function addToMinyan(context: MemberContext, request: MinyanAddRequest): void {
  const { db, member, now } = context;
  const count = request.poeple_count;
  if (!Number.isInteger(count) || count < MIN_MEN || count > MAX_MEN)
    throw new Refusal(400, `The number of men must be between ${MIN_MEN} and ${MAX_MEN}.`);
  const event = eventOfRequest(context, request);
  const isOwn = (record: SignUpRecord) => isSameId(record.userId, member.id) && isSameEvent(record, event);
  const own = db.signUps.find(isOwn);
  checkReservations(context, request, event, own);

  const values = valuesOfRequest(request);
  if (own) db.signUps.update(isOwn, values);
  else db.signUps.insert({ id: db.nextId('record'), userId: member.id, ...event, ...values, timeAdded: now });
}

function eventOfRequest(context: MemberContext, request: MinyanAddRequest): EventKey {
  const day = parseDay(request.date);
  if (day === null) throw new Refusal(400, 'Please choose a date.');
  if (day < context.today) throw new Refusal(400, 'This day has already passed.');
  if (request.holiday) {
    const isListed = listedHolidays(context).some(
      (one) => one.day === day && one.name === request.holidayName,
    );
    if (!isListed) throw new Refusal(400, 'This holiday is not open for sign-up.');
    return { day, holidayName: request.holidayName };
  }
  if (weekdayOf(day) !== SATURDAY) throw new Refusal(400, 'Please choose a Shabbos.');
  const isLater = day > upcomingShabbos(context);
  if (isLater !== request.futureShabbos)
    throw new Refusal(400, 'The upcoming Shabbos has changed. Please reload the page and sign up again.');
  return { day, holidayName: null };
}

/**
 * Whether the holder belongs to another unit. Two members without a unit count as two units. (rules: another-unit,
 * members-without-unit)
 */
function isOtherUnit(holder: MemberRecord, member: MemberRecord): boolean {
  return (
    !isSameId(holder.id, member.id) &&
    (holder.unit.trim() === '' || holder.unit.trim() !== member.unit.trim())
  );
}

/**
 * Refuses Maftir or a part of the reading that another unit blocks, Maftir where the community does not offer it, and a reader
 * without a part. A member keeps a Maftir reservation that they already have. (rules: maftir-one-per-week, maftir-option,
 * baal-korah-part-required, part-availability)
 */
function checkReservations(
  context: MemberContext,
  request: MinyanAddRequest,
  event: EventKey,
  own: SignUpRecord | null,
): void {
  const { db, member, colony } = context;
  const members = membersOf(context, colony.id);
  const ofOtherUnits = db.signUps.where((record) => {
    const holder = members.get(String(record.userId));
    return holder !== undefined && isOtherUnit(holder, member) && isSameEvent(record, event);
  });

  if (request.reservedMussaf && !own?.reservedMussaf) {
    if (colony.maftirMussafOption === false)
      throw new Refusal(400, 'Maftir and Mussaf cannot be reserved in your community.');
    if (ofOtherUnits.some(({ reservedMussaf }) => reservedMussaf))
      throw new Refusal(409, 'Maftir and Mussaf have already been reserved.');
  }
  if (!request.baalKorah) return;
  if (request.preparedFor === null)
    throw new Refusal(400, 'Please specify the part for which you are a baal korah.');
  const heldParts = ofOtherUnits.flatMap(({ part }) => (part === null || part === 'unknown' ? [] : part));
  const compatible = COMPATIBLE_PART[request.preparedFor];
  if (!heldParts.every((held) => held === compatible))
    throw new Refusal(409, 'This part of the reading has already been taken.');
}

/** DELETE /api/minyan/{recordId}. Members can remove only their own records. */
export function removeFromMinyan({ db, member }: MemberContext, recordId: string): void {
  const record = db.signUps.find(({ id }) => id === recordId);
  if (!record) throw new Refusal(404, 'This sign-up does not exist any more.');
  if (!isSameId(record.userId, member.id)) throw new Refusal(403, 'You can only remove your own sign-up.');
  db.signUps.remove(({ id }) => id === recordId);
}
