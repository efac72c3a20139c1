import { createBuilders, type Builders } from '../data/builders';
import type { Settings, Tables } from '../data/db';
import { hostile } from './hostile';
import { large } from './large';
import * as counts from './minyanCounts';
import { typical, type Setting } from './typical';
import * as variations from './variations';

type Scenario = {
  what: string;
  build: (builders: Builders, now: number, rowCount?: number) => Pick<Setting, 'rows'>;
  /** Set if the scenario needs a certain time, in milliseconds since the epoch. */
  fixedNow?: number;
  settings?: Partial<Settings>;
  /** Nobody is signed in, also if BackendOptions.signedInAs names a member. */
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

const described = {
  typical: { what: 'an ordinary week', build: typical },
  empty: { what: 'a new member where nobody has signed up yet', build: counts.empty },
  nine: { what: 'seven sure and two only if there is a minyan', build: counts.nine },
  'nine-and-two': { what: 'nine sure and two only if there is a minyan', build: counts.nineAndTwo },
  'minyan-exact': { what: 'eight sure and two only if there is a minyan', build: counts.minyanExact },
  'all-only-if': { what: 'nine people, every one only if there is a minyan', build: counts.allOnlyIf },
  'past-cut-off': {
    what: 'a Friday, with sign-ups on both sides of the cut-off',
    build: counts.pastCutOff,
    fixedNow: AFTER_CUT_OFF,
  },
  balance: { what: 'a member who owes $1,234.50', build: variations.balance },
  'winter-blocked': { what: 'a community without winterization requests', build: variations.winterBlocked },
  'no-mikvah': { what: 'a community without a mikvah', build: variations.noMikvah },
  thursday: { what: 'a community that is open from Thursday', build: variations.thursday },
  'no-waiver': { what: 'a community without a waiver', build: variations.noWaiver },
  'no-maftir': { what: 'a community where Maftir and Mussaf cannot be reserved', build: variations.noMaftir },
  'maftir-taken': { what: 'Maftir and Mussaf held by another unit', build: counts.maftirTaken },
  'maftir-own': { what: 'Maftir and Mussaf held by the member', build: counts.maftirOwn },
  'baal-korah-contested': {
    what: 'parts of the reading held by other units',
    build: counts.baalKorahContested,
  },
  anonymous: { what: 'anonymous sign-ups before and after 12 hours', build: counts.anonymous },
  tishrei: { what: 'Tishrei 5787 ahead with all its days', build: typical, fixedNow: BEFORE_TISHREI },
  'three-day-yom-tov': {
    what: 'Yom Tov on Thursday and Friday, then Shabbos',
    build: typical,
    fixedNow: BEFORE_THREE_DAYS,
  },
  'yom-tov-after-shabbos': {
    what: 'Yom Tov that begins when Shabbos ends',
    build: typical,
    fixedNow: BEFORE_SUNDAY_YOM_TOV,
  },
  'dst-spring': { what: 'the week in which the clocks go forward', build: typical, fixedNow: SPRING_WEEK },
  'dst-autumn': { what: 'the week in which the clocks go back', build: typical, fixedNow: AUTUMN_WEEK },
  large: { what: '60 later Shabbosim and 12,000 rows', build: large },
  legacy: {
    what: 'loose values of the old backend',
    build: variations.legacy,
    settings: { wireStyle: 'legacy' },
  },
  hostile: { what: 'scripts and markup in every text', build: hostile },
  'expired-links': {
    what: 'a visitor whose reset and join links have expired',
    build: variations.expiredLinks,
    isSignedOut: true,
  },
  'duplicate-request': {
    what: 'a winterization requested three days ago',
    build: variations.duplicateRequest,
  },
  'signed-out': { what: 'nobody is signed in', build: typical, isSignedOut: true },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof described;

export const scenarios: Record<ScenarioName, Scenario> = described;

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(described, text);
}

export const scenarioNames = Object.keys(described).filter(isScenarioName);

/** The time that a scenario needs, or null if any time will do. The caller gives the backend a clock that starts there. */
export function fixedNowOf(name: ScenarioName): number | null {
  return scenarios[name].fixedNow ?? null;
}

/** `rows` is the number of rows of the scenario 'large'. `seed` varies the names of generated members. */
type Variation = { rows?: number; seed?: number };

export function buildScenario(
  name: ScenarioName,
  now: number,
  { rows: rowCount, seed }: Variation = {},
): Tables {
  const { build, settings } = scenarios[name];
  const builders = createBuilders(now, seed);
  const { rows } = build(builders, now, rowCount);
  return builders.buildTables(rows, settings);
}
