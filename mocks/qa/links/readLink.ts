import { fixedNowOf, isScenarioName, scenarios, type ScenarioName } from '../../scenarios/scenarios';
import { parseLinkTime } from './linkTime';
import {
  linkParameters,
  parameterNames,
  parameters,
  unknownParameters,
  unknownScenario,
  type ParameterName,
  type ParameterValues,
} from './parameters';
import type { Situation } from './situation';

/** The signed-in member if a link has no parameter `as`. */
const DEFAULT_USERNAME = 'demo';
/** The value of `as` for a signed-out page. */
export const NOBODY = 'nobody';

type ReadLink = {
  situation: Situation;
  /** Sentences about the parameters that were not applied, for the person who opened the link. */
  problems: string[];
  /** False if the address has no parameter of a situation. */
  isLink: boolean;
};

/** Reads a situation from the query of an address. A missing or invalid parameter gets its default. */
export function readLink(search: string, deviceNow: number): ReadLink {
  const query = new URLSearchParams(search);
  const isLink = [...linkParameters.keys()].some((name) => query.has(name));
  const problems = unknownParameters(new Set(query.keys()));
  const report = (name: string, problem: string) => {
    problems.push(`${name}=${query.get(name) ?? ''}: ${problem}`);
  };

  const scenario = readScenario(query.get('scenario'), report);
  // Links contain whole seconds.
  const defaultNow = fixedNowOf(scenario) ?? Math.floor(deviceNow / 1000) * 1000;
  const readTime = (name: 'now' | 'made', fallback: number) => {
    const text = query.get(name);
    const time = text === null ? fallback : parseLinkTime(text);
    if (time === null)
      report(name, "is no time; write '2026-08-13T15:59', or with an offset. The scenario's own is used.");
    return time ?? fallback;
  };
  const now = readTime('now', defaultNow);

  return {
    situation: {
      scenario,
      offset: now - deviceNow,
      madeFor: readTime('made', now),
      signedInAs: readUsername(query.get('as'), isLink && !scenarios[scenario].isSignedOut),
      ...readParameters(query, report, now),
    },
    problems,
    isLink,
  };
}

type ReportParameter = (name: string, problem: string) => void;

function readParameters(query: URLSearchParams, report: ReportParameter, now: number): ParameterValues {
  const read = (name: ParameterName) => {
    const text = query.get(name);
    const { initial, read: parse } = parameters[name];
    return text === null ? initial : parse(text, (problem) => report(name, problem), now);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name is read by its own parameter
  return Object.fromEntries(parameterNames.map((name) => [name, read(name)])) as ParameterValues;
}

function readScenario(text: string | null, report: ReportParameter): ScenarioName {
  if (text === null) return 'typical';
  if (isScenarioName(text)) return text;
  report('scenario', unknownScenario(text));
  return 'typical';
}

/** Does not check whether the member exists: the scenario is not built yet. */
function readUsername(text: string | null, isDefaultSignedIn: boolean): string | null {
  if (text === null) return isDefaultSignedIn ? DEFAULT_USERNAME : null;
  return text === NOBODY ? null : text;
}
