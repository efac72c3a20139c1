import { paths } from '@/lib/paths';
import { measureVisits, type Visit } from './measureVisit';
import { openBrowser, serve, serveLibraries, serveMemberLimit, servePublicLimit, SIGNED_IN } from './servers';
import { median } from './slowPhone';

const KINDS = ['first', 'next'] as const;

/** How many times slower than this machine the processor is. */
const SLOWDOWNS = [4, 8];

/** The figures that are compared with those of a limit page. */
const COMPARED = ['firstPaint', 'largestPaint', 'ready', 'work'] as const;

interface Target {
  name: string;
  url: string;
  isForMembers: boolean;
  /** The main button. */
  button: string;
}

const pages = [
  { name: 'landing', path: paths.home, isForMembers: false, button: 'main a.button' },
  { name: 'login', path: paths.login, isForMembers: false, button: 'main button[type="submit"]' },
  { name: 'home', path: paths.home, isForMembers: true, button: 'main button[type="submit"]:enabled' },
  { name: 'units open', path: paths.unitsOpen, isForMembers: true, button: 'main .rosters__toggle' },
  { name: 'winterize', path: paths.winterize, isForMembers: true, button: 'main button[type="submit"]' },
];

async function serveBuildPages(folder: string): Promise<Target[]> {
  const [visitor, member] = [await serve(folder), await serve(folder, SIGNED_IN)];
  return pages.map(({ name, path, ...page }) => ({
    ...page,
    name: folder === 'dist' ? name : `${name} (${folder})`,
    url: (page.isForMembers ? member : visitor).url + path,
  }));
}

/** First the limit pages, then the member's limit page with the libraries of each screen, then the pages of the builds. */
async function serveTargets(builds: readonly string[]): Promise<Target[]> {
  const forVisitors = { isForMembers: false, button: 'main a.button' };
  const forMembers = { isForMembers: true, button: 'main button' };
  return [
    { ...forVisitors, name: 'limit, public', url: (await servePublicLimit()).url },
    { ...forMembers, name: 'limit, member', url: (await serveMemberLimit()).url },
    { ...forMembers, name: 'libraries of home', url: (await serveLibraries('home')).url },
    { ...forMembers, name: 'libraries of units open', url: (await serveLibraries('unitsOpen')).url },
    { ...forMembers, name: 'libraries of winterize', url: (await serveLibraries('winterize')).url },
    ...(await Promise.all(builds.map(serveBuildPages))).flat(),
  ];
}

/**
 * Measures pages in turns, so that other load on the machine affects all alike: sorted by name, the pages of two builds are
 * neighbours. A ratio compares a page with a limit page: the public one for a visitor's page, else the member's.
 */
export async function measureAllVisits(builds: readonly string[], runCount: number) {
  const targets = await serveTargets(builds);
  const browser = await openBrowser();
  const visits: { target: Target; slowdown: number; kind: (typeof KINDS)[number]; visit: Visit }[] = [];
  for (let run = 0; run < runCount; run += 1)
    for (const slowdown of SLOWDOWNS)
      for (const target of targets.toSorted((one, other) => one.name.localeCompare(other.name))) {
        const measured = await measureVisits(browser, target, slowdown);
        for (const kind of KINDS) visits.push({ target, slowdown, kind, visit: measured[kind] });
      }
  await browser.close();

  return SLOWDOWNS.flatMap((slowdown) =>
    targets.flatMap((target) =>
      KINDS.map((kind) => {
        const of = (figure: keyof Visit, page: Target | undefined = target) =>
          visits
            .filter((one) => one.target === page && one.slowdown === slowdown && one.kind === kind)
            .map(({ visit }) => visit[figure]);
        // The limit pages are the first targets.
        const limit = targets.find(({ isForMembers }) => isForMembers === target.isForMembers);
        const compared = COMPARED.map((figure) => {
          const value = median(of(figure));
          return [figure, `${Math.round(value)} (${(value / median(of(figure, limit))).toFixed(2)})`];
        });
        return {
          page: target.name,
          CPU: `${slowdown}x`,
          visit: kind,
          ...Object.fromEntries(compared),
          'fastest to slowest': `${Math.round(Math.min(...of('ready')))}–${Math.round(Math.max(...of('ready')))}`,
          blocking: Math.round(median(of('blocking'))),
          shift: Number(median(of('shift')).toFixed(3)),
        };
      }),
    ),
  );
}
