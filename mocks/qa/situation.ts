import type { Faults } from '../faults/faults';
import type { ScenarioName } from '../scenarios/scenarios';
import type { CommunitySettings } from './communitySettings';

/** Everything that a link can say. */
export type Situation = {
  scenario: ScenarioName;
  /** By how many milliseconds the clock is ahead of the device's. */
  offset: number;
  /** The time that the scenario was made for; the clock may have been moved since. */
  madeFor: number;
  seed: number;
  fail: Faults;
  latency: number;
  /** The username of who is signed in when the page opens, null for nobody. */
  signedInAs: string | null;
  /** What the member owes, where that has been changed. */
  balance: number | null;
  community: CommunitySettings;
};
