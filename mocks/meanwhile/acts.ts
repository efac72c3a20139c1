import type { CommunitySettings } from '../data/rows';
import type { SignUpValues } from '../data/signUpFields';
import type { EventKey } from '../services/minyanEvents';

/** If `event` is null, the act is about the event of the write that it precedes, or else about the upcoming Shabbos. */
type Change =
  | { kind: 'sign-up'; signUp: Partial<SignUpValues>; event: EventKey | null }
  | { kind: 'withdrawal'; event: EventKey | null }
  | { kind: 'office'; settings: CommunitySettings };

/**
 * What somebody else does while a member uses the page. `when` is a time of the backend in milliseconds since the epoch, or
 * 'write': just before the next write arrives. A neighbour waits for a write of sign-ups, the office for any write but a log-in.
 */
export type Act = Change & { when: number | 'write' };
