export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of an object, or an empty object for any other value. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? { ...value } : {};
}

/** Parses JSON. Returns the text itself if it is not JSON, and undefined if it is empty. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
