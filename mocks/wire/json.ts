export type Json = Readonly<Record<string, unknown>>;

/** The fields of an object; of anything else there are none. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
