import { pick } from 'es-toolkit';
import type { Backend, BackendOptions } from '../../backend';
import { recordedAtOf, type ScenarioFile } from '../../recorded/scenarioFile';
import { fixedNowOf, type ScenarioName, scenarioNames, scenarios } from '../../scenarios/scenarios';
import { linkTime, parseLinkTime } from './linkTime';
import {
  linkParameters,
  type Parameter,
  parameterNames,
  parameters,
  type ParameterValues,
} from './parameters';
import { findName, type ReportProblem, suggestion } from './reading';

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

/** Copies the settings, because a backend removes failures that have happened. */
export const settingsOf = (from: BackendSettings): BackendSettings => structuredClone(pick(from, SETTINGS));

/** The options of a backend for a situation. applySituation does the rest. */
export function backendOptionsOf(situation: Situation): Omit<BackendOptions, 'now'> {
  const { scenario, madeFor, seed, wire, rows } = situation;
  const given = { ...(wire !== null && { wire }), ...(rows !== null && { rows }) };
  return { scenario, madeFor, seed, ...settingsOf(situation), ...given };
}

/** The situation in which a scenario file starts: the time and the member of the file, and the rest of `situation`. */
export function situationOfFile(file: ScenarioFile, situation: Situation, deviceNow: number): Situation {
  const madeFor = recordedAtOf(file);
  return { ...situation, offset: madeFor - deviceNow, madeFor, signedInAs: file.signedInAs };
}

/** The value of `as` for a signed-out page. */
export const NOBODY = 'nobody';

/**
 * Reads a situation from the query of an address. A missing or invalid parameter gets its default. `problems` are sentences
 * about the parameters that were not applied. `isLink` is false if the address has no parameter of a situation.
 */
export function readLink(search: string, deviceNow: number) {
  const query = new URLSearchParams(search);
  const isLink = linkParameters.some((name) => query.has(name));
  const problems = [...new Set(query.keys())]
    .filter((name) => !linkParameters.includes(name))
    .map((name) => `${name}: there is no such parameter. ${suggestion(name, linkParameters)}`);
  /** Reads one parameter if the query has it. */
  const read = <Value>(name: string, parse: (text: string, report: ReportProblem) => Value) => {
    const text = query.get(name);
    return text === null ? null : parse(text, (problem) => problems.push(`${name}=${text}: ${problem}`));
  };

  const scenario =
    read('scenario', (text, report) =>
      findName(text, scenarioNames, "there is no such scenario; 'typical' is used", report),
    ) ?? 'typical';
  // Links contain whole seconds.
  const defaultNow = fixedNowOf(scenario) ?? Math.floor(deviceNow / 1000) * 1000;
  const now = read('now', readTime) ?? defaultNow;
  const madeFor = read('made', readTime) ?? now;
  // The scenario is not built yet. applySituation reports a username that the scenario does not have.
  const username = query.get('as') ?? (isLink && !scenarios[scenario].isSignedOut ? 'demo' : NOBODY);
  const values = parameterNames.map((name) => {
    const { initial, read: parse } = parameters[name];
    return [name, read(name, (text, report) => parse(text, report, now)) ?? initial];
  });
  const situation: Situation = {
    scenario,
    offset: now - deviceNow,
    madeFor,
    signedInAs: username === NOBODY ? null : username,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name is read by its own parameter
    ...(Object.fromEntries(values) as ParameterValues),
  };
  return { situation, problems, isLink };
}

function readTime(text: string, report: ReportProblem): number | null {
  const time = parseLinkTime(text);
  if (time === null) report("is no time; write '2026-08-13T15:59', or with an offset. The default is used.");
  return time;
}

/** The query of the link to a situation at the time `now`. Omits defaults, except of scenario, time and member. */
export function writeLink(situation: Situation, now: number): string {
  const { scenario, madeFor, signedInAs } = situation;
  const wholeSecond = Math.floor(now / 1000) * 1000;
  const isMoved = Math.abs(madeFor - wholeSecond) >= 1000;
  const others = parameterNames.flatMap((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each parameter writes the value of its own name
    const { initial, write } = parameters[name] as Parameter<unknown>;
    const text = write(situation[name], wholeSecond);
    return text === write(initial, wholeSecond) ? [] : [[name, text] as const];
  });
  const written = [
    ['scenario', scenario],
    ['now', linkTime(wholeSecond)],
    ...(isMoved ? [['made', linkTime(madeFor)] as const] : []),
    ['as', signedInAs ?? NOBODY],
    ...others,
  ] as const;
  return `?${written.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Keeps the characters ':', ',', '/' and '@' readable, which a query may contain. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(/%(?:3A|2C|2F|40)/g, (code) => decodeURIComponent(code));
