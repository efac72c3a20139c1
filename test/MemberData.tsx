import type { ReactNode } from 'react';
import { AttendanceContext, CommunityContext, SessionContext } from '../src/api/memberContext';
import type { AttendanceState } from '../src/api/attendance';
import type { Community } from '../src/domain/community';
import type { Member } from '../src/domain/member';

interface MemberDataProps {
  /** Null for a visitor. */
  member?: Member | null;
  community?: Community | null;
  attendanceState?: AttendanceState | null;
  children: ReactNode;
}

/** What the app provides for a screen. */
export function MemberData({
  member = null,
  community = null,
  attendanceState = null,
  children,
}: MemberDataProps) {
  const session =
    member === null ? ({ status: 'out', member } as const) : ({ status: 'in', member } as const);
  return (
    <SessionContext value={{ session, isUnknown: false }}>
      <CommunityContext value={{ community, hasFailed: false, retry: () => undefined }}>
        <AttendanceContext value={attendanceState}>{children}</AttendanceContext>
      </CommunityContext>
    </SessionContext>
  );
}
