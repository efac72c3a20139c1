export type Json = Readonly<Record<string, unknown>>;

/** A copy of an object, or an empty object for any other value. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
