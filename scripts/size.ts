import { existsSync, readFileSync, statSync } from 'node:fs';

// npm run size: compares the production build in dist/, compressed with brotli, with its byte budgets. Fails if one is exceeded.

/** What this script reads of the build's report: the screen at each address, and the files of each part. */
interface ScreenFiles {
  visitor: Record<string, string>;
  member: Record<string, string>;
  parts: Record<string, string[]>;
}

const html = readFileSync('dist/index.html', 'utf8');
const { visitor, member, parts }: ScreenFiles = JSON.parse(readFileSync('reports/screen-files.json', 'utf8'));

const entry = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
const filesAt = (screens: Record<string, string>) => [...entry, ...(parts[screens['/'] ?? ''] ?? [])];
const firstLoad = filesAt(visitor);
// The fonts of the landing page: the basic Latin ones. Its styles are part of the HTML.
const fonts = [...html.matchAll(/\/assets\/[^)"']*-basic-[^)"']*\.woff2/g)].map(([file]) => file);
const isScript = (file: string) => file.endsWith('.js');
const partScripts = new Set(Object.values(parts).flat().filter(isScript));

// The limits are in kB, 1,000 bytes.
const budgets = [
  { name: 'signed-out first load: scripts', paths: firstLoad, limit: 94 },
  { name: 'signed-out first load: all of it', paths: ['/index.html', ...firstLoad, ...fonts], limit: 142 },
  { name: 'signed-in home: page, scripts and styles', paths: ['/app.html', ...filesAt(member)], limit: 140 },
  ...[...partScripts].map((file) => ({ name: file, paths: [file], limit: 40 })),
];

/** The bytes that are sent for a file: those of its compressed copy, which fonts do not have. */
function sentBytes(file: string): number {
  const path = `dist${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

for (const { name, paths, limit } of budgets) {
  const kB = paths.reduce((sum, file) => sum + sentBytes(file), 0) / 1000;
  const isExceeded = kB > limit;
  console.log(`${isExceeded ? 'TOO BIG' : 'ok     '}  ${kB.toFixed(2)} of ${limit} kB  ${name}`);
  if (isExceeded) process.exitCode = 1;
}
