import type { ReactNode } from 'react';
import { useAttendance } from '../../api/attendance';
import { AttendanceContext, useMember } from '../../api/memberContext';

/** Reads everybody's sign-ups for a screen, in parallel with the community and the code of the screen. */
export function WithAttendance({ children }: { children: ReactNode }) {
  const { userId, upcomingShabbos } = useMember();
  return <AttendanceContext value={useAttendance(userId, upcomingShabbos)}>{children}</AttendanceContext>;
}
