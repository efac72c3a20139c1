import * as fc from 'fast-check';
import { expect, IN_SEASON, test } from './support/app';
import { memberSteps } from './support/walk/memberSteps';
import { signUpSteps } from './support/walk/signUpSteps';
import { countSteps, withTimeLimit } from './support/walk/step';
import { Walker } from './support/walk/walker';
import { worldSteps } from './support/walk/worldSteps';

// A random walk does random steps on the built page and checks invariants after each step. `npm run test:all` makes 150 steps,
// `WALK_SEED=N WALK_STEPS=M npm run e2e -- walk` as many as you like.

test.use({ startsAt: IN_SEASON, through: 'node' });

const walkSteps = [...signUpSteps, ...memberSteps, ...worldSteps];

const seed = Number(process.env.WALK_SEED ?? 2);
const steps = Number(process.env.WALK_STEPS ?? 20);

/** The steps are split into tests: a fault ends only its own test, and the run continues with the next. */
const STEPS_PER_TEST = 400;
/** The most commands of one walk. Only about a third are possible at their turn, so fast-check generates four for each step. */
const MAX_COMMANDS = 300;
/** Time limit for shrinking a failed walk, in milliseconds. */
const SHRINK_LIMIT_MS = 90_000;

for (let done = 0; done < steps; done += STEPS_PER_TEST) {
  const pageSeed = seed + done / STEPS_PER_TEST;
  const target = Math.min(steps - done, STEPS_PER_TEST);

  test(`a random walk of ${target} steps with seed ${pageSeed} finds no fault`, async ({ browser, app }) => {
    // No time-out: a busy machine must not fail the walk.
    test.setTimeout(0);
    const first = countSteps();
    const tables = structuredClone(app.backend.db.snapshot());
    // The backend answers only after a second press could have followed.
    app.backend.latency = 15;
    let endOfSearch = Number.POSITIVE_INFINITY;
    const walks = fc.asyncProperty(
      fc.commands(walkSteps, { maxCommands: Math.min(MAX_COMMANDS, 4 * target), size: 'max' }),
      async (commands) => {
        const hasFailed = endOfSearch < Number.POSITIVE_INFINITY;
        const isOver = () => Date.now() > endOfSearch;
        if (hasFailed ? isOver() : countSteps() - first >= target) return;
        const walker = new Walker(browser, app);
        try {
          await withTimeLimit('open the home', () => walker.start(tables));
          await fc.asyncModelRun(() => ({ model: { walker, isOver }, real: walker }), commands);
          if (!isOver()) await withTimeLimit('two minutes pass at the end', () => walker.recoverAndCompare());
        } catch (error) {
          if (!hasFailed) endOfSearch = Date.now() + SHRINK_LIMIT_MS;
          throw error;
        } finally {
          await walker.close();
        }
      },
    );
    await fc.assert(walks, { seed: pageSeed, numRuns: target, includeErrorInReport: true });
    expect(countSteps() - first).toBeGreaterThanOrEqual(target);
  });
}
