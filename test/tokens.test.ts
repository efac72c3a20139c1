/** @jest-environment node */
import { spawnSync } from 'node:child_process';

test('the generated files have the values of src/styles/tokens.resolver.json (`npm run tokens` writes them)', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/tokens.ts', '--check'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
