import { calls, type CallName } from '../../mocks/wire/calls';
import type { RecordedCall } from '../har/recordedCalls';

/** A recorded request that is one of the 17 calls. */
export type KnownCall = RecordedCall & { call: CallName };

/** A call as docs/openapi.yaml writes it: 'DELETE /api/minyan/{recordId}'. */
export const nameOf = (call: CallName) =>
  `${calls[call].method} ${calls[call].path.replace(/:(\w+)/, '{$1}')}`;

/** Each text once, with its count if it occurs more than once. */
export function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`));
}
