/** @jest-environment node */
import { isOnEarth, placeOfTimes } from './place';
import { catskills, manhattan } from './testing/fixtures';

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
  ["the community's place", catskills, manhattan, catskills],
  ["the member's place if the community has none", null, manhattan, manhattan],
  ["the community's place if the member has none", catskills, null, catskills],
  ['no place if neither has one', null, null, null],
])('computes times for %s', (_which, community, member, place) => {
  expect(placeOfTimes({ place: community }, { place: member })).toBe(place);
});
