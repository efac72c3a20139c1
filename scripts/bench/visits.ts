import { chromium } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { launchOptions } from '../../e2e/support/launchOptions';
import { measureVisits, type Visit } from './measureVisit';
import { serveBuild, serveLibraryLimits, serveLimits } from './servers';

/** The middle value; the upper one of an even number of values. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Page {
  name: string;
  path: string;
  isForMembers: boolean;
  /** The main button. */
  button: string;
}

const pages: Page[] = [
  { name: 'landing', path: paths.home(), isForMembers: false, button: 'main a.btn' },
  { name: 'login', path: paths.login(), isForMembers: false, button: 'main button[type="submit"]' },
  { name: 'home', path: paths.home(), isForMembers: true, button: 'main button[type="submit"]:enabled' },
  { name: 'units open', path: paths.unitsOpen(), isForMembers: true, button: 'main .rosters__toggle' },
  { name: 'winterize', path: paths.winterize(), isForMembers: true, button: 'main button[type="submit"]' },
];

const limits: Page[] = [
  { name: 'limit, public', path: paths.home(), isForMembers: false, button: 'main a.btn' },
  { name: 'limit, member', path: paths.home(), isForMembers: true, button: 'main button' },
];

/** The member's limit page with the libraries of a screen. */
const libraryLimits = [
  { name: 'libraries of home', key: 'home' },
  { name: 'libraries of units open', key: 'unitsOpen' },
  { name: 'libraries of winterize', key: 'winterize' },
] as const;

type Kind = 'first' | 'next';
type Figure = keyof Visit;

export interface VisitRow {
  build: string;
  page: string;
  visit: Kind;
  figures: Visit;
  /** The same figures as multiples of the limit page's. */
  ratios: Pick<Visit, 'firstPaint' | 'largestPaint' | 'ready'>;
}

interface Target extends Page {
  build: string;
  url: string;
  runs: { first: Visit; next: Visit }[];
}

/** The limit page to compare a page with: the public one for a visitor's page, else the member's. */
function limitOf(targets: readonly Target[], { isForMembers }: Page): Target {
  const limit = targets.find(({ build, isForMembers: other }) => build === '' && other === isForMembers);
  if (limit === undefined) throw new Error('There is no limit page.');
  return limit;
}

const medianOf = ({ runs }: Target, kind: Kind, figure: Figure): number =>
  median(runs.map((run) => run[kind][figure]));

/** Measures all pages of some builds and the limit pages in turns, so that other load on the machine affects all alike. */
export async function measurePages(builds: readonly string[], runCount: number): Promise<VisitRow[]> {
  const limitOrigins = await serveLimits();
  const targets: Target[] = limits.map((page) => ({
    ...page,
    build: '',
    url: page.isForMembers ? limitOrigins.member : limitOrigins.visitor,
    runs: [],
  }));
  const libraryOrigins = await serveLibraryLimits();
  for (const { name, key } of libraryLimits)
    targets.push({
      name,
      path: paths.home(),
      isForMembers: true,
      button: 'main button',
      build: '',
      url: libraryOrigins[key],
      runs: [],
    });
  for (const build of builds) {
    const origins = await serveBuild(build);
    for (const page of pages) {
      const origin = page.isForMembers ? origins.member : origins.visitor;
      targets.push({ ...page, build, url: origin + page.path, runs: [] });
    }
  }
  const browser = await chromium.launch(launchOptions());
  for (let run = 0; run < runCount; run += 1)
    for (const target of targets.toSorted((one, other) => one.name.localeCompare(other.name)))
      target.runs.push(
        await measureVisits(browser, {
          url: target.url,
          button: target.button,
          wasSignedIn: target.isForMembers,
        }),
      );
  await browser.close();
  return targets.flatMap((target) =>
    (['first', 'next'] as const).map((visit) => {
      const limit = limitOf(targets, target);
      const of = (figure: Figure) => medianOf(target, visit, figure);
      const ratioOf = (figure: Figure) => of(figure) / medianOf(limit, visit, figure);
      return {
        build: target.build,
        page: target.name,
        visit,
        figures: {
          firstPaint: of('firstPaint'),
          largestPaint: of('largestPaint'),
          ready: of('ready'),
          blocking: of('blocking'),
          shift: of('shift'),
        },
        ratios: {
          firstPaint: ratioOf('firstPaint'),
          largestPaint: ratioOf('largestPaint'),
          ready: ratioOf('ready'),
        },
      };
    }),
  );
}

/** Prints the figures, each with the ratio to the limit page. */
export function printPages(rows: readonly VisitRow[]): void {
  const withRatio = (row: VisitRow, figure: keyof VisitRow['ratios']) =>
    `${Math.round(row.figures[figure])} (${row.ratios[figure].toFixed(2)})`;
  console.table(
    rows.map((row) => ({
      page: row.page,
      build: row.build,
      visit: row.visit,
      'first paint': withRatio(row, 'firstPaint'),
      LCP: withRatio(row, 'largestPaint'),
      ready: withRatio(row, 'ready'),
      blocking: Math.round(row.figures.blocking),
      shift: Number(row.figures.shift.toFixed(3)),
    })),
  );
}
