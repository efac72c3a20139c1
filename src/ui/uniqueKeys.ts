/**
 * React keys for what the server lists: an item keeps its key, and so its element, when another one comes or goes
 * (rule: steady-lists). The server may repeat an identity, so each key has the number of its repetition.
 */
export function uniqueKeys(identities: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return identities.map((identity) => {
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}
