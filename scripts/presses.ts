import { npmRun } from './testRun/npmRun';

// npm run presses: presses the controls near every field of every form, for 90 ms each, and prints how many presses were lost.
// `npm test` makes the worst of them only.

const { exitCode } = await npmRun('e2e', {
  args: ['e2e/presses.spec.ts', '--timeout=1800000', ...process.argv.slice(2)],
  env: { PRESSES: 'all' },
});
process.exitCode = exitCode;
