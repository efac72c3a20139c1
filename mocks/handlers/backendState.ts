import type { MemberId } from '../../src/domain/memberId';
import type { Db } from '../data/db';
import type { Faults } from '../faults/faultPlan';
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
  /** How the backend differs from the usual one. Replace it at any time. */
  quirks: readonly Quirk[];
  /** Every request in the order of arrival. `log.length = 0` clears it. */
  log: LoggedCall[];
  /** The member in whose session the last call was made; null after a call without a session. */
  callerId: MemberId | null;
  /** Writes the tables to the storage, if the backend has one. */
  save: () => void;
};
