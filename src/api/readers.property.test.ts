/** @jest-environment node */
import * as fc from 'fast-check';
import { isList, namesIn, nestedSchema, propertiesOf } from '../../mocks/contract/contractSchemas';
import { readCommunity } from './community';
import { readMember } from './member';
import { readAttendance, readSignUp } from './readAttendance';

/** Any value that a broken backend may send for a field. Many only look like a day, a number or a flag. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(undefined, null, -0, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constantFrom('', ' ', '0', '1', 'true', 'NaN', '-Infinity', '-$1,234.50', 'full', '1-4', 'N', 'T'),
  fc.constantFrom('2026-11-14', '2026-11-14T00:00:00.000Z', '2026-02-30', '0000-00-00'),
  fc.constantFrom('2999-12-31T23:59:59.999-14:00', '1000-01-01T00:00:00+14:00'),
  fc.constantFrom('__proto__', 'constructor', '<script>alert(1)</script>', '\u202Eabc', '\uD800'),
);

/** Values that the client can read, so that a random answer is not always refused as a whole. */
const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  MemberId: fc.constantFrom<unknown>('u1', 7),
  WireDay: fc.constantFrom('2026-11-14', '2026-11-28', '2026-11-14T04:30:00-05:00'),
};

function oddField(schema: string, field: string): fc.Arbitrary<unknown> {
  const nested = nestedSchema(schema, field);
  const [name = ''] = namesIn(propertiesOf(schema)[field]);
  const one = nested === null ? (plausible[name] ?? oddValue) : oddAnswer(nested);
  const item = fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: oddValue });
  return isList(schema, field)
    ? fc.oneof(fc.array(item, { maxLength: 4 }), oddValue)
    : fc.oneof(one, oddValue);
}

/** An object with any fields of a schema in docs/openapi.yaml and any values, or no object at all. */
function oddAnswer(schema: string): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.keys(propertiesOf(schema)).map((field) => [field, oddField(schema, field)]),
  );
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), oddValue);
}

// The types say what a reader returns, and reading.test.ts tests the readers of single values.
test.each([
  ['User', readMember],
  ['Colony', readCommunity],
  ['AttendanceRecords', readAttendance],
  ['AttendanceRow', readSignUp],
])('reads any %s without throwing', (schema, read) => {
  fc.assert(
    fc.property(oddAnswer(schema), (answer) => {
      expect(typeof read(answer)).toBe('object');
    }),
    { numRuns: 500 },
  );
});
