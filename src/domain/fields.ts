// TypeScript does not know that the keys of a table are exactly the names of its type. These two functions say so once.

/** The names in a table, in its order. */
export function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.keys(table) as (keyof Table & string)[];
}

/** The object with these fields. The entries must have every field of it. */
export function fromFields<Result extends object>(
  entries: readonly (readonly [keyof Result & string, Result[keyof Result]])[],
): Result {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.fromEntries(entries) as Result;
}
