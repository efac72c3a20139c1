import { parseArgs } from 'node:util';
import { npmRun } from './testRun/npmRun';

// npm run walk -- --seed N --steps M: makes a random walk of M steps through the production build in dist/, and prints the
// fewest steps that lead to a fault. The same seed makes the same steps. `npm test` makes a short walk.

const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string' } } });

const { exitCode } = await npmRun('e2e', {
  args: ['e2e/walk.spec.ts', '--workers=1'],
  env: { WALK_SEED: values.seed ?? String(Date.now() % 1_000_000), WALK_STEPS: values.steps ?? '1000' },
});
process.exitCode = exitCode;
