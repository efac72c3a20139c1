/** @jest-environment node */
import { isOnEarth } from './place';

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
