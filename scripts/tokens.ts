import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './tokens/generatedFiles';
import { readSource } from './tokens/readTokens';

// `npx tsx scripts/tokens.ts`: writes the files that follow from src/styles/tokens.resolver.json. With `--check` it only names the files that
// differ, and fails if there is one.

const files = await generatedFiles(readSource());
const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run npx tsx scripts/tokens.ts.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
}
