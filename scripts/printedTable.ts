import { printedTable } from '@/domain/testing/printedTable';
import { writeFileSync } from 'node:fs';

// Writes the table with which src/domain/calendar/printedTable.test.ts compares the calendar. Read its diff before you commit it.
writeFileSync('src/domain/testing/printedTable.txt', `${printedTable(2026, 2040).join('\n')}\n`);
