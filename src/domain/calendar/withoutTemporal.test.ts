/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { calendarTable } from '../testing/calendarTable';

// The build excludes the calendar library's Temporal polyfill, so no code may need it.
jest.mock('temporal-polyfill/global', () => ({}));

it('computes the names and times of a whole year in a browser without Temporal', () => {
  const committed = readFileSync('src/domain/testing/calendarTable.txt', 'utf8').split('\n');
  const expected = committed.filter((line) => line.startsWith('2028-'));
  expect('Temporal' in globalThis).toBe(false);
  expect(expected.length).toBeGreaterThan(60);
  expect(calendarTable(2028, 2028)).toEqual(expected);
});
