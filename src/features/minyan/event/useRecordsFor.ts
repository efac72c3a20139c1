import { useState } from 'react';
import { attendanceFor, type Attendance } from '../../../domain/attendance';
import { eventKey, type MinyanEvent } from '../../../domain/event';

/** The latest records that can be shown for the event, null until there are any (rule: changed-upcoming-shabbos). */
export function useRecordsFor(event: MinyanEvent | null, latest: Attendance | null): Attendance | null {
  const key = event === null ? '' : eventKey(event);
  const [held, setHeld] = useState<{ key: string; records: Attendance | null }>({ key, records: null });
  const before = held.key === key ? held.records : null;
  const records = event === null ? null : attendanceFor(event, latest, before);
  if (held.key !== key || held.records !== records) setHeld({ key, records });
  return records;
}
