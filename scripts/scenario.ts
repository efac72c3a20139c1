import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isScenarioName } from '../mocks/scenarios/scenarios';
import { HarError, readHar } from './har/readHar';
import { recordedCalls } from './har/recordedCalls';
import { convertRecording } from './scenario/convertRecording';

const USAGE = `Makes a scenario of a recording, with made-up names, addresses, units, texts, ids and tokens.

npm run scenario -- --har FILE [options]

  --out FILE          the file to write; default: the recording's name with .scenario.json
  --name NAME         writes mocks/recorded/NAME.json instead: a scenario for stories, Jest, links and npm run backend
  --description TEXT  what the scenario shows`;

const FOLDER = path.join('mocks', 'recorded');

/** Lists the files of mocks/recorded in a module, because the QA build and Jest import them. */
export function recordingsModule(files: readonly string[]): string {
  const names = files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json'));
  const variable = (name: string) =>
    name.replace(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  return [
    '// Written by `npm run scenario`. Each file in this folder is a scenario of its name.',
    ...names.map((name) => `import ${variable(name)} from './${name}.json' with { type: 'json' };`),
    '',
    'export const recordings = {',
    ...names.map((name) => `  '${name}': ${variable(name)},`),
    '};',
    '',
  ].join('\n');
}

function main(): number {
  const { values } = parseArgs({
    options: {
      har: { type: 'string' },
      out: { type: 'string' },
      name: { type: 'string' },
      description: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { har, name } = values;
  if (values.help || har === undefined) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  if (name !== undefined && !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    console.error(`'${name}' is no name for a scenario. Write it as 'first-week'.`);
    return 2;
  }
  const own = name === undefined ? undefined : path.join(FOLDER, `${name}.json`);
  if (name !== undefined && isScenarioName(name) && !existsSync(own ?? '')) {
    console.error(`There is already a scenario '${name}'.`);
    return 2;
  }
  const out = own ?? values.out ?? `${path.basename(har, path.extname(har))}.scenario.json`;
  const description = values.description ?? 'a recorded state';
  const { file, notes } = convertRecording(recordedCalls(readHar(har)).calls, description);
  writeFileSync(out, `${JSON.stringify(file, null, own === undefined ? 0 : 2)}\n`);
  console.log(`${out} is written. Its clock starts at ${file.recordedAt}.`);
  for (const note of notes) console.log(note);
  for (const link of file.links) console.log(`Link: ${link}`);
  if (own !== undefined) {
    writeFileSync(path.join(FOLDER, 'recordings.ts'), recordingsModule(readdirSync(FOLDER).toSorted()));
    console.log(
      `Add a row '${name}' with the description '${description}' to the table in docs/qa.md, and run npm run format.`,
    );
  }
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof HarError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
