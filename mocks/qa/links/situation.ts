import { pick } from 'es-toolkit';
import type { Backend, BackendOptions } from '../../backend';
import { recordedAtOf, type ScenarioFile } from '../../recorded/scenarioFile';
import type { ScenarioName } from '../../scenarios/scenarios';
import type { ParameterValues } from './parameters';

/** The state of the emulation that a link can set. */
export type Situation = {
  scenario: ScenarioName;
  /** Milliseconds by which the clock is ahead of the device's clock. */
  offset: number;
  /** The time for which the scenario was built. The clock may have been moved since. */
  madeFor: number;
  /** The username of the signed-in member, or null if nobody is signed in. */
  signedInAs: string | null;
} & ParameterValues;

/** The parameters that are also settings of a running backend. */
const SETTINGS = ['fail', 'down', 'delay', 'latency', 'quirks', 'meanwhile'] as const;

type BackendSettings = Pick<Backend, (typeof SETTINGS)[number]>;

/** A copy, because a backend removes failures that have happened. */
export const settingsOf = (from: BackendSettings): BackendSettings => structuredClone(pick(from, SETTINGS));

/** The options of a backend for a situation. applySituation does the rest. */
export function backendOptionsOf(situation: Situation): Omit<BackendOptions, 'now'> {
  const { scenario, madeFor, seed, wire, rows } = situation;
  const own = { ...(wire !== null && { wire }), ...(rows !== null && { rows }) };
  return { scenario, madeFor, seed, ...settingsOf(situation), ...own };
}

/** The situation in which a scenario file starts: at its time, with its member. The rest is as in `situation`. */
export function situationOfFile(file: ScenarioFile, situation: Situation, deviceNow: number): Situation {
  const madeFor = recordedAtOf(file);
  return { ...situation, offset: madeFor - deviceNow, madeFor, signedInAs: file.signedInAs };
}
