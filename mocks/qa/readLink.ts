import { callNames, type CallName } from '../wire/calls';
import { faultKinds, type FaultKind, type Faults } from '../faults/faults';
import {
  fixedNowOf,
  isScenarioName,
  scenarioNames,
  scenarios,
  type ScenarioName,
} from '../scenarios/scenarios';
import { parseSettings } from './communitySettings';
import { parseLinkTime } from './linkTime';
import type { Situation } from './situation';

export const linkParameters = [
  'scenario',
  'now',
  'seed',
  'fail',
  'latency',
  'as',
  'balance',
  'community',
  'made',
] as const;

export const MAX_LATENCY = 60_000;
export const MAX_SEED = 999_999;

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
  const isLink = linkParameters.some((name) => query.has(name));
  const problems: string[] = [];
  const report = (name: string, problem: string) =>
    problems.push(`${name}=${query.get(name) ?? ''}: ${problem}`);

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
  const readNumber = (name: 'seed' | 'latency', max: number) => {
    const text = query.get(name) ?? '0';
    const isValid = /^\d{1,6}$/.test(text) && Number(text) <= max;
    if (!isValid) report(name, `is no whole number from 0 to ${max}. It is 0.`);
    return isValid ? Number(text) : 0;
  };
  const now = readTime('now', defaultNow);
  const community = parseSettings(query.get('community') ?? '{}');
  for (const problem of community.problems) report('community', problem);

  return {
    situation: {
      scenario,
      offset: now - deviceNow,
      madeFor: readTime('made', now),
      seed: readNumber('seed', MAX_SEED),
      latency: readNumber('latency', MAX_LATENCY),
      fail: readFaults(query.get('fail') ?? '', report),
      signedInAs: readUsername(query.get('as'), isLink && !scenarios[scenario].isSignedOut),
      balance: readBalance(query.get('balance'), report),
      community: community.settings,
    },
    problems,
    isLink,
  };
}

type Report = (name: string, problem: string) => void;

function readScenario(text: string | null, report: Report): ScenarioName {
  if (text === null) return 'typical';
  if (isScenarioName(text)) return text;
  report('scenario', `there is no such scenario; this is 'typical'. There are: ${scenarioNames.join(', ')}.`);
  return 'typical';
}

/** Does not check whether the member exists: the scenario is not built yet. */
function readUsername(text: string | null, isDefaultSignedIn: boolean): string | null {
  if (text === null) return isDefaultSignedIn ? DEFAULT_USERNAME : null;
  return text === NOBODY ? null : text;
}

function readBalance(text: string | null, report: Report): number | null {
  if (text === null) return null;
  if (/^-?\d{1,9}(\.\d{1,2})?$/.test(text)) return Number(text);
  report('balance', 'is no amount; write 1234.50. The balance stays as it is.');
  return null;
}

/** @example readFaults('addToMinyan:500,getColony:dropped', report) */
function readFaults(text: string, report: Report): Faults {
  const faults: Faults = {};
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [call = '', kind = ''] = part.split(':');
    if (!isCallName(call)) report('fail', `there is no call '${call}'. There are: ${callNames.join(', ')}.`);
    else if (!isFaultKind(kind))
      report('fail', `there is no failure '${kind}' for ${call}. There are: ${faultKinds.join(', ')}.`);
    else faults[call] = kind;
  }
  return faults;
}

const isCallName = (text: string): text is CallName => callNames.some((name) => name === text);
const isFaultKind = (text: string): text is FaultKind => faultKinds.some((kind) => kind === text);
