/** React keys for a list of the server, which may repeat an identity. An item keeps its key when others come or go (rule: steady-lists). */
export function uniqueKeys(identities: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return identities.map((identity) => {
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}
