import { parseDay } from '@/domain/day';
import { isSameId } from '@/domain/memberId';
import { addDays } from '@/domain/time';
import type { Db } from '../data/db';
import type { BodyOf, WinterizeRequest, WireRequestAnswer } from '../wire/wireTypes';
import type { MemberContext } from './context';
import { Refusal } from './refusal';

const RECENT_DAYS = 30;

/** In US dollars. A smaller balance rounds to $0.00. (rule: balance-rounds-to-zero) */
const SMALLEST_DEBT = 0.005;

/**
 * POST /api/user/request. Does not store a winterization if the member requested one today or in the 30 days before.
 * The answer then contains the day of that request. `ignore_duplicates` skips this check.
 */
export function requestService(
  context: MemberContext,
  request: BodyOf<'requestService'>,
): { answer: WireRequestAnswer } {
  const { db, member, today } = context;
  checkRequest(context, request);
  if (request.todo === 'Winterize') {
    checkStartDate(context, request);
    if (request.heat && request.heatTemperature === null)
      throw new Refusal(400, 'Please enter the heat temperature.');
    const duplicate = request.ignore_duplicates ? null : recentRequest(context);
    if (duplicate) return { answer: { recent_duplicate_date: duplicate.submittedOn } };
  }
  db.serviceRequests.insert({ id: db.nextId('request'), userId: member.id, submittedOn: today, request });
  return { answer: {} };
}

function recentRequest({ db, member, today }: MemberContext) {
  const since = addDays(today, -RECENT_DAYS);
  return db.serviceRequests
    .where(
      ({ userId, submittedOn, request }) =>
        isSameId(userId, member.id) && request.todo === 'Winterize' && submittedOn >= since,
    )
    .at(-1);
}

/** (rules: winterize-start-date, winterize-season-over) */
function checkStartDate({ today }: MemberContext, { startDate }: WinterizeRequest): void {
  const day = parseDay(startDate);
  const november15 = `${today.slice(0, 4)}-11-15`;
  if (day === null || day < today) throw new Refusal(400, 'Please choose today or a later date.');
  if (day > november15) throw new Refusal(400, 'Requests must be for dates on or before November 15');
}

function checkRequest({ db, member, colony }: MemberContext, request: BodyOf<'requestService'>): void {
  if (request.colonyName !== colony.name) throw new Refusal(400, 'This request is for another community.');
  if (request.combinationCode.trim() === '') throw new Refusal(400, 'Please enter the combination code.');
  if (!areAmountsValid(request)) throw new Refusal(400, 'Please check the numbers of your appliances.');
  if (member.balance >= SMALLEST_DEBT && !isBypassCode(db, request.bypassCode))
    throw new Refusal(400, 'Please pay your outstanding balance, or enter a bypass code.');
}

function areAmountsValid(request: BodyOf<'requestService'>): boolean {
  const limits: [number, number][] = [
    [request.toiletAmount, 10],
    [request.sinkAmount, 10],
    [request.washingMachineAmount, 3],
    [request.thermostatAmount, 10],
  ];
  return limits.every(([amount, max]) => Number.isInteger(amount) && amount >= 1 && amount <= max);
}

/** POST /api/user/verifyBypassCode */
export function verifyBypassCode({ db, member }: MemberContext, request: BodyOf<'verifyBypassCode'>): void {
  if (!isSameId(request.user_id, member.id)) throw new Refusal(403, 'This code is not for your account.');
  if (!isBypassCode(db, request.bypassCode)) throw new Refusal(400, 'This code is not valid.');
}

function isBypassCode({ settings }: Pick<Db, 'settings'>, typed: string): boolean {
  return settings.bypassCodes.includes(typed.trim());
}
