import type { WireStyle } from '../../data/db';
import type { CommunitySettings } from '../../data/rows';
import type { Delays } from '../../faults/delays';
import type { Faults } from '../../faults/faultPlan';
import type { Act } from '../../meanwhile/acts';
import { parseSettings } from '../../meanwhile/communitySettings';
import type { RowChange } from '../../meanwhile/rowChanges';
import { canonicalZone } from '../../time/deviceZone';
import { callNames } from '../../wire/calls';
import { quirkNames, type Quirk } from '../../wire/quirks';
import { readActs, writeActs } from './actText';
import { findName } from './closestName';
import { extraNames, type ExtraName } from './extraNames';
import { readFaults, writeFaults } from './faultText';
import { readRowChanges } from './rowChangeText';
import { splitList, type ReportProblem } from './splitList';

type Description = {
  /** What it sets, for docs/qa.md and for `npm run backend -- --help`. */
  sets: string;
  example: string;
  /** The value of a link without the parameter, in words. */
  otherwise: string;
};

export type Parameter<Value> = Description & {
  /** The value of a link without the parameter. */
  initial: Value;
  /** Reads what it can, and reports the rest. `now` is the time of the link. */
  read: (text: string, report: ReportProblem, now: number) => Value;
  /** A link omits the parameter if its text is that of the initial value. */
  write: (value: Value, now: number) => string;
};

type Definition<Value> = Omit<Parameter<Value>, 'write'> & Partial<Pick<Parameter<Value>, 'write'>>;

/** By default, a value is written as its text, null as no text, and a list with commas. */
const define = <Value>(definition: Definition<Value>): Parameter<Value> => ({
  write: (value) => String(value ?? ''),
  ...definition,
});

/** The value of a link that switches all extras off. */
const NO_EXTRAS = 'none';

export const MAX_LATENCY = 60_000;
export const MAX_SEED = 999_999;
export const MAX_ROWS = 12_000;

/** Reads a whole number from 0 to `max`. `fallback` tells what applies if the text is none. */
const wholeNumber =
  <Initial extends 0 | null>(max: number, initial: Initial, fallback: string) =>
  (text: string, report: ReportProblem): number | Initial => {
    if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text);
    report(`is no whole number from 0 to ${max}. ${fallback}`);
    return initial;
  };

/** @example readDelays('getMinyan:5000,addToMinyan:hold', report) */
function readDelays(text: string, report: ReportProblem): Delays {
  const delays: Delays = {};
  for (const part of splitList(text, ',')) {
    const [name = '', delay = ''] = part.split(':');
    const call = findName(name, callNames, `there is no call '${name}'`, report);
    if (call === undefined) continue;
    if (delay === 'hold' || delay === 'hold-answer') delays[call] = delay;
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
  seed: define<number>({
    sets: `the names of the neighbours, 0 to ${MAX_SEED}`,
    example: '42',
    otherwise: '`0`',
    initial: 0,
    read: wholeNumber(MAX_SEED, 0, 'It is 0.'),
  }),
  wire: define<WireStyle | null>({
    sets: 'how values are written: `modern`, or `legacy` as the old backend does',
    example: 'legacy',
    otherwise: "the scenario's",
    initial: null,
    read: (text, report) => findName(text, ['modern', 'legacy'], 'there is no such style', report) ?? null,
  }),
  quirks: define<readonly Quirk[]>({
    sets: 'how the backend differs from the usual one, see below',
    example: 'missing-ids,session-redirect',
    otherwise: 'none',
    initial: [],
    read: (text, report) =>
      splitList(text, ',').flatMap(
        (name) => findName(name, quirkNames, `there is no quirk '${name}'`, report) ?? [],
      ),
  }),
  fail: define<Faults>({
    sets: 'failures, by call, see below',
    example: 'addToMinyan:500*1,login:dropped',
    otherwise: 'none',
    initial: {},
    read: readFaults,
    write: writeFaults,
  }),
  latency: define<number>({
    sets: `milliseconds before each answer, 0 to ${MAX_LATENCY}`,
    example: '1500',
    otherwise: '`0`',
    initial: 0,
    read: wholeNumber(MAX_LATENCY, 0, 'It is 0.'),
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
        .join(','),
  }),
  meanwhile: define<readonly Act[]>({
    sets: 'what neighbours and the office do meanwhile, see below',
    example: 'neighbour:2.maftir@write,neighbour:withdraws@30s',
    otherwise: 'nothing',
    initial: [],
    read: readActs,
    write: writeActs,
  }),
  rows: define<number | null>({
    sets: `the number of rows of the coming Shabbos, 0 to ${MAX_ROWS}; in \`large\`, of all events`,
    example: '500',
    otherwise: "the scenario's",
    initial: null,
    read: wholeNumber(MAX_ROWS, null, 'The rows stay as they are.'),
  }),
  signUps: define<readonly RowChange[]>({
    sets: 'sign-ups that are added, changed or removed, as JSON; the panel writes it',
    example: '[{"day":"2026-08-15","by":"gabbai","peopleCount":4}]',
    otherwise: "the scenario's",
    initial: [],
    read: readRowChanges,
    write: (value) => JSON.stringify(value),
  }),
  tabs: define<'own' | 'shared'>({
    sets: '`shared`: all tabs of the build have one backend and one session; `own`: each tab has its own',
    example: 'shared',
    otherwise: '`own`',
    initial: 'own',
    read: (text, report) => findName(text, ['own', 'shared'], 'there is no such choice', report) ?? 'own',
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
    write: (value) => JSON.stringify(value),
  }),
  extras: define<readonly ExtraName[] | null>({
    sets: 'the optional extras that are on: `calendar`, `share`, `icon`, `poster`, or `none`',
    example: 'share,icon',
    otherwise: 'as in `src/site.ts`',
    initial: null,
    read: (text, report) =>
      splitList(text, ',')
        .filter((name) => name !== NO_EXTRAS)
        .flatMap((name) => findName(name, extraNames, `there is no extra '${name}'`, report) ?? []),
    write: (value) => (value === null ? '' : value.join(',') || NO_EXTRAS),
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

export const parameterNames = Object.keys(parameters).filter((name): name is ParameterName =>
  Object.hasOwn(parameters, name),
);
