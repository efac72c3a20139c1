import type { WireStyle } from '../../data/db';
import type { CommunitySettings } from '../../data/rows';
import type { Delay, Delays } from '../../faults/delays';
import type { Faults, Outage } from '../../faults/faultPlan';
import type { Act } from '../../meanwhile/acts';
import type { RowChange } from '../../meanwhile/rowChanges';
import { canonicalZone } from '../../time/deviceZone';
import { type Quirk, quirkNames } from '../../wire/quirks';
import { readActs, writeActs } from './actText';
import { readFaults, writeFaults } from './faultText';
import { readRowChanges, readSettings } from './jsonText';
import { readSeconds, writeSeconds } from './linkTime';
import { findName, findNames, readByCall, type ReportProblem, writeByCall } from './reading';

export type Parameter<Value> = {
  /** The value that a link without the parameter has. A link is written without a parameter that has this value. */
  initial: Value;
  /** Reads what it can, and reports the rest. `now` is the time of the link. */
  read: (text: string, report: ReportProblem, now: number) => Value;
  write: (value: Value, now: number) => string;
};

/** By default, a value is written as its text, null as no text, and a list with commas. */
const define = <Value>(
  initial: Value,
  read: Parameter<Value>['read'],
  write: Parameter<Value>['write'] = (value) => String(value ?? ''),
): Parameter<Value> => ({ initial, read, write });

const MAX_LATENCY = 60_000;

/** Reads a whole number from 0 to `max`. `fallback` says in the report what applies if the text is no such number. */
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
  seed: define<number>(0, wholeNumber(999_999, 0, '0 is used.')),
  wire: define<WireStyle | null>(
    null,
    (text, report) => findName(text, ['modern', 'legacy'], 'there is no such style', report) ?? null,
  ),
  quirks: define<readonly Quirk[]>([], (text, report) => findNames(text, quirkNames, 'quirk', report)),
  fail: define<Faults>({}, readFaults, writeFaults),
  down: define<Outage>(
    null,
    (text, report, now) => {
      const until = text === 'on' ? text : readSeconds(text, now);
      if (until === null) report("is no outage; write 'on' or '60s'. The backend works.");
      return until;
    },
    (value, now) => (typeof value === 'number' ? writeSeconds(value, now) : (value ?? '')),
  ),
  latency: define<number>(0, wholeNumber(MAX_LATENCY, 0, '0 is used.')),
  delay: define<Delays>(
    {},
    (text, report) =>
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
    (value) => writeByCall(value, String),
  ),
  meanwhile: define<readonly Act[]>([], readActs, writeActs),
  rows: define<number | null>(null, wholeNumber(1_000, null, 'The rows stay as they are.')),
  signUps: define<readonly RowChange[]>([], readRowChanges, (value) => JSON.stringify(value)),
  tabs: define<'own' | 'shared'>(
    'own',
    (text, report) => findName(text, ['own', 'shared'], 'there is no such choice', report) ?? 'own',
  ),
  balance: define<number | null>(null, (text, report) => {
    if (/^-?\d{1,9}(\.\d{1,2})?$/.test(text)) return Number(text);
    report('is no amount; write 1234.50. The balance stays as it is.');
    return null;
  }),
  community: define<CommunitySettings>({}, readSettings, (value) => JSON.stringify(value)),
  zone: define<string | null>(null, (text, report) => {
    const zone = canonicalZone(text);
    if (zone === null) report('there is no such time zone. The zones are not compared.');
    return zone;
  }),
};

type Parameters = typeof parameters;
export type ParameterName = keyof Parameters;
export type ParameterValues = { [Name in ParameterName]: Parameters[Name]['initial'] };

export const parameterNames = Object.keys(parameters).filter((name): name is ParameterName =>
  Object.hasOwn(parameters, name),
);

/** Every parameter, in the order of a link. The defaults of `now`, `made` and `as` depend on other parameters. */
export const linkParameters: readonly string[] = ['scenario', 'now', 'made', 'as', ...parameterNames];
