import { scenarioNames } from '../scenarios/scenarios';
import { isQuirk, quirkNames, type Quirk } from '../wire/quirks';
import { suggestion } from './closestName';
import { parseSettings, type CommunitySettings } from './communitySettings';
import { readFaults, writeFaults } from './faultText';
import { splitList } from './splitList';
import type { Faults } from '../faults/faultPlan';
import type { WireStyle } from '../data/db';

/** Takes a sentence about a value that was not applied. */
export type Report = (problem: string) => void;

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
  /** Reads what it can, and reports the rest. */
  read: (text: string, report: Report) => Value;
  /** Returns null for the initial value. */
  write: (value: Value) => string | null;
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

export const MAX_LATENCY = 60_000;
export const MAX_SEED = 999_999;

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
    read: (text, report) => {
      const { value, problems } = readFaults(text);
      problems.forEach(report);
      return value;
    },
    write: (value) => writeFaults(value) || null,
  }),
  latency: wholeNumber(MAX_LATENCY, {
    sets: `milliseconds before each answer, 0 to ${MAX_LATENCY}`,
    example: '1500',
    otherwise: '`0`',
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

/** Names each parameter of a query that is unknown. `base` has those that the caller knows beside the link's. */
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
