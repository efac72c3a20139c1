/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { printedTable } from '../testing/printedTable';

// `npx tsx scripts/printedTable.ts` writes the file. Its diff shows what an update of the calendar library changes for members.
it('the names and times equal the committed table (to update it after an intended change: npx tsx scripts/printedTable.ts)', () => {
  const committed = readFileSync('src/domain/testing/printedTable.txt', 'utf8').trimEnd().split('\n');
  expect(printedTable(2026, 2040)).toEqual(committed);
});
