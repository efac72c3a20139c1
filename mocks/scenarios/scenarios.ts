import { createBuilders, type Builders } from '../data/builders';
import type { Settings, Tables } from '../data/db';
import { recordings } from '../recorded/recordings';
import { readScenarioFile, recordedAtOf, tablesOf, type ScenarioFile } from '../recorded/scenarioFile';
import { hostile } from './hostile';
import { large } from './large';
import * as signUps from './shabbosSignUps';
import { setRowCount } from './rowCount';
import { typical, type Setting } from './typical';
import * as variations from './variations';

type Scenario = {
  description: string;
  build: (builders: Builders, now: number, rowCount?: number) => Pick<Setting, 'rows'>;
  /** Set if the scenario needs a certain time, in milliseconds since the epoch. */
  fixedNow?: number;
  settings?: Partial<Settings>;
  /** Set if the scenario is a file in mocks/recorded. It replaces what `build` returns. */
  file?: ScenarioFile;
  /** Nobody is signed in, even if BackendOptions.signedInAs names a member. */
  isSignedOut?: boolean;
};

// All times are in New York.

/** Tuesday, September 8, 2026, 10:00. All of Tishrei is within the 60 days of listed holidays. */
const BEFORE_TISHREI = 1_788_876_000_000;
/** Sunday, April 18, 2027, 10:00. Pesach is on Thursday and Friday, and Shabbos follows. */
const BEFORE_THREE_DAYS = 1_808_056_800_000;
/** Tuesday, May 15, 2029, 10:00. Shavuos begins when Shabbos ends. */
const BEFORE_SUNDAY_YOM_TOV = 1_873_548_000_000;
/** Thursday, March 11, 2027, 10:00. The clocks go forward in the night after Shabbos. */
const SPRING_WEEK = 1_804_777_200_000;
/** Thursday, November 4, 2027, 10:00. The clocks go back in the night after Shabbos. */
const AUTUMN_WEEK = 1_825_336_800_000;
/** Friday, August 20, 2027, 10:00. Thursday's cut-off has passed. */
const AFTER_CUT_OFF = 1_818_770_400_000;

const definitions = {
  typical: { description: 'an ordinary week', build: typical },
  empty: { description: 'nobody has signed up yet', build: signUps.empty },
  nine: { description: 'seven sure and two only if there is a minyan', build: signUps.nine },
  'nine-and-two': { description: 'nine sure and two only if there is a minyan', build: signUps.nineAndTwo },
  'minyan-exact': { description: 'eight sure and two only if there is a minyan', build: signUps.minyanExact },
  'all-only-if': {
    description: 'nine people, every one only if there is a minyan',
    build: signUps.allOnlyIf,
  },
  'past-cut-off': {
    description: 'a Friday, with sign-ups on both sides of the cut-off',
    build: signUps.pastCutOff,
    fixedNow: AFTER_CUT_OFF,
  },
  balance: { description: 'a member who owes $1,234.50', build: variations.balance },
  'winter-blocked': {
    description: 'a community without the Request menu',
    build: variations.winterBlocked,
  },
  'no-mikvah': { description: 'a community without a mikvah', build: variations.noMikvah },
  thursday: { description: 'a community that is open from Thursday', build: variations.thursday },
  'no-waiver': { description: 'a community without a waiver', build: variations.noWaiver },
  'no-maftir': {
    description: 'a community where Maftir and Mussaf cannot be reserved',
    build: variations.noMaftir,
  },
  'maftir-taken': { description: 'Maftir and Mussaf held by another unit', build: signUps.maftirTaken },
  'maftir-own': { description: 'Maftir and Mussaf held by the member', build: signUps.maftirOwn },
  'baal-korah-contested': {
    description: 'parts of the reading held by other units',
    build: signUps.baalKorahContested,
  },
  anonymous: { description: 'anonymous sign-ups before and after 12 hours', build: signUps.anonymous },
  tishrei: {
    description: 'the Tuesday before Rosh Hashana 5787, with every holiday of Tishrei listed',
    build: typical,
    fixedNow: BEFORE_TISHREI,
  },
  'three-day-yom-tov': {
    description: 'Yom Tov on Thursday and Friday, then Shabbos',
    build: typical,
    fixedNow: BEFORE_THREE_DAYS,
  },
  'yom-tov-after-shabbos': {
    description: 'Yom Tov that begins when Shabbos ends',
    build: typical,
    fixedNow: BEFORE_SUNDAY_YOM_TOV,
  },
  'dst-spring': {
    description: 'the week in which the clocks go forward',
    build: typical,
    fixedNow: SPRING_WEEK,
  },
  'dst-autumn': {
    description: 'the week in which the clocks go back',
    build: typical,
    fixedNow: AUTUMN_WEEK,
  },
  large: { description: '60 later Shabbosim and 12,000 rows', build: large },
  legacy: {
    description: 'loose values of the old backend',
    build: variations.legacy,
    settings: { wireStyle: 'legacy' },
  },
  hostile: { description: 'scripts and markup in the texts of the screens', build: hostile },
  'expired-links': {
    description: 'a visitor whose reset and join links have expired',
    build: variations.expiredLinks,
    isSignedOut: true,
  },
  'duplicate-request': {
    description: 'a winterization requested three days ago',
    build: variations.duplicateRequest,
  },
  'signed-out': { description: 'nobody is signed in', build: typical, isSignedOut: true },
  ...recordedScenarios(),
} as const satisfies Record<string, Scenario>;

function recordedScenarios() {
  const toScenario = (json: unknown): Scenario => {
    const file = readScenarioFile(json);
    const isSignedOut = file.signedInAs === null;
    return { description: file.description, build: typical, fixedNow: recordedAtOf(file), file, isSignedOut };
  };
  const entries = Object.entries(recordings).map(([name, json]) => [name, toScenario(json)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, with other values
  return Object.fromEntries(entries) as Record<keyof typeof recordings, Scenario>;
}

export type ScenarioName = keyof typeof definitions;

export const scenarios: Record<ScenarioName, Scenario> = definitions;

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(definitions, text);
}

export const scenarioNames = Object.keys(definitions).filter(isScenarioName);

/** The time that a scenario needs, or null if it works at any time. The caller starts the clock of the backend there. */
export function fixedNowOf(name: ScenarioName): number | null {
  return scenarios[name].fixedNow ?? null;
}

/** `rows` is the number of rows of the coming Shabbos; in the scenario 'large', of all events. `seed` varies the names of generated members. */
type Variation = { rows?: number; seed?: number };

export function buildScenario(
  name: ScenarioName,
  now: number,
  { rows: rowCount, seed }: Variation = {},
): Tables {
  const { build, settings, file } = scenarios[name];
  if (file !== undefined) return tablesOf(file, now);
  const builders = createBuilders(now, seed);
  const { rows } = build(builders, now, rowCount);
  // The scenario 'large' spreads its rows over many events itself.
  if (rowCount !== undefined && name !== 'large') setRowCount(builders, rows, now, rowCount);
  return builders.buildTables(rows, settings);
}
