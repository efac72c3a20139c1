import { calendarTable } from '@/domain/testing/calendarTable';
import { writeFileSync } from 'node:fs';

// Writes the table with which src/domain/calendar/calendarTable.test.ts compares the calendar. Read its diff before you commit it.
writeFileSync('src/domain/testing/calendarTable.txt', `${calendarTable(2026, 2040).join('\n')}\n`);
