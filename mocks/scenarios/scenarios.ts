import { toDay } from '@/domain/day';
import { createBuilders } from '../data/builders';
import type { ColonyRecord, Tables, WireStyle } from '../data/db';
import { recordings } from '../recorded/recordings';
import { readScenarioFile, recordedAtOf, type ScenarioFile, tablesOf } from '../recorded/scenarioFile';
import { instantAt } from '../time/instantAt';
import { communityZone } from '../time/zone';
import { hostile } from './hostile';
import { setRowCount } from './manyRows';
import { buildSetting, type Setting, typical } from './typical';
import * as build from './variations';

type Scenario = {
  description: string;
  /** Adds to a setting what the scenario has. */
  build: (setting: Setting) => void;
  /** Set if the scenario needs a certain time, in milliseconds since the epoch. */
  fixedNow?: number;
  /** Set if the scenario is a file in mocks/recorded. The file is used in place of `build`. */
  file?: ScenarioFile;
  /** Nobody is signed in, even if BackendOptions.signedInAs names a member. */
  isSignedOut?: boolean;
};

/** A week, by default an ordinary one, that begins at ten in the morning of a day, in the community's zone. */
const weekFrom = (description: string, day: string, buildWeek = typical) => ({
  description,
  build: buildWeek,
  fixedNow: instantAt(toDay(day), '10:00', communityZone),
});

const shabbosWith = (description: string, ...signUps: Parameters<typeof build.onShabbos>) => ({
  description,
  build: build.onShabbos(...signUps),
});

const communityWith = (description: string, changes: Partial<ColonyRecord>) => ({
  description,
  build: build.inCommunity(changes),
});

const definitions = {
  typical: { description: 'an ordinary week', build: typical },
  empty: shabbosWith('nobody has signed up yet'),
  nine: shabbosWith(
    'seven sure and two only if there is a minyan',
    { peopleCount: 5 },
    { peopleCount: 2 },
    { peopleCount: 2, onlyIfMinyan: true },
  ),
  'nine-and-two': shabbosWith(
    'nine sure and two only if there is a minyan',
    { peopleCount: 5 },
    { peopleCount: 3 },
    {},
    { onlyIfMinyan: true },
    { onlyIfMinyan: true },
  ),
  'minyan-exact': shabbosWith(
    'eight sure and two only if there is a minyan',
    { peopleCount: 5 },
    { peopleCount: 3 },
    { peopleCount: 2, onlyIfMinyan: true },
  ),
  'all-only-if': shabbosWith(
    'nine people, every one only if there is a minyan',
    { peopleCount: 4, onlyIfMinyan: true },
    { peopleCount: 3, onlyIfMinyan: true },
    { peopleCount: 2, onlyIfMinyan: true },
  ),
  'past-cut-off': weekFrom(
    'a Friday, with sign-ups on both sides of the cut-off',
    '2027-08-20',
    build.pastCutOff,
  ),
  balance: { description: 'a member who owes $1,234.50', build: build.balance },
  'winter-blocked': communityWith('a community without the Request menu', { blockWinterize: true }),
  'no-mikvah': communityWith('a community without a mikvah', { hasMikvah: false }),
  thursday: communityWith('a community that is open from Thursday', { openOnThu: true }),
  'no-waiver': communityWith('a community without a waiver', { name: 'Hidden Spruce Cottages' }),
  'no-maftir': communityWith('a community where Maftir and Mussaf cannot be reserved', {
    maftirMussafOption: false,
  }),
  'maftir-taken': shabbosWith(
    'Maftir and Mussaf held by another unit',
    { peopleCount: 2, reservedMussaf: true },
    { peopleCount: 4 },
  ),
  'maftir-own': { description: 'Maftir and Mussaf held by the member', build: build.maftirOwn },
  'baal-korah-contested': {
    description: 'parts of the reading held by other units',
    build: build.baalKorahContested,
  },
  anonymous: { description: 'anonymous sign-ups around 12 hours old', build: build.anonymous },
  // A Tuesday. All of Tishrei is within the 60 days of listed holidays.
  tishrei: weekFrom(
    'the Tuesday before Rosh Hashana 5787, with every holiday of Tishrei listed',
    '2026-09-08',
  ),
  // A Sunday before Pesach.
  'three-day-yom-tov': weekFrom('Yom Tov on Thursday and Friday, then Shabbos', '2027-04-18'),
  // A Tuesday before Shavuos.
  'yom-tov-after-shabbos': weekFrom('Yom Tov that begins when Shabbos ends', '2029-05-15'),
  // Two Thursdays. The clocks change in the night after Shabbos.
  'dst-spring': weekFrom('the week in which the clocks go forward', '2027-03-11'),
  'dst-autumn': weekFrom('the week in which the clocks go back', '2027-11-04'),
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

/** The time that a scenario needs, or null if it works at any time. The caller must start the backend's clock at this time. */
export function fixedNowOf(name: ScenarioName): number | null {
  return scenarios[name].fixedNow ?? null;
}

/**
 * `rows` is the number of rows of the coming Shabbos. `seed` varies the names of generated members. `wire` sets how values are
 * written; in 'legacy' style the id of 'demo' is a number. A scenario from a file ignores all three.
 */
export function buildScenario(
  name: ScenarioName,
  now: number,
  { rows: rowCount, seed, wire }: { rows?: number; seed?: number; wire?: WireStyle } = {},
): Tables {
  const scenario = scenarios[name];
  if (scenario.file !== undefined) return tablesOf(scenario.file, now);
  const builders = createBuilders(now, seed);
  const setting = buildSetting(builders, now);
  scenario.build(setting);
  if (rowCount !== undefined) setRowCount(setting, rowCount);
  if (wire === 'legacy') build.useNumericId(setting);
  return builders.buildTables(setting.rows, wire === undefined ? {} : { wireStyle: wire });
}
