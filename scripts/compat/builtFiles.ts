import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiFindings, syntaxFindings } from './checkScript';
import { styleFindings } from './checkStyle';
import type { Finding } from './finding';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="(?!module))[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

async function findingsOf(file: string): Promise<Finding[]> {
  const text = readFileSync(file, 'utf8');
  const inline = (pattern: RegExp) =>
    file.endsWith('.html') ? [...text.matchAll(pattern)].map(([, code = '']) => code) : [];
  const scripts = file.endsWith('.js') ? [text] : inline(INLINE_SCRIPT);
  const styles = file.endsWith('.css') ? [text] : inline(INLINE_STYLE);
  const syntax = await Promise.all(scripts.map(syntaxFindings));
  return [...syntax.flat(), ...scripts.flatMap(apiFindings), ...styles.flatMap(styleFindings)];
}

/** All that the files of a build use and a supported browser lacks, by feature, with the files. */
export async function findingsOfBuild(folder: string): Promise<Map<string, Finding & { files: string[] }>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const all = await Promise.all(
    files
      .filter((file) => /\.(?:js|css|html)$/.test(file))
      .map(async (file) => ({ file, findings: await findingsOf(path.join(folder, file)) })),
  );
  const found = new Map<string, Finding & { files: string[] }>();
  for (const { file, findings } of all)
    for (const finding of findings)
      found.set(finding.feature, { ...finding, files: [...(found.get(finding.feature)?.files ?? []), file] });
  return found;
}
