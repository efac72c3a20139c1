import { fixedNowOf, scenarioNames, scenarios } from '../../scenarios/scenarios';
import { linkTime, parseLinkTime } from './linkTime';
import { linkParameters, parameterNames, parameters, type ParameterValues } from './parameters';
import { findName, suggestion, type ReportProblem } from './reading';
import type { Situation } from './situation';

/** The signed-in member if a link has no parameter `as`. */
const DEFAULT_USERNAME = 'demo';
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
      findName(text, scenarioNames, "there is no such scenario; this is 'typical'", report),
    ) ?? 'typical';
  // Links contain whole seconds.
  const defaultNow = fixedNowOf(scenario) ?? Math.floor(deviceNow / 1000) * 1000;
  const now = read('now', readTime) ?? defaultNow;
  const madeFor = read('made', readTime) ?? now;
  const isSignedIn = isLink && !scenarios[scenario].isSignedOut;
  // The scenario is not built yet, so whether it has the member is checked later.
  const username = query.get('as') ?? (isSignedIn ? DEFAULT_USERNAME : NOBODY);
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
  if (time === null)
    report("is no time; write '2026-08-13T15:59', or with an offset. The scenario's own is used.");
  return time;
}

/** The query of the link to a situation at the time `now`. Always contains scenario, time and member; omits other default values. */
export function writeLink(situation: Situation, now: number): string {
  const { scenario, madeFor, signedInAs } = situation;
  const wholeSecond = Math.floor(now / 1000) * 1000;
  const isMoved = Math.abs(madeFor - wholeSecond) >= 1000;
  const others = parameterNames.flatMap((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each parameter writes the value of its own name
    const { initial, write } = parameters[name] as {
      initial: unknown;
      write: (value: unknown, now: number) => string;
    };
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

const READABLE = [':', ',', '/', '@'];

/** encodeURIComponent, but keeps the characters ':', ',', '/' and '@' readable, which a query may contain. */
function encode(value: string): string {
  return READABLE.reduce(
    (text, char) => text.replaceAll(encodeURIComponent(char), char),
    encodeURIComponent(value),
  );
}
