import { dayOf, parseDay, toInstant } from '@/domain/day';
import { isSameId } from '@/domain/memberId';
import type { MemberRecord } from '../data/db';
import { demoAccounts } from '../data/demoAccounts';
import type { BackendState } from '../handlers/backendState';
import { type EventKey, isSameEvent, upcomingShabbos } from '../services/minyanEvents';
import { memberOfSession } from '../services/session';
import { communityZone } from '../time/zone';
import type { LoggedCall } from '../wire/callLog';
import { calls } from '../wire/calls';
import { asObject } from '../wire/json';
import type { Act } from './acts';
import { addNeighbour, applyRowChange } from './rowChanges';

/** The call that is about to be performed. `param` is the decoded parameter of its path, `token` the session token of its cookie. */
export type ArrivingCall = Pick<LoggedCall, 'call' | 'body'> & { param: string; token: string | null };

/** Performs the acts whose time has come, and those that precede the arriving call. The other acts stay pending. */
export function performDueActs(backend: BackendState, arriving: ArrivingCall | null): void {
  const now = backend.now();
  const isDue = (act: Act) =>
    act.when === 'write' ? arriving !== null && precedes(act, arriving) : act.when <= now;
  const due = backend.meanwhile.filter(isDue);
  if (due.length === 0) return;
  backend.meanwhile = backend.meanwhile.filter((act) => !due.includes(act));
  for (const act of due) {
    perform(backend, act, arriving);
    backend.unread.add(act.kind === 'office' ? 'getColony' : 'getMinyan');
  }
  backend.save();
  backend.onOwnChange();
}

function precedes({ kind }: Act, { call }: ArrivingCall): boolean {
  if (kind !== 'office') return call === 'addToMinyan' || call === 'removeFromMinyan';
  return calls[call].method !== 'GET' && call !== 'login';
}

/** A sign-up is by a neighbour who is not coming, or by a new one. A withdrawal is by the neighbour who signed up last. */
function perform(backend: BackendState, act: Act, arriving: ArrivingCall | null): void {
  const { db } = backend;
  const caller =
    (arriving === null ? null : memberOfSession(db, arriving.token)) ??
    db.members.find(({ id }) => isSameId(id, backend.callerId));
  const colonyId = caller?.colonyId ?? db.colonies.find(() => true)?.id ?? '';
  if (act.kind === 'office') return db.colonies.update(({ id }) => id === colonyId, act.settings);

  const now = typeof act.when === 'number' ? act.when : backend.now();
  const event = act.event ?? eventOfWrite(backend, arriving) ?? upcomingEvent(backend);
  const others = db.members.where(
    (member) => member.colonyId === colonyId && member.id !== caller?.id && member.unit !== caller?.unit,
  );
  const rows = db.signUps.where((record) => isSameEvent(record, event));
  const isComing = ({ id }: MemberRecord) => rows.some(({ userId }) => isSameId(userId, id));
  const signedUp = rows.flatMap(({ userId }) => others.find(({ id }) => isSameId(id, userId)) ?? []);
  const username =
    act.kind === 'withdrawal'
      ? signedUp.at(-1)?.username
      : (
          others.find((one) => !isDemoAccount(one) && !isComing(one)) ??
          addNeighbour(db, db.nextId('neighbour'), colonyId)
        ).username;
  if (username === undefined) return;
  const fields = act.kind === 'withdrawal' ? { isRemoved: true } : act.signUp;
  applyRowChange(db, { ...event, by: username, ...fields }, colonyId, now);
}

const isDemoAccount = ({ username }: MemberRecord) => demoAccounts.some((one) => one.username === username);

function upcomingEvent({ now }: BackendState): EventKey {
  return { day: upcomingShabbos({ today: dayOf(toInstant(now()), communityZone) }), holidayName: null };
}

function eventOfWrite({ db }: BackendState, arriving: ArrivingCall | null): EventKey | null {
  if (arriving?.call === 'removeFromMinyan') {
    const record = db.signUps.find(({ id }) => id === arriving.param);
    return record && { day: record.day, holidayName: record.holidayName };
  }
  if (arriving?.call !== 'addToMinyan') return null;
  const { date, holiday, holidayName } = asObject(arriving.body);
  const day = parseDay(date);
  if (day === null) return null;
  return { day, holidayName: holiday === true && typeof holidayName === 'string' ? holidayName : null };
}
