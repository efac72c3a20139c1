/** @jest-environment node */
import { isInZone, isOnEarth, placeOfTimes } from './place';
import { catskills, manhattan, newYork } from './testing/fixtures';

it.each([
  [0, 0, true],
  [90, 0, true],
  [-90, 0, true],
  [0, 180, true],
  [0, -180, true],
  [90.0001, 0, false],
  [-90.0001, 0, false],
  [0, 180.0001, false],
  [0, -180.0001, false],
  [Number.NaN, 0, false],
  [0, Number.NaN, false],
  [Number.POSITIVE_INFINITY, 0, false],
  [0, Number.NEGATIVE_INFINITY, false],
])('a place at %p/%p is on earth: %p', (lat, lon, isOn) => {
  expect(isOnEarth({ lat, lon })).toBe(isOn);
});

it.each([
  ['Greenwich, as in 0/0', newYork, 0, false],
  ['a lost minus', newYork, 74.6893, false],
  ['swapped numbers', newYork, 41.6556, false],
  // New York's standard time is that of 75 degrees west.
  ['two hours later', newYork, -105, true],
  ['more than two hours later', newYork, -105.001, false],
  ['two hours earlier', newYork, -45, true],
  ['more than two hours earlier', newYork, -44.999, false],
  ['the Catskills', newYork, -74.6893, true],
  ['14 hours ahead of UTC', 'Pacific/Kiritimati', -157.4, true],
  ['the date line from the east', 'Pacific/Kiritimati', -180, true],
  ['the date line from the west', 'Pacific/Kiritimati', 180, true],
  ['far from the zone', 'Pacific/Kiritimati', 0, false],
  ['Jerusalem', 'Asia/Jerusalem', 35.2, true],
  ['an added minus', 'Asia/Jerusalem', -35.2, false],
])('%s: in %s, a place at the longitude %p is in the zone: %p', (_, zone, lon, isIn) => {
  expect(isInZone({ lat: 41.6556, lon }, zone)).toBe(isIn);
});

it.each([
  ["the community's place", catskills, manhattan, catskills],
  ["the member's place if the community has none", null, manhattan, manhattan],
  ["the community's place if the member has none", catskills, null, catskills],
  ['no place if neither has one', null, null, null],
])('computes times for %s', (_which, community, member, place) => {
  expect(placeOfTimes({ place: community }, { place: member })).toBe(place);
});
