import type { AttendanceState } from '../../api/attendance';
import type { CommunityState } from '../../api/community';
import type { Community } from '../../domain/community';
import type { Member } from '../../domain/member';
import type { Routes, ScreenName } from '../../lib/routes';

/** The type of every prop that a row of `src/lib/routes.ts` can list in its `needs`. */
export interface ScreenData {
  member: Member;
  community: Community;
  communityState: CommunityState;
  communityEmail: string | null;
  attendanceState: AttendanceState;
  /** The verified bypass code, '' if there is none. */
  bypassCode: string;
  token: string;
  isSessionUnknown: boolean;
}

/** The props of a screen, from the `needs` of its row. */
export type PropsOf<Name extends ScreenName> = Pick<ScreenData, Routes[Name]['needs'][number]>;
