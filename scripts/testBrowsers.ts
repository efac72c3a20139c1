import path from 'node:path';
import { rm } from 'node:fs/promises';
import { testedBrowsers } from './browsers/installed';
import { copyWithProbe, startSite } from './browsers/site';
import { takeOutdatedTour, takeTour } from './browsers/tour';
import { createVisitor } from './browsers/visitor';

// npx tsx scripts/testBrowsers.ts: takes a member through all screens in other browsers than today's Chromium, on a phone and a desktop. The
// screenshots are in reports/browsers (rules: supported-browsers, outdated-browser). A browser that cannot be installed is
// skipped, and counts neither as passed nor as failed. Needs a build in dist/.

const WIDTHS = [390, 1280];
const SCREENSHOTS = 'reports/browsers';

await rm(SCREENSHOTS, { recursive: true, force: true });
const folder = await copyWithProbe('dist');
const tally = { passed: 0, failed: 0 };
for (const { name, isOutdated, prepare } of testedBrowsers) {
  let reason = 'The installation has failed.';
  const open = await prepare().catch((error: unknown) => {
    reason = error instanceof Error ? error.message : String(error);
    return null;
  });
  if (open === null) {
    console.log(`SKIPPED  ${name}: it is not installed here. ${reason}`);
    continue;
  }
  for (const width of WIDTHS) {
    const title = `${name} at ${width} px`;
    const screenshots = path.join(SCREENSHOTS, title.toLowerCase().replaceAll(' ', '-'));
    const site = await startSite(folder);
    try {
      const driver = await open();
      try {
        await driver.resize(width, 844);
        const visitor = createVisitor(driver, screenshots);
        await (isOutdated ? takeOutdatedTour : takeTour)({ ...site, visitor }).catch(
          async (error: unknown) => {
            await driver.screenshot(path.join(screenshots, 'failed'));
            throw error;
          },
        );
        tally.passed += 1;
        console.log(`ok       ${title} (${driver.name})`);
      } finally {
        await driver.close();
      }
    } catch (error) {
      tally.failed += 1;
      console.log(`FAILED   ${title}: ${String(error)}`);
    }
    site.stop();
  }
}
await rm(path.dirname(folder), { recursive: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
