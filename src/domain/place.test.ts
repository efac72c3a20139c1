/** @jest-environment node */
import { isInZone, isOnEarth, placeOfTimes } from './place';
import { catskills, manhattan, newYork } from './testing/fixtures';

it.each([
  ['the equator at Greenwich', 0, 0],
  ['the north pole', 90, 0],
  ['the south pole', -90, 0],
  ['the date line from the west', 0, 180],
  ['the date line from the east', 0, -180],
])('accepts %s', (_where, lat, lon) => {
  expect(isOnEarth({ lat, lon })).toBe(true);
});

it.each([
  ['north of the north pole', 90.0001, 0],
  ['south of the south pole', -90.0001, 0],
  ['east of the date line', 0, 180.0001],
  ['west of the date line', 0, -180.0001],
  ['without a latitude', Number.NaN, 0],
  ['without a longitude', 0, Number.NaN],
  ['an infinite latitude', Number.POSITIVE_INFINITY, 0],
  ['an infinite longitude', 0, Number.NEGATIVE_INFINITY],
])('rejects a place %s', (_where, lat, lon) => {
  expect(isOnEarth({ lat, lon })).toBe(false);
});

it.each([
  [0, 'Greenwich, as in 0/0', false],
  [74.6893, 'a lost minus', false],
  [41.6556, 'swapped numbers', false],
  // Standard time of New York is noon at 75 degrees west.
  [-105, 'two hours later', true],
  [-105.001, 'more than two hours later', false],
  [-45, 'two hours earlier', true],
  [-44.999, 'more than two hours earlier', false],
  [-74.6893, 'the Catskills', true],
])('a place at the longitude %p, %s, is in the zone of New York: %p', (lon, _what, isIn) => {
  expect(isInZone({ lat: 41.6556, lon }, newYork)).toBe(isIn);
});

it.each([
  // 14 hours ahead of UTC.
  ['Pacific/Kiritimati', -157.4, true],
  ['Pacific/Kiritimati', -180, true],
  ['Pacific/Kiritimati', 180, true],
  ['Pacific/Kiritimati', 0, false],
  ['Asia/Jerusalem', 35.2, true],
  ['Asia/Jerusalem', -35.2, false],
])('in %s, a place at the longitude %p is in the zone: %p', (zone, lon, isIn) => {
  expect(isInZone({ lat: 0, lon }, zone)).toBe(isIn);
});

it.each([
  ["the community's place", catskills, manhattan, catskills],
  ["the member's place if the community has none", null, manhattan, manhattan],
  ["the community's place if the member has none", catskills, null, catskills],
  ['no place if neither has one', null, null, null],
])('computes times for %s', (_which, community, member, place) => {
  expect(placeOfTimes({ place: community }, { place: member })).toBe(place);
});
