/** @jest-environment node */
import * as fc from 'fast-check';
import { matchPath } from 'react-router';
import { paths, tokenOf } from './paths';
import { routeOf, routes, screenNames } from './routes';

test('every screen has its address', () => {
  expect(Object.fromEntries(screenNames.map((name) => [name, routeOf(name).path]))).toEqual({
    landing: '/',
    home: '/',
    about: '/about',
    contact: '/contact',
    privacyPolicy: '/privacy-policy',
    login: '/login',
    reset: '/reset/:token',
    join: '/join/:token',
    forgot: '/forgot',
    policies: '/policies',
    account: '/account',
    winterize: '/winterize',
    dewinterize: '/dewinterize',
    unitsOpen: '/units-open',
  });
});

test.each([
  ['abc', '/reset/abc'],
  ['a/b', '/reset/a%2Fb'],
  ['a+b', '/reset/a%2Bb'],
  ['100%', '/reset/100%25'],
  ['a%2Fb', '/reset/a%252Fb'],
  ['?x=1', '/reset/%3Fx%3D1'],
  ['#top', '/reset/%23top'],
  ['ü', '/reset/%C3%BC'],
])('encodes the token %j in the address %s and decodes it again', (token, address) => {
  expect(paths.reset(token)).toBe(address);
  expect(tokenOf(address)).toBe(token);
  expect(tokenOf(paths.join(token))).toBe(token);
});

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
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (token) => {
      expect(tokenOf(paths.reset(token))).toBe(token);
      expect(matchPath(routes.reset.path, paths.reset(token))).not.toBeNull();
    }),
  );
});
