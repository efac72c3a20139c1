import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { measureActions } from './bench/actions';
import { measureMoves } from './bench/moves';
import { stopServers } from './bench/servers';
import { measureAllVisits } from './bench/visits';

// npx tsx scripts/bench.ts [--only visits|moves|actions] [--runs 5] [--before FOLDER]: measures the production build in dist/ on
// a slow phone. The figures are medians of the runs. --before also visits an earlier build, in turns with the new build.

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, before: { type: 'string' } },
});
const runs = Number(values.runs);
if (!['visits', 'moves', 'actions', undefined].includes(values.only))
  throw new Error(`There is no part '${values.only}'.`);
const report: Record<string, unknown> = { runs };

/** Measures a part and prints its tables, unless --only names another part. */
async function measure(name: string, title: string, part: () => Promise<object[]>): Promise<void> {
  if (values.only !== undefined && values.only !== name) return;
  const tables = await part();
  report[name] = tables;
  console.log(`\n${title}, medians of ${runs}:`);
  for (const table of tables) console.table(table);
}

await measure('visits', 'First and next visits in ms, and as multiples of the limit page', async () => [
  await measureAllVisits([...(values.before === undefined ? [] : [values.before]), 'dist'], runs),
]);
await measure('moves', 'After eight seconds of reading, at CPU 4x', async () => [
  await measureMoves('dist', runs),
]);
await measure('actions', 'From an event to the next paint, at CPU 4x', async () => {
  const { summary, slowest } = await measureActions('dist', runs);
  return [[summary], slowest];
});
await mkdir('reports', { recursive: true });
await writeFile('reports/bench.json', JSON.stringify(report, null, 2));
await stopServers();
// The servers of the emulated backends still listen.
process.exit(0);
