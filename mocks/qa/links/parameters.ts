import { scenarioNames } from '../../scenarios/scenarios';
import { isQuirk, quirkNames, type Quirk } from '../../wire/quirks';
import { suggestion } from './closestName';
import { parseSettings } from '../../meanwhile/communitySettings';
import type { CommunitySettings } from '../../data/rows';
import { extraNames, isExtraName, type ExtraName } from './extraNames';
import { readFaults, writeFaults } from './faultText';
import { splitList, type ReportProblem } from './splitList';
import type { Delays } from '../../faults/delays';
import type { Faults } from '../../faults/faultPlan';
import type { Act } from '../../meanwhile/acts';
import type { RowChange } from '../../meanwhile/rowChanges';
import { callNames, isCallName } from '../../wire/calls';
import { readActs, writeActs } from './actText';

import { readRowChanges } from './rowChangeText';
import type { WireStyle } from '../../data/db';
import { canonicalZone } from '../../time/deviceZone';

type Description = {
  /** What it sets, for docs/qa.md and for `npm run backend -- --help`. */
  sets: string;
  example: string;
  /** The value of a link without the parameter, in words. */
  otherwise: string;
};

type Parameter<Value> = Description & {
  /** The value of a link without the parameter. */
  initial: Value;
  /** Reads what it can, and reports the rest. `now` is the time of the link. */
  read: (text: string, report: ReportProblem, now: number) => Value;
  /** Returns null for the initial value. */
  write: (value: Value, now: number) => string | null;
};

/** Infers the type of the value. */
const define = <Value>(parameter: Parameter<Value>) => parameter;

const isInitial = (value: object) => Object.keys(value).length === 0;

function wholeNumber(max: number, description: Description) {
  return define<number>({
    ...description,
    initial: 0,
    read: (text, report) => {
      if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text);
      report(`is no whole number from 0 to ${max}. It is 0.`);
      return 0;
    },
    write: (value) => (value === 0 ? null : String(value)),
  });
}

/** The value of a link that switches all extras off. */
const NO_EXTRAS = 'none';

export const MAX_LATENCY = 60_000;
export const MAX_SEED = 999_999;
export const MAX_ROWS = 12_000;

/** @example readDelays('getMinyan:5000,addToMinyan:hold', report) */
function readDelays(text: string, report: ReportProblem): Delays {
  const delays: Delays = {};
  for (const part of splitList(text, ',')) {
    const [call = '', delay = ''] = part.split(':');
    if (!isCallName(call)) report(`there is no call '${call}'. ${suggestion(call, callNames)}`);
    else if (delay === 'hold' || delay === 'hold-answer') delays[call] = delay;
    else if (/^\d{1,5}$/.test(delay) && Number(delay) <= MAX_LATENCY) delays[call] = Number(delay);
    else report(`'${delay}' for ${call} is no delay; write 0 to ${MAX_LATENCY}, hold or hold-answer.`);
  }
  return delays;
}

/**
 * What a link can set beside scenario, clock and member: one entry for each parameter. Links, the options of
 * `npm run backend`, the saved situation and the table in docs/qa.md follow from it.
 */
export const parameters = {
  seed: wholeNumber(MAX_SEED, {
    sets: `the names of the neighbours, 0 to ${MAX_SEED}`,
    example: '42',
    otherwise: '`0`',
  }),
  wire: define<WireStyle | null>({
    sets: 'how values are written: `modern`, or `legacy` as the old backend does',
    example: 'legacy',
    otherwise: "the scenario's",
    initial: null,
    read: (text, report) => {
      if (text === 'modern' || text === 'legacy') return text;
      report(`there is no such style. ${suggestion(text, ['modern', 'legacy'])}`);
      return null;
    },
    write: (value) => value,
  }),
  quirks: define<readonly Quirk[]>({
    sets: 'how the backend differs from the usual one, see below',
    example: 'missing-ids,session-redirect',
    otherwise: 'none',
    initial: [],
    read: (text, report) =>
      splitList(text, ',').filter((name): name is Quirk => {
        if (isQuirk(name)) return true;
        report(`there is no quirk '${name}'. ${suggestion(name, quirkNames)}`);
        return false;
      }),
    write: (value) => (value.length === 0 ? null : value.join(',')),
  }),
  fail: define<Faults>({
    sets: 'failures, by call, see below',
    example: 'addToMinyan:500*1,login:dropped',
    otherwise: 'none',
    initial: {},
    read: readFaults,
    write: (value) => writeFaults(value) || null,
  }),
  latency: wholeNumber(MAX_LATENCY, {
    sets: `milliseconds before each answer, 0 to ${MAX_LATENCY}`,
    example: '1500',
    otherwise: '`0`',
  }),
  delay: define<Delays>({
    sets: 'milliseconds before the answers of one call, or `hold`, or `hold-answer`; see below',
    example: 'getMinyan:5000,addToMinyan:hold',
    otherwise: '`latency`',
    initial: {},
    read: readDelays,
    write: (value) =>
      Object.entries(value)
        .map(([call, delay]) => `${call}:${delay}`)
        .join(',') || null,
  }),
  meanwhile: define<readonly Act[]>({
    sets: 'what neighbours and the office do meanwhile, see below',
    example: 'neighbour:2.maftir@write,neighbour:withdraws@30s',
    otherwise: 'nothing',
    initial: [],
    read: (text, report, now) => readActs(text, now, report),
    write: (value, now) => writeActs(value, now) || null,
  }),
  rows: define<number | null>({
    sets: `the number of rows of the coming Shabbos, 0 to ${MAX_ROWS}; in \`large\`, of all events`,
    example: '500',
    otherwise: "the scenario's",
    initial: null,
    read: (text, report) => {
      if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_ROWS) return Number(text);
      report(`is no whole number from 0 to ${MAX_ROWS}. The rows stay as they are.`);
      return null;
    },
    write: (value) => (value === null ? null : String(value)),
  }),
  signUps: define<readonly RowChange[]>({
    sets: 'sign-ups that are added, changed or removed, as JSON; the panel writes it',
    example: '[{"day":"2026-08-15","by":"gabbai","peopleCount":4}]',
    otherwise: "the scenario's",
    initial: [],
    read: readRowChanges,
    write: (value) => (value.length === 0 ? null : JSON.stringify(value)),
  }),
  tabs: define<'own' | 'shared'>({
    sets: '`shared`: all tabs of the build have one backend and one session; `own`: each tab has its own',
    example: 'shared',
    otherwise: '`own`',
    initial: 'own',
    read: (text, report) => {
      if (text === 'own' || text === 'shared') return text;
      report(`there is no such choice. ${suggestion(text, ['own', 'shared'])}`);
      return 'own';
    },
    write: (value) => (value === 'own' ? null : value),
  }),
  balance: define<number | null>({
    sets: 'the balance of the signed-in member',
    example: '250.50',
    otherwise: "the scenario's",
    initial: null,
    read: (text, report) => {
      if (/^-?\d{1,9}(\.\d{1,2})?$/.test(text)) return Number(text);
      report('is no amount; write 1234.50. The balance stays as it is.');
      return null;
    },
    write: (value) => (value === null ? null : String(value)),
  }),
  community: define<CommunitySettings>({
    sets: "settings of that member's community, as JSON",
    example: '{"openOnThu":true}',
    otherwise: "the scenario's",
    initial: {},
    read: (text, report) => {
      const { settings, problems } = parseSettings(text);
      problems.forEach(report);
      return settings;
    },
    write: (value) => (isInitial(value) ? null : JSON.stringify(value)),
  }),
  extras: define<readonly ExtraName[] | null>({
    sets: 'the optional extras that are on: `calendar`, `share`, `icon`, `poster`, or `none`',
    example: 'share,icon',
    otherwise: 'as in `src/site.ts`',
    initial: null,
    read: (text, report) =>
      splitList(text, ',').filter((name): name is ExtraName => {
        if (isExtraName(name)) return true;
        if (name !== NO_EXTRAS) report(`there is no extra '${name}'. ${suggestion(name, extraNames)}`);
        return false;
      }),
    write: (value) => value && (value.join(',') || NO_EXTRAS),
  }),
  zone: define<string | null>({
    sets: "the time zone of the device that made the link; the page says so if this device's differs",
    example: 'America/Chicago',
    otherwise: 'not compared',
    initial: null,
    read: (text, report) => {
      const zone = canonicalZone(text);
      if (zone === null) report('there is no such time zone. The zones are not compared.');
      return zone;
    },
    write: (value) => value,
  }),
};

type Parameters = typeof parameters;
export type ParameterName = keyof Parameters;
export type ParameterValues = { [Name in ParameterName]: Parameters[Name]['initial'] };

/** The parameters whose defaults depend on others. readLink and writeLink treat each on its own. */
const dependentParameters = {
  scenario: { sets: 'the state of the tables, see below', example: 'nine-and-two', otherwise: '`typical`' },
  now: {
    sets: 'the clock of the page and the backend, which keeps running from there',
    example: '2026-08-13T15:59',
    otherwise: "the scenario's time, else the current time",
  },
  made: {
    sets: 'the time for which the scenario is built, if the clock was moved since',
    example: '2026-08-11T10:00',
    otherwise: '`now`',
  },
  as: {
    sets: 'who is signed in: a username, or `nobody`',
    example: 'gabbai',
    otherwise: '`demo`; `nobody` in a scenario for visitors',
  },
} satisfies Record<string, Description>;

/** Every parameter of a link with its description, in the order in which a link has them. */
export const linkParameters: ReadonlyMap<string, Description> = new Map<string, Description>([
  ...Object.entries(dependentParameters),
  ...Object.entries(parameters),
]);

/** A sentence about each parameter of a query that is unknown. */
export function unknownParameters(names: Iterable<string>): string[] {
  return [...names]
    .filter((name) => !linkParameters.has(name))
    .map((name) => `${name}: there is no such parameter. ${suggestion(name, [...linkParameters.keys()])}`);
}

export function isParameterName(text: string): text is ParameterName {
  return Object.hasOwn(parameters, text);
}

export const parameterNames = Object.keys(parameters).filter(isParameterName);

export const unknownScenario = (name: string) =>
  `there is no such scenario; this is 'typical'. ${suggestion(name, scenarioNames)}`;
