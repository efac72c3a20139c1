import { asObject, type JsonObject } from '../../mocks/wire/json';
import { readId } from '../../src/api/reading';
import type { Exchange, Jar, Send } from './exchange';
import { freeShabbos, type Facts } from './facts';
import { request, type Changed, type Probe, type ReadName } from './probes';

/** The state of one check: the backend, the check's session and the answers that it has read. */
export type Visit = Facts & {
  send: Send;
  /** The member as the check has found them. */
  original: JsonObject;
  /** The cookies of the check's own session. */
  own: Jar;
  hasSession: boolean;
  /** The reads that had a good answer. */
  goodReads: Set<ReadName>;
  /** What the check may have changed and has not restored yet. */
  changed: Set<Changed>;
};

const readUser = ({ send }: Visit, jar: Jar) => send(request('getUser', { query: '?_=1' }), jar);

export async function isSignedIn(visit: Visit, jar: Jar): Promise<boolean> {
  const { status, json } = await readUser(visit, new Map(jar));
  return status === 200 && Object.keys(asObject(json)).length > 0;
}

/** Signs in with the check's password. Returns the cookies of the new session, or null if the backend refuses. */
export async function signIn(visit: Visit): Promise<Jar | null> {
  const { user, password } = visit;
  const jar: Jar = new Map();
  await visit.send(request('login', { body: { username: user, password } }), jar);
  return (await isSignedIn(visit, jar)) ? jar : null;
}

/** Reads the member. Throws if the answer has no member. */
export async function readMember(visit: Visit): Promise<void> {
  const { status, json } = await readUser(visit, visit.own);
  const member = asObject(json);
  if (status !== 200 || readId(member.user_id) === null) throw new Error(`GET /api/user answers ${status}`);
  visit.member = member;
}

/** Reads the records. Throws if the answer has no records. */
export async function readRecords(visit: Visit): Promise<void> {
  const { status, json } = await visit.send(request('getMinyan', {}), visit.own);
  if (status !== 200 || typeof json !== 'object' || json === null)
    throw new Error(`GET /api/minyan answers ${status}`);
  visit.records = asObject(json);
}

/** Stores the answer of a correct read. The records come last, so the day is chosen with the member known. */
export function storeGoodRead(visit: Visit, { call, kind }: Probe, { json }: Exchange): void {
  if (kind !== 'good' || (call !== 'getUser' && call !== 'getColony' && call !== 'getMinyan')) return;
  visit.goodReads.add(call);
  const answer = asObject(json);
  if (call === 'getColony') visit.colony = answer;
  else if (call === 'getUser') Object.assign(visit, { member: answer, original: answer });
  else {
    visit.records = answer;
    visit.day = freeShabbos(visit);
  }
}
