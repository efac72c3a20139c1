import { SECOND_MS } from '../../../src/domain/duration';
import type { WireStyle } from '../../data/db';
import type { CommunitySettings } from '../../data/rows';
import type { Delay, Delays } from '../../faults/delays';
import type { Faults, Outage } from '../../faults/faultPlan';
import type { Act } from '../../meanwhile/acts';
import type { RowChange } from '../../meanwhile/rowChanges';
import { canonicalZone } from '../../time/deviceZone';
import { quirkNames, type Quirk } from '../../wire/quirks';
import { readActs, writeActs } from './actText';
import { readFaults, writeFaults } from './faultText';
import { findName, readByCall, splitList, writeByCall, type ReportProblem } from './reading';
import { readRowChanges, readSettings } from './jsonText';
import { extraNames, type ExtraName } from '../switchExtras';

export type Parameter<Value> = {
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

/**
 * What a link can set beside scenario, clock and member: one entry for each parameter. Links, the options of
 * `npm run backend` and the saved situation follow from it. docs/qa.md describes each, also for `npm run backend -- --help`.
 */
export const parameters = {
  seed: define<number>({
    initial: 0,
    read: wholeNumber(MAX_SEED, 0, 'It is 0.'),
  }),
  wire: define<WireStyle | null>({
    initial: null,
    read: (text, report) => findName(text, ['modern', 'legacy'], 'there is no such style', report) ?? null,
  }),
  quirks: define<readonly Quirk[]>({
    initial: [],
    read: (text, report) =>
      splitList(text, ',').flatMap(
        (name) => findName(name, quirkNames, `there is no quirk '${name}'`, report) ?? [],
      ),
  }),
  fail: define<Faults>({
    initial: {},
    read: readFaults,
    write: writeFaults,
  }),
  down: define<Outage>({
    initial: null,
    read: (text, report, now) => {
      if (text === 'on') return text;
      const [, seconds] = /^(\d{1,6})s$/.exec(text) ?? [];
      if (seconds === undefined) report("is no outage; write 'on' or '60s'. The backend works.");
      return seconds === undefined ? null : now + Number(seconds) * SECOND_MS;
    },
    write: (value, now) =>
      typeof value === 'number' ? `${Math.max(0, Math.ceil((value - now) / SECOND_MS))}s` : (value ?? ''),
  }),
  latency: define<number>({
    initial: 0,
    read: wholeNumber(MAX_LATENCY, 0, 'It is 0.'),
  }),
  delay: define<Delays>({
    initial: {},
    read: (text, report) =>
      readByCall<Delay>(
        text,
        (delay, call) => {
          if (delay === 'hold' || delay === 'hold-answer') return delay;
          if (/^\d{1,5}$/.test(delay) && Number(delay) <= MAX_LATENCY) return Number(delay);
          report(`'${delay}' for ${call} is no delay; write 0 to ${MAX_LATENCY}, hold or hold-answer.`);
          return null;
        },
        report,
      ),
    write: (value) => writeByCall(value, String),
  }),
  meanwhile: define<readonly Act[]>({
    initial: [],
    read: readActs,
    write: writeActs,
  }),
  rows: define<number | null>({
    initial: null,
    read: wholeNumber(MAX_ROWS, null, 'The rows stay as they are.'),
  }),
  signUps: define<readonly RowChange[]>({
    initial: [],
    read: readRowChanges,
    write: (value) => JSON.stringify(value),
  }),
  tabs: define<'own' | 'shared'>({
    initial: 'own',
    read: (text, report) => findName(text, ['own', 'shared'], 'there is no such choice', report) ?? 'own',
  }),
  balance: define<number | null>({
    initial: null,
    read: (text, report) => {
      if (/^-?\d{1,9}(\.\d{1,2})?$/.test(text)) return Number(text);
      report('is no amount; write 1234.50. The balance stays as it is.');
      return null;
    },
  }),
  community: define<CommunitySettings>({
    initial: {},
    read: readSettings,
    write: (value) => JSON.stringify(value),
  }),
  extras: define<readonly ExtraName[] | null>({
    initial: null,
    read: (text, report) =>
      splitList(text, ',')
        .filter((name) => name !== NO_EXTRAS)
        .flatMap((name) => findName(name, extraNames, `there is no extra '${name}'`, report) ?? []),
    write: (value) => (value === null ? '' : value.join(',') || NO_EXTRAS),
  }),
  zone: define<string | null>({
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

export const parameterNames = Object.keys(parameters).filter((name): name is ParameterName =>
  Object.hasOwn(parameters, name),
);

/** Every parameter of a link, in the order in which a link has them. The defaults of the first four depend on others. */
export const linkParameters: readonly string[] = ['scenario', 'now', 'made', 'as', ...parameterNames];
