import type { CommunitySettings } from './communitySettings';
import type { SignUpRecord } from '../data/db';
import type { EventKey } from '../services/minyanEvents';

type NeighbourSignUp = Partial<
  Pick<SignUpRecord, 'peopleCount' | 'isGuest' | 'onlyIfMinyan' | 'reservedMussaf' | 'part'>
>;

/** A sign-up or a withdrawal without an event is for the event of the write that it precedes, or else for the upcoming Shabbos. */
type Change =
  | { kind: 'sign-up'; signUp: NeighbourSignUp; event: EventKey | null }
  | { kind: 'withdrawal'; event: EventKey | null }
  | { kind: 'office'; settings: CommunitySettings };

/**
 * What somebody else does while a member uses the page. `when` is a time of the backend in milliseconds since the epoch, or
 * 'write': just before the next write arrives. A neighbour waits for a write of sign-ups, the office for any write.
 */
export type Act = Change & { when: number | 'write' };
