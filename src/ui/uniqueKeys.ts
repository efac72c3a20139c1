/**
 * React keys for a list of the server. An item keeps its key, and so its element, when another item is added or removed
 * (rule: steady-lists). Since the server may repeat an identity, each key contains the number of earlier repetitions.
 */
export function uniqueKeys(identities: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return identities.map((identity) => {
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}
