import { toDay } from '../../src/domain/day';
import { instantAt } from '../../src/domain/zonedTime';
import { createBuilders } from '../data/builders';
import type { Settings, Tables } from '../data/db';
import { recordings } from '../recorded/recordings';
import { readScenarioFile, recordedAtOf, tablesOf, type ScenarioFile } from '../recorded/scenarioFile';
import { communityZone } from '../time/zone';
import { hostile } from './hostile';
import { large, setRowCount } from './manyRows';
import { buildSetting, typical, type Setting } from './typical';
import * as build from './variations';

type Scenario = {
  description: string;
  /** Adds to a setting what the scenario has. */
  build: (setting: Setting, rowCount?: number) => void;
  /** Set if the scenario needs a certain time, in milliseconds since the epoch. */
  fixedNow?: number;
  settings?: Partial<Settings>;
  /** Set if the scenario is a file in mocks/recorded. It replaces what `build` returns. */
  file?: ScenarioFile;
  /** Nobody is signed in, even if BackendOptions.signedInAs names a member. */
  isSignedOut?: boolean;
};

/** Ten in the morning of a day, in the community's zone. */
const tenOn = (day: string) => instantAt(toDay(day), '10:00', communityZone);

const definitions = {
  typical: { description: 'an ordinary week', build: typical },
  empty: { description: 'nobody has signed up yet', build: build.onShabbos() },
  nine: {
    description: 'seven sure and two only if there is a minyan',
    build: build.onShabbos({ peopleCount: 5 }, { peopleCount: 2 }, { peopleCount: 2, onlyIfMinyan: true }),
  },
  'nine-and-two': {
    description: 'nine sure and two only if there is a minyan',
    build: build.onShabbos(
      { peopleCount: 5 },
      { peopleCount: 3 },
      {},
      { onlyIfMinyan: true },
      { onlyIfMinyan: true },
    ),
  },
  'minyan-exact': {
    description: 'eight sure and two only if there is a minyan',
    build: build.onShabbos({ peopleCount: 5 }, { peopleCount: 3 }, { peopleCount: 2, onlyIfMinyan: true }),
  },
  'all-only-if': {
    description: 'nine people, every one only if there is a minyan',
    build: build.onShabbos(
      { peopleCount: 4, onlyIfMinyan: true },
      { peopleCount: 3, onlyIfMinyan: true },
      { peopleCount: 2, onlyIfMinyan: true },
    ),
  },
  'past-cut-off': {
    description: 'a Friday, with sign-ups on both sides of the cut-off',
    build: build.pastCutOff,
    fixedNow: tenOn('2027-08-20'),
  },
  balance: { description: 'a member who owes $1,234.50', build: build.balance },
  'winter-blocked': {
    description: 'a community without the Request menu',
    build: build.inCommunity({ blockWinterize: true }),
  },
  'no-mikvah': {
    description: 'a community without a mikvah',
    build: build.inCommunity({ hasMikvah: false }),
  },
  thursday: {
    description: 'a community that is open from Thursday',
    build: build.inCommunity({ openOnThu: true }),
  },
  'no-waiver': {
    description: 'a community without a waiver',
    build: build.inCommunity({ name: 'Hidden Spruce Cottages' }),
  },
  'no-maftir': {
    description: 'a community where Maftir and Mussaf cannot be reserved',
    build: build.inCommunity({ maftirMussafOption: false }),
  },
  'maftir-taken': {
    description: 'Maftir and Mussaf held by another unit',
    build: build.onShabbos({ peopleCount: 2, reservedMussaf: true }, { peopleCount: 4 }),
  },
  'maftir-own': { description: 'Maftir and Mussaf held by the member', build: build.maftirOwn },
  'baal-korah-contested': {
    description: 'parts of the reading held by other units',
    build: build.baalKorahContested,
  },
  anonymous: { description: 'anonymous sign-ups before and after 12 hours', build: build.anonymous },
  // A Tuesday. All of Tishrei is within the 60 days of listed holidays.
  tishrei: {
    description: 'the Tuesday before Rosh Hashana 5787, with every holiday of Tishrei listed',
    build: typical,
    fixedNow: tenOn('2026-09-08'),
  },
  // A Sunday before Pesach.
  'three-day-yom-tov': {
    description: 'Yom Tov on Thursday and Friday, then Shabbos',
    build: typical,
    fixedNow: tenOn('2027-04-18'),
  },
  // A Tuesday before Shavuos.
  'yom-tov-after-shabbos': {
    description: 'Yom Tov that begins when Shabbos ends',
    build: typical,
    fixedNow: tenOn('2029-05-15'),
  },
  // Two Thursdays. The clocks change in the night after Shabbos.
  'dst-spring': {
    description: 'the week in which the clocks go forward',
    build: typical,
    fixedNow: tenOn('2027-03-11'),
  },
  'dst-autumn': {
    description: 'the week in which the clocks go back',
    build: typical,
    fixedNow: tenOn('2027-11-04'),
  },
  large: { description: '60 later Shabbosim and 12,000 rows', build: large },
  legacy: {
    description: 'loose values of the old backend',
    build: build.legacy,
    settings: { wireStyle: 'legacy' },
  },
  hostile: { description: 'scripts and markup in the texts of the screens', build: hostile },
  'expired-links': {
    description: 'a visitor whose reset and join links have expired',
    build: build.expiredLinks,
    isSignedOut: true,
  },
  'duplicate-request': {
    description: 'a winterization requested three days ago',
    build: build.duplicateRequest,
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
export function buildScenario(
  name: ScenarioName,
  now: number,
  { rows: rowCount, seed }: { rows?: number; seed?: number } = {},
): Tables {
  const { settings, file, ...scenario } = scenarios[name];
  if (file !== undefined) return tablesOf(file, now);
  const builders = createBuilders(now, seed);
  const setting = buildSetting(builders, now);
  scenario.build(setting, rowCount);
  // The scenario 'large' spreads its rows over many events itself.
  if (rowCount !== undefined && name !== 'large') setRowCount(setting, rowCount);
  return builders.buildTables(setting.rows, settings);
}
