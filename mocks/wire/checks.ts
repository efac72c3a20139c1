import { isObject } from './json';

/** Tells whether a value that was read as JSON has a type. */
export type Check<Value> = (value: unknown) => value is Value;

/** The type that a check tests for. */
export type Checked<C> = C extends Check<infer Value> ? Value : never;

/** One check for each field of a type. The code does not compile until a new field of the type has its check. */
export type Checks<Type> = { [Name in keyof Type]-?: Check<Type[Name]> };

export const isText: Check<string> = (value) => typeof value === 'string';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value) =>
    value === null || check(value);

export const listOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const oneOf =
  <const Choice>(choices: readonly Choice[]): Check<Choice> =>
  (value): value is Choice =>
    choices.some((choice) => choice === value);

/** Checks the named fields of an object, and ignores all others. */
export const shape =
  <Type>(checks: Checks<Type>): Check<Type> =>
  (value): value is Type =>
    isObject(value) && Object.entries<Check<unknown>>(checks).every(([name, check]) => check(value[name]));
