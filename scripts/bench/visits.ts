import { chromium } from '@playwright/test';
import { mapValues, pick } from 'es-toolkit';
import { paths } from '../../src/lib/paths';
import { launchOptions } from '../../e2e/support/launchOptions';
import { measureVisits, type Visit } from './measureVisit';
import { serveBuild, serveLibraries, serveLimits } from './servers';

/** The middle value; the upper one of an even number of values. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Target {
  /** The folder of the build; '' for a limit page. */
  build: string;
  name: string;
  url: string;
  isForMembers: boolean;
  /** The main button. */
  button: string;
  runs: Record<Kind, Visit>[];
}

const KINDS = ['first', 'next'] as const;
type Kind = (typeof KINDS)[number];

/** The figures that are compared with those of a limit page. */
const COMPARED = ['firstPaint', 'largestPaint', 'ready'] as const;

const pages = [
  { name: 'landing', path: paths.home(), isForMembers: false, button: 'main a.button' },
  { name: 'login', path: paths.login(), isForMembers: false, button: 'main button[type="submit"]' },
  { name: 'home', path: paths.home(), isForMembers: true, button: 'main button[type="submit"]:enabled' },
  { name: 'units open', path: paths.unitsOpen(), isForMembers: true, button: 'main .rosters__toggle' },
  { name: 'winterize', path: paths.winterize(), isForMembers: true, button: 'main button[type="submit"]' },
];

/** Serves the limit pages, the member's limit page with the libraries of each screen, and the pages of some builds. */
export async function serveTargets(builds: readonly string[]): Promise<Target[]> {
  const limits = await serveLimits();
  const publicLimit = { build: '', isForMembers: false, button: 'main a.button' };
  const memberLimit = { build: '', isForMembers: true, button: 'main button' };
  const targets: Omit<Target, 'runs'>[] = [
    { ...publicLimit, name: 'limit, public', url: limits.visitor },
    { ...memberLimit, name: 'limit, member', url: limits.member },
  ];
  for (const { name, url } of await serveLibraries())
    targets.push({ ...memberLimit, name: `libraries of ${name}`, url });
  for (const build of builds) {
    const origins = await serveBuild(build);
    for (const { path, ...page } of pages)
      targets.push({ ...page, build, url: (page.isForMembers ? origins.member : origins.visitor) + path });
  }
  return targets.map((target) => ({ ...target, runs: [] }));
}

/** The medians of a page's visits; NaN before it has been visited. */
function mediansOf({ runs }: Target, kind: Kind): Visit {
  const of = (figure: keyof Visit) => median(runs.map((run) => run[kind][figure]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    ready: of('ready'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}

/**
 * Measures pages in turns, so that other load on the machine affects all alike. The ratios compare a page with a limit page:
 * the public one for a visitor's page, else the member's.
 */
export async function measurePages(targets: readonly Target[], runCount: number) {
  const browser = await chromium.launch(launchOptions());
  for (let run = 0; run < runCount; run += 1)
    for (const target of targets.toSorted((one, other) => one.name.localeCompare(other.name)))
      target.runs.push(await measureVisits(browser, target));
  await browser.close();
  return targets.flatMap((target) => {
    const { build, name, isForMembers } = target;
    const limit =
      targets.find((other) => other.build === '' && other.isForMembers === isForMembers) ?? target;
    return KINDS.map((visit) => {
      const figures = mediansOf(target, visit);
      const least = mediansOf(limit, visit);
      const ratios = mapValues(pick(figures, COMPARED), (value, figure) => value / least[figure]);
      const ready = target.runs.map((run) => run[visit].ready);
      const spread = `${Math.round(Math.min(...ready))}–${Math.round(Math.max(...ready))}`;
      return { build, page: name, visit, figures, ratios, spread };
    });
  });
}

/** Prints the figures, each with the ratio to the limit page. */
export function printPages(rows: Awaited<ReturnType<typeof measurePages>>): void {
  console.table(
    rows.map(({ page, build, visit, figures, ratios, spread }) => {
      const withRatio = (figure: (typeof COMPARED)[number]) =>
        `${Math.round(figures[figure])} (${ratios[figure].toFixed(2)})`;
      return {
        page,
        build,
        visit,
        'first paint': withRatio('firstPaint'),
        LCP: withRatio('largestPaint'),
        ready: withRatio('ready'),
        'fastest to slowest': spread,
        blocking: Math.round(figures.blocking),
        shift: Number(figures.shift.toFixed(3)),
      };
    }),
  );
}
