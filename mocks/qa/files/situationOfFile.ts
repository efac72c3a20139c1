import { recordedAtOf, type ScenarioFile } from '../../recorded/scenarioFile';
import type { Situation } from '../links/situation';

/** The situation in which a scenario file starts: at its time, with its member. The rest is as in `situation`. */
export function situationOfFile(file: ScenarioFile, situation: Situation, deviceNow: number): Situation {
  const recordedAt = recordedAtOf(file);
  return {
    ...situation,
    offset: recordedAt - deviceNow,
    madeFor: recordedAt,
    signedInAs: file.signedInAs,
  };
}
