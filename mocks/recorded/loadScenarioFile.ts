import { readFileSync } from 'node:fs';
import { parseScenarioFile, type ScenarioFile } from './scenarioFile';

/** Reads a scenario file from disk. Returns a sentence if that is not possible. */
export function loadScenarioFile(path: string): ScenarioFile | string {
  try {
    return parseScenarioFile(readFileSync(path, 'utf8'));
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
