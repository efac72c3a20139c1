import * as fc from 'fast-check';
import { expect, IN_SEASON, test } from './support/app';
import { countSteps, walkSteps } from './support/walk/steps';
import { createWalker } from './support/walk/walker';

// `npm test` makes a short random walk through the real page, `npm run walk -- --seed N --steps M` a long one.

test.use({
  startsAt: IN_SEASON,
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

const seed = Number(process.env.WALK_SEED ?? 2);
const steps = Number(process.env.WALK_STEPS ?? 20);

/** A page keeps a log of all moves of its clock and becomes slow, so each page makes only so many steps. */
const STEPS_PER_PAGE = 100;
/** The most steps of one walk. A fault in a short walk is easier to shrink. */
const STEPS_PER_WALK = 40;
/** How long fewer steps to a fault are looked for, in milliseconds. */
const LONGEST_SEARCH = 240_000;

for (let done = 0; done < steps; done += STEPS_PER_PAGE) {
  const pageSeed = seed + done / STEPS_PER_PAGE;
  const target = Math.min(steps - done, STEPS_PER_PAGE);

  test(`a random walk of ${target} steps with seed ${pageSeed} finds no fault`, async ({ page, app }) => {
    test.setTimeout(2 * LONGEST_SEARCH);
    const first = countSteps();
    const walker = await createWalker(page, app);
    // Longer than it takes to press twice.
    app.backend.latency = 15;
    let hasFailed = false;
    const walks = fc.asyncProperty(
      fc.commands(walkSteps, { maxCommands: STEPS_PER_WALK, size: 'max' }),
      async (commands) => {
        if (!hasFailed && countSteps() - first >= target) return;
        try {
          await fc.asyncModelRun(async () => {
            await walker.restart();
            return { model: { walker }, real: walker };
          }, commands);
          await walker.calmDown();
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      },
    );
    await fc.assert(walks, { seed: pageSeed, numRuns: target, interruptAfterTimeLimit: LONGEST_SEARCH });
    expect(countSteps() - first).toBeGreaterThanOrEqual(target);
  });
}
