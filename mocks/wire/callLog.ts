import type { CallName } from './calls';
import type { FaultKind } from '../faults/faults';

/** One request that reached the backend, and what it was answered. */
export type LoggedCall = {
  call: CallName;
  method: string;
  /** As it was sent: percent-encoded, with its query. */
  path: string;
  /** The JSON of the request; a text that is none as it came; undefined without a body. */
  body: unknown;
  /** Null while there is no answer, and for ever where the connection was dropped. */
  status: number | null;
  /** The JSON of the answer, or its text; undefined where it was empty, or is yet to come. */
  answer: unknown;
  /** The injected failure that it met. */
  fault: FaultKind | null;
  /** The backend's time at which the request arrived. */
  at: number;
  /** What a service threw without meaning to; the caller read a 500. */
  thrown?: unknown;
};
