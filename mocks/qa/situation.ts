import type { Faults } from '../faults/faults';
import type { ScenarioName } from '../scenarios/scenarios';
import type { CommunitySettings } from './communitySettings';

/** The state of the emulation that a link can set. */
export type Situation = {
  scenario: ScenarioName;
  /** Milliseconds by which the clock is ahead of the device's clock. */
  offset: number;
  /** The time for which the scenario was built. The clock may have been moved since. */
  madeFor: number;
  seed: number;
  fail: Faults;
  latency: number;
  /** The username of the signed-in member, or null if nobody is signed in. */
  signedInAs: string | null;
  /** The member's balance if it was changed, else null. */
  balance: number | null;
  community: CommunitySettings;
};
