import path from 'node:path';

const stemOf = (file: string) => path.posix.basename(file).split('.')[0];

/** How near a test file is to a changed file: the number of folders that contain both; infinite for its own test. */
function nearness(test: string, changed: string): number {
  const [testFolder, changedFolder] = [path.posix.dirname(test), path.posix.dirname(changed)];
  if (testFolder === changedFolder && stemOf(test) === stemOf(changed)) return Number.POSITIVE_INFINITY;
  const changedFolders = changedFolder.split('/');
  const firstDifference = testFolder
    .split('/')
    .findIndex((folder, index) => folder !== changedFolders[index]);
  return firstDifference === -1 ? testFolder.split('/').length : firstDifference;
}

/** At most `limit` of the tests: first the tests of the changed files themselves, then those in the nearest folders. */
export function nearestTests(tests: readonly string[], changed: readonly string[], limit: number): string[] {
  const rank = (test: string) => Math.max(...changed.map((file) => nearness(test, file)));
  return tests
    .map((test) => ({ test, rank: rank(test) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .slice(0, limit)
    .map(({ test }) => test);
}
