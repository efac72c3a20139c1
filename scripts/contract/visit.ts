import { asObject } from '../../mocks/wire/json';
import { exchange, type ProbeRequest, type Exchange, type Jar } from './exchange';
import { freeShabbos, type Facts } from './facts';
import type { Probe } from './probes';

const USER: ProbeRequest = { method: 'GET', path: '/api/user?_=1' };
const RECORDS: ProbeRequest = { method: 'GET', path: '/api/minyan' };

/** The state of one check: the backend, the check's session and the answers that it has read. */
export type Visit = {
  url: string;
  facts: Facts;
  /** The cookies of the check's own session. */
  own: Jar;
  hasSession: boolean;
};

export async function isSignedIn({ url }: Visit, jar: Jar): Promise<boolean> {
  return (await exchange(url, USER, new Map(jar))).status === 200;
}

export async function readMember({ url, own }: Visit) {
  return asObject((await exchange(url, USER, own)).json);
}

export async function readRecords({ url, facts, own }: Visit): Promise<void> {
  facts.records = asObject((await exchange(url, RECORDS, own)).json);
}

/** Stores the answer of a correct read in the facts. */
export function storeAnswer({ facts }: Visit, { call, kind }: Probe, { json }: Exchange): void {
  if (kind !== 'good') return;
  if (call === 'getUser') facts.member = asObject(json);
  if (call === 'getColony') facts.colony = asObject(json);
  if (call !== 'getMinyan') return;
  facts.records = asObject(json);
  facts.day = freeShabbos(facts);
}
