/** The object with these fields. The entries must have every field of it. */
export function fromFields<Result extends object>(
  entries: readonly (readonly [keyof Result & string, Result[keyof Result]])[],
): Result {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know that the entries have every field
  return Object.fromEntries(entries) as Result;
}
