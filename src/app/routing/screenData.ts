import type { LoadedAttendance } from '../../api/attendance';
import type { LoadedCommunity } from '../../api/community';
import type { Attendance } from '../../domain/attendance';
import type { Community } from '../../domain/community';
import type { Member } from '../../domain/member';
import type { Routes, ScreenName } from '../../lib/routes';

/** Everything that a row of `src/lib/routes.ts` can ask for, by name. */
export interface ScreenData {
  member: Member;
  community: Community;
  loadedCommunity: LoadedCommunity;
  communityEmail: string | null;
  attendance: Attendance | null;
  loadedAttendance: LoadedAttendance;
  /** The verified bypass code, '' if there is none. */
  bypassCode: string;
  token: string;
  isSessionUnknown: boolean;
}

/** The props of a screen: what its row asks for. */
export type PropsOf<Name extends ScreenName> = Pick<ScreenData, Routes[Name]['needs'][number]>;
