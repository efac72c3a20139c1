/** @jest-environment node */
import { isSameId } from './memberId';

it.each([
  [7, 7, true],
  [7, '7', true],
  ['7', 7, true],
  ['a1', 'a1', true],
  [0, '0', true],
  [7, 8, false],
  ['7', '07', false],
  ['a1', 'A1', false],
  ['', 0, false],
  [null, null, false],
  [null, 'null', false],
  ['null', null, false],
])('isSameId(%p, %p) is %p', (one, other, isSame) => {
  expect(isSameId(one, other)).toBe(isSame);
});
