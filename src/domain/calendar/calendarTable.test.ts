/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { calendarTable } from '../testing/calendarTable';

// `npx tsx scripts/calendarTable.ts` writes the file. Its diff shows what an update of the calendar library changes for members.
it('the names and times equal the committed table (to update it after an intended change: npx tsx scripts/calendarTable.ts)', () => {
  const committed = readFileSync('src/domain/testing/calendarTable.txt', 'utf8').trimEnd().split('\n');
  expect(calendarTable(2026, 2040)).toEqual(committed);
});
