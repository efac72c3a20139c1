import type { CommunitySettings } from '../qa/communitySettings';
import type { SignUpRecord } from '../data/db';
import type { EventKey } from '../services/minyanEvents';

type NeighbourSignUp = Partial<
  Pick<SignUpRecord, 'peopleCount' | 'isGuest' | 'onlyIfMinyan' | 'reservedMussaf' | 'part'>
>;

/** `event` is null for the event of the write that the act precedes, or else the upcoming Shabbos. */
type Deed =
  | { kind: 'sign-up'; signUp: NeighbourSignUp; event: EventKey | null }
  | { kind: 'withdrawal'; event: EventKey | null }
  | { kind: 'office'; settings: CommunitySettings };

/**
 * What somebody else does while a member uses the page. `when` is a time of the backend in milliseconds since the epoch, or
 * 'write': just before the next write arrives. A neighbour waits for a write of sign-ups, the office for any write.
 */
export type Act = Deed & { when: number | 'write' };
