import * as fc from 'fast-check';
import { wireRow } from '../src/api/wireRowFixture';

/** Any value that a broken backend may send for a field. Many only look like a day, a number or a flag. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    '0',
    '1',
    'true',
    'NaN',
    '-Infinity',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    '2026-02-30',
    '0000-00-00',
    '2999-12-31T23:59:59.999-14:00',
    '1000-01-01T00:00:00+14:00',
    '2026-11-14T00:00:00.000Z',
    '2026-11-14',
    '__proto__',
    'constructor',
    'full',
    '1-4',
    'N',
    'T',
    '<script>alert(1)</script>',
    '\u202Eabc',
    '\uD800',
  ),
);

/** An object with any of these fields and any values, or no object at all. */
export function oddObject(names: readonly string[], nested: Record<string, fc.Arbitrary<unknown>> = {}) {
  const fields = Object.fromEntries(
    names.map((name) => {
      const own = nested[name];
      return [name, own ? fc.oneof(own, oddValue) : oddValue];
    }),
  );
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), oddValue);
}

export const oddList = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.array(fc.oneof({ weight: 4, arbitrary: item }, { weight: 1, arbitrary: oddValue }), { maxLength: 4 });

/** A row of the attendance records with any values. */
export const oddRow = oddObject(Object.keys(wireRow));
