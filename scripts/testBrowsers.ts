import { forEachAsync } from 'es-toolkit';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { OpenBrowser } from './browsers/drivers';
import { testedBrowsers } from './browsers/installed';
import { copyWithProbe, startSite } from './browsers/site';
import { takeOutdatedTour, takeTour } from './browsers/tour';
import { createVisitor } from './browsers/visitor';

// npx tsx scripts/testBrowsers.ts: takes a visitor through the screens of dist/ in other browsers than today's Chromium, at the
// widths of a phone and a desktop. The screenshots are in reports/browsers (rules: supported-browsers, outdated-browser). A
// browser that cannot be installed is skipped, and counts neither as passed nor as failed.

const WIDTHS = [390, 1280];
const SCREENSHOTS = 'reports/browsers';

await rm(SCREENSHOTS, { recursive: true, force: true });
const folder = await copyWithProbe('dist');

async function tour(open: OpenBrowser, width: number, screenshots: string, take: typeof takeTour) {
  const site = await startSite(folder);
  try {
    const driver = await open(width);
    try {
      await take({ ...site, visitor: createVisitor(driver, screenshots) });
      return driver.name;
    } catch (error) {
      await driver.screenshot(`${screenshots}/failed.png`).catch(() => undefined);
      throw error;
    } finally {
      await driver.close();
    }
  } finally {
    site.stop();
  }
}

const tours: { title: string; open: OpenBrowser; width: number; take: typeof takeTour }[] = [];
for (const { name, isOutdated, prepare } of testedBrowsers) {
  try {
    const open = prepare();
    const take = isOutdated ? takeOutdatedTour : takeTour;
    tours.push(...WIDTHS.map((width) => ({ title: `${name} at ${width} px`, open, width, take })));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`SKIPPED  ${name}: ${reason}`);
  }
}

const tally = { passed: 0, failed: 0 };
await forEachAsync(
  tours,
  async ({ title, open, width, take }) => {
    const screenshots = path.join(SCREENSHOTS, title.toLowerCase().replaceAll(' ', '-'));
    try {
      const browser = await tour(open, width, screenshots, take);
      tally.passed += 1;
      console.log(`ok       ${title} (${browser})`);
    } catch (error) {
      tally.failed += 1;
      console.log(`FAILED   ${title}: ${String(error)}`);
    }
  },
  // A browser often waits, so one more tour than there are cores keeps all cores busy.
  { concurrency: availableParallelism() + 1 },
);
await rm(path.dirname(folder), { recursive: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
