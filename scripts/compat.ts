import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Findings } from './compat/browserSupport';
import { apiFindings, syntaxFindings } from './compat/checkScript';
import { styleFindings } from './compat/checkStyle';
import { exceptions } from './compat/exceptions';

// npx tsx scripts/compat.ts: compares the production build in dist/ with the browsers of `browserslist` in package.json, and
// lists syntax, APIs and CSS that one of them lacks (rule: supported-browsers). scripts/compat/exceptions.ts lists the
// exceptions with their reasons.

const BUILD = 'dist';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="(?!module))[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

async function findingsOf(file: string): Promise<Findings> {
  const text = readFileSync(path.join(BUILD, file), 'utf8');
  const inline = (pattern: RegExp) =>
    file.endsWith('.html') ? [...text.matchAll(pattern)].map(([, code = '']) => code) : [];
  const scripts = file.endsWith('.js') ? [text] : inline(INLINE_SCRIPT);
  const styles = file.endsWith('.css') ? [text] : inline(INLINE_STYLE);
  const syntax = await Promise.all(scripts.map(syntaxFindings));
  return new Map(
    [...syntax, ...scripts.map(apiFindings), ...styles.map(styleFindings)].flatMap((map) => [...map]),
  );
}

const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:js|css|html)$/.test(file),
);
const found = new Map<string, { browsers: string[]; files: string[] }>();
for (const file of files)
  for (const [feature, browsers] of await findingsOf(file))
    found.set(feature, { browsers, files: [...(found.get(feature)?.files ?? []), file] });

const faults = [...found].filter(([feature]) => !Object.hasOwn(exceptions, feature));
for (const [feature, { browsers, files: where }] of faults)
  console.log(
    `${feature}${browsers.length === 0 ? '' : ` is missing in ${browsers.join(', ')}`} (${where.join(', ')})`,
  );
const unused = Object.keys(exceptions).filter((feature) => !found.has(feature));
for (const feature of unused) console.log(`The exception '${feature}' is no longer needed.`);
if (faults.length + unused.length === 0) console.log('The supported browsers have all that the build uses.');
process.exitCode = faults.length + unused.length === 0 ? 0 : 1;
