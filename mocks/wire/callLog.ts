import type { FaultKind } from '../faults/faults';
import type { CallName } from './calls';

export type LoggedCall = {
  call: CallName;
  method: string;
  /** The path as sent, percent-encoded, with the query. */
  path: string;
  /** The parsed JSON, or the text itself if it is not JSON. Undefined without a body. */
  body: unknown;
  /** Null until the answer is sent. Stays null if the connection was dropped. */
  status: number | null;
  /** The parsed JSON, or the text itself if it is not JSON. Undefined if it is empty or not sent yet. */
  answer: unknown;
  /** The failure that was injected into the call, if any. 'custom' is an answer that the tester wrote. */
  fault: FaultKind | 'custom' | null;
  /** The backend's time when the request arrived. */
  at: number;
  /** Milliseconds from the request to its answer, by the device's clock. Null until the answer. */
  took: number | null;
  requestHeaders: [name: string, value: string][];
  /** Empty until the answer is sent. */
  answerHeaders: [name: string, value: string][];
  /** An unexpected error of a service, or its message after a reload. The client got a 500. */
  thrown?: unknown;
};

/** The message of an error. A log that was read back has the message already. */
export function textOfError(thrown: unknown): string | undefined {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : undefined;
}
