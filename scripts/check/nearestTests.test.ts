/** @jest-environment node */
import { nearestTests } from './nearestTests';

const tests = [
  'src/app/App.test.tsx',
  'src/domain/calendar/times.test.ts',
  'src/domain/day.test.ts',
  'src/domain/cutOff.test.ts',
  'mocks/backend.test.ts',
];

it('picks the test of a changed file first, then the tests in its folder', () => {
  expect(nearestTests(tests, ['src/domain/cutOff.ts'], 3)).toEqual([
    'src/domain/cutOff.test.ts',
    'src/domain/calendar/times.test.ts',
    'src/domain/day.test.ts',
  ]);
});

it('picks a changed test itself', () => {
  expect(nearestTests(tests, ['mocks/backend.test.ts'], 1)).toEqual(['mocks/backend.test.ts']);
});

it('keeps all tests when there are few', () => {
  expect(nearestTests(tests, ['README.md'], 10)).toEqual(tests);
});
