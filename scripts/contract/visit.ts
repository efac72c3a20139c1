import { asObject, type JsonObject } from '../../mocks/wire/json';
import { readId } from '../../src/api/reading';
import type { Exchange, Jar, ProbeRequest, Send } from './exchange';
import { freeShabbos, type Facts } from './facts';
import type { Changed, Probe, ReadName } from './probes';

const USER: ProbeRequest = { method: 'GET', path: '/api/user?_=1' };
const RECORDS: ProbeRequest = { method: 'GET', path: '/api/minyan' };

/** The state of one check: the backend, the check's session and the answers that it has read. */
export type Visit = {
  send: Send;
  facts: Facts;
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

export async function isSignedIn({ send }: Visit, jar: Jar): Promise<boolean> {
  const { status, json } = await send(USER, new Map(jar));
  return status === 200 && Object.keys(asObject(json)).length > 0;
}

/** Signs in with the check's password. Returns the cookies of the new session, or null if the backend refuses. */
export async function signIn(visit: Visit): Promise<Jar | null> {
  const { user, password } = visit.facts;
  const jar: Jar = new Map();
  await visit.send({ method: 'POST', path: '/login', body: { username: user, password } }, jar);
  return (await isSignedIn(visit, jar)) ? jar : null;
}

/** Continues the check in the session of these cookies. */
export function keepSession({ own }: Visit, jar: Jar): void {
  own.clear();
  for (const [name, value] of jar) own.set(name, value);
}

/** Reads the member. Throws if the answer has no member. */
export async function readMember({ send, own, facts }: Visit): Promise<void> {
  const { status, json } = await send(USER, own);
  const member = asObject(json);
  if (status !== 200 || readId(member.user_id) === null) throw new Error(`GET /api/user answers ${status}`);
  facts.member = member;
}

/** Reads the records. Throws if the answer has no records. */
export async function readRecords({ send, facts, own }: Visit): Promise<void> {
  const { status, json } = await send(RECORDS, own);
  if (status !== 200 || typeof json !== 'object' || json === null)
    throw new Error(`GET /api/minyan answers ${status}`);
  facts.records = asObject(json);
}

/** Stores the answer of a correct read in the facts. The records come last, so the day is chosen with the member known. */
export function storeGoodRead(visit: Visit, { call, kind }: Probe, { json }: Exchange): void {
  const { facts, goodReads } = visit;
  if (kind !== 'good' || (call !== 'getUser' && call !== 'getColony' && call !== 'getMinyan')) return;
  goodReads.add(call);
  if (call === 'getColony') facts.colony = asObject(json);
  if (call === 'getUser') {
    facts.member = asObject(json);
    visit.original = facts.member;
  }
  if (call !== 'getMinyan') return;
  facts.records = asObject(json);
  facts.day = freeShabbos(facts);
}
