import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceUrl } from '../src/site.ts';

/** The file of the notices in the build. Vite lists the JavaScript packages in it. */
export const NOTICES = 'third-party-notices.md';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Packages that are part of the build as styles or fonts, with the file of their licence. */
const assets = [
  ['bootstrap (styles) (MIT)', 'bootstrap/LICENSE'],
  ...Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource-variable/'))
    .map((name) => [`${name} (three font files) (OFL-1.1)`, `${name}/LICENSE`] as const),
] as const;

/**
 * Packages that do not contain the text of their licence. Another package under the same licence provides the text; the
 * copyright line of formik is from its repository. yup and tiny-case have the same author.
 */
const withoutText = [
  ['formik', 'Copyright 2020 Formik, Inc.\n\n', 'typescript/LICENSE.txt'],
  ['tiny-case', '', 'yup/LICENSE.md'],
] as const;

const readLicence = (file: string) => readFile(path.join('node_modules', file), 'utf8');

/** Adds to the notices what Vite does not know: the project's own licence, its source, styles, fonts and missing texts. */
export async function completeNotices(outDir: string): Promise<void> {
  const file = path.join(outDir, NOTICES);
  let text = await readFile(file, 'utf8');
  for (const [name, copyright, source] of withoutText) {
    const licence = await readLicence(source);
    const heading = new RegExp(`^## ${name} - .*$`, 'm');
    if (!heading.test(text)) throw new Error(`The notices do not list ${name}.`);
    text = text.replace(heading, (line) => `${line}\n\n${copyright}${licence.trim()}`);
  }
  for (const [name, source] of assets) text += `\n## ${name}\n\n${(await readLicence(source)).trim()}\n`;
  const own = await readFile('LICENSE', 'utf8');
  await writeFile(file, `# This program\n\nIts source is at ${sourceUrl}\n\n${own.trim()}\n\n${text}`);
}
