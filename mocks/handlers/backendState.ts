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
  /** Milliseconds before each answer. */
  latency: number;
  /** Failures by call. Set and delete its fields at any time. A list of failures loses each one that has been used. */
  fail: Faults;
  /** Whether every call gets the 502 page of a proxy: until 'on' is replaced by null, or until a time of the backend. */
  down: Outage;
  /** Delays by call. Set and delete its fields at any time. */
  delay: Delays;
  /** The calls whose delay is 'hold' or 'hold-answer'. */
  held: HeldCalls;
  /** All clients have one session, without a cookie. For a backend in a page or a test, where no browser keeps its cookies. */
  hasOneSession: boolean;
  /** The name of the session cookie. A browser sends the cookies of a host to all its ports. */
  sessionCookie: string;
  /** What neighbours and the office will do. An act that has been performed is removed. */
  meanwhile: readonly Act[];
  /** The reads that a client has not made since a neighbour or the office changed what they return. */
  unread: Set<'getMinyan' | 'getColony'>;
  /** The backend calls it when it has removed a failure from `fail` or an act from `meanwhile`. */
  onOwnChange: () => void;
  /** How the backend differs from the usual one. Replace it at any time. */
  quirks: readonly Quirk[];
  /** Every request in the order of arrival. `log.length = 0` clears it. */
  log: LoggedCall[];
  /** The member in whose session the last call was made; null after a call without a session. */
  callerId: MemberId | null;
  /** Writes the tables to the storage, if the backend has one. */
  save: () => void;
};
