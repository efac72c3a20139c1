import type { TypedField } from '../reports/reportFile';

const keyOf = (base: string) => `emulated-input:${base}`;

/** Keeps the typed input of a report until the page has loaded. */
export function writeTypedInput(base: string, input: readonly TypedField[]): void {
  sessionStorage.setItem(keyOf(base), JSON.stringify(input));
}

/** Returns the kept input, once. */
export function takeTypedInput(base: string): TypedField[] {
  const text = sessionStorage.getItem(keyOf(base));
  sessionStorage.removeItem(keyOf(base));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return text === null ? [] : (JSON.parse(text) as TypedField[]);
}
