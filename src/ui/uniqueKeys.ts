/** Unique React keys for items whose identities may repeat. Changes to items with other identities do not change a key (rule: steady-lists). */
export function uniqueKeys(identities: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return identities.map((identity) => {
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}
