import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeFileError } from './contract/describeFileError';
import { HarError, readHar } from './har/readHar';
import { recordedCalls } from './har/recordedCalls';
import { convertRecording } from './scenario/convertRecording';

const USAGE = `Makes a scenario of a recording, with made-up names, addresses, units, texts, ids and tokens.

npx tsx scripts/real-backend/scenario.ts --har FILE [options]

  --out FILE          the file to write; default: the recording's name with .scenario.json
  --description TEXT  what the scenario shows`;

const MAX_LEFT_OUT = 10;

function readArguments() {
  const help = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { har: text, out: text, description: text, help } }).values;
  } catch (error) {
    throw new HarError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function main(): Promise<number> {
  const { har, out, description = 'a recorded state', help } = readArguments();
  if (help || har === undefined) {
    console.log(USAGE);
    return help ? 0 : 2;
  }
  const { calls, leftOut } = recordedCalls(readHar(har));
  const { file, notes } = await convertRecording(calls, description);
  const name = out ?? `${path.basename(har, path.extname(har))}.scenario.json`;
  try {
    writeFileSync(name, `${JSON.stringify(file, null, 2)}\n`);
  } catch (error) {
    throw new HarError(`${name} ${describeFileError(error, 'written')}`);
  }
  console.log(`${name} is written. Its clock starts at ${file.recordedAt}.`);
  for (const note of notes) console.log(note);
  for (const entry of leftOut.slice(0, MAX_LEFT_OUT)) console.log(`Left out: ${entry}.`);
  for (const link of file.links) console.log(`Link: ${link}`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof HarError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
