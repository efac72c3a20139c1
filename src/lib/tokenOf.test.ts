/** @jest-environment node */
import * as fc from 'fast-check';
import { matchPath } from 'react-router';
import { paths } from './paths';
import { tokenOf } from './tokenOf';

test.each([
  ['/reset/a+b', 'a+b'],
  ['/reset/ü', 'ü'],
  ['/reset/100%', '100%'],
  ['/reset/%zz', '%zz'],
  ['/reset/abc/', 'abc'],
  ['/reset/', ''],
  ['/reset', ''],
])('reads from the address %s, typed by hand, the token %j', (address, token) => {
  expect(tokenOf(address)).toBe(token);
});

test('decodes any token unchanged, from an address that matches its screen', () => {
  const tokens = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('a/b', 'a%2Fb', '?x', '#top'),
  );
  fc.assert(
    fc.property(tokens, (token) => {
      const address = `/reset/${encodeURIComponent(token)}`;
      expect(tokenOf(address)).toBe(token);
      expect(matchPath(paths.reset, address)).not.toBeNull();
    }),
  );
});
