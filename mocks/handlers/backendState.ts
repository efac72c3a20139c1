import type { MemberId } from '@/domain/memberId';
import type { Db } from '../data/db';
import type { Delays, HeldCalls } from '../faults/delays';
import type { Faults, Outage } from '../faults/faultPlan';
import type { Act } from '../meanwhile/acts';
import type { LoggedCall } from '../wire/callLog';
import type { Quirk } from '../wire/quirks';

/** The part of a backend that its handlers read and change. */
export type BackendState = {
  db: Db;
  /** The backend's time, in milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds before a call is performed, unless `delay` has a value for the call. */
  latency: number;
  /** Failures, keyed by call. The fields can be set and deleted at any time. A list loses each failure that has been used. */
  fail: Faults;
  /** While this is 'on' or a time in the future, every call gets the 502 page of a proxy. */
  down: Outage;
  /** Delays, keyed by call. The fields can be set and deleted at any time. */
  delay: Delays;
  /** The calls with the delay 'hold' or 'hold-answer' that wait for their release. */
  held: HeldCalls;
  /** Whether all clients share one session without a cookie. In a page or a test, no browser stores the backend's cookies. */
  hasOneSession: boolean;
  /** The name of the session cookie. A browser sends it to all ports of a host, so each backend of a host needs its own name. */
  sessionCookie: string;
  /** What neighbours and the office will do. An act that has been performed is removed. */
  meanwhile: readonly Act[];
  /** The reads that a client has not made since a neighbour or the office changed what they return. */
  unread: Set<'getMinyan' | 'getColony'>;
  /** The backend calls this function when it has used up a failure of `fail` or an act of `meanwhile`. */
  onOwnChange: () => void;
  /** How the backend differs from the usual one. The list can be replaced at any time. */
  quirks: readonly Quirk[];
  /** Every request in the order of arrival. `log.length = 0` clears it. */
  log: LoggedCall[];
  /** The member who is signed in, after the last performed call, on the client that made it. Null if nobody is. */
  callerId: MemberId | null;
  /** Writes the tables to the storage, if the backend has one. */
  save: () => void;
};
