/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = ['src', 'vite'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);
const textsOf = (name: RegExp) =>
  files.filter((file) => name.test(file)).map((file) => readFileSync(file, 'utf8'));

const withoutComments = (sheet: string) => sheet.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');
const sheets = textsOf(/\.scss$/).map(withoutComments);
const scripts = textsOf(/(?<!\.(?:test|stories))\.tsx?$/);
const pages = [...scripts, ...textsOf(/\.svg$/), readFileSync('index.html', 'utf8')];

const unique = (names: string[]) => [...new Set(names)];
const allMatches = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The custom properties that the sheets use and nothing sets. `_root.scss` sets `--page` to the token `$color-page`. */
function unknownProperties(all: readonly string[]): string[] {
  const known = new Set([
    ...allMatches([...all, ...scripts], /(--[\w-]+)['"]?\]?\s*:/g),
    ...allMatches(all, /\$color-([\w-]+):/g).map((color) => `--${color}`),
  ]);
  return unique(allMatches(all, /var\(\s*(--[\w-]+)/g)).filter((name) => !known.has(name));
}

/** Classes that react-bootstrap, react-day-picker and rc-tooltip set. */
const OF_LIBRARIES = /^(?:modal-|fade$|show$|rdp-|rc-tooltip)/;

/** The classes that the sheets have a rule for and no page has. A page may build a name, such as `marks__mark--${kind}`. */
function unusedClasses(all: readonly string[]): string[] {
  const selectors = allMatches(all, /([^{};]*)\{/g).filter((start) => !start.trimStart().startsWith('@'));
  const text = pages.join('\n');
  const isUsed = (name: string) =>
    new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(text) ||
    [...name.matchAll(/__|--/g)].some(({ 0: mark, index }) =>
      text.includes(`${name.slice(0, index + mark.length)}\${`),
    );
  return unique(allMatches(selectors, /\.([a-z][\w-]*)/gi)).filter(
    (name) => !OF_LIBRARIES.test(name) && !isUsed(name),
  );
}

test('every custom property of the style sheets is set, and each class has a user', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(unknownProperties(sheets)).toEqual([]);
  expect(unusedClasses(sheets)).toEqual([]);
});

test('a misspelled custom property and a class without a user are found', () => {
  const sheet =
    '.button { padding: var(--spcae-4) var(--space-4); @include wide { .buttn--larg:hover { top: 0; } } }';
  expect(unknownProperties([...sheets, sheet])).toEqual(['--spcae-4']);
  expect(unusedClasses([...sheets, sheet])).toEqual(['buttn--larg']);
});

test('each look under the pointer is for devices that hover (rule: hover-looks)', () => {
  const hovers = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/(.*)\s+[^\n]*:hover/g)].map(([, before = '']) => before.trim()),
  );
  expect(hovers.length).toBeGreaterThan(10);
  expect(hovers.filter((before) => before !== '@media (hover: hover) {')).toEqual([]);
});

test('the fonts of the tokens have files, a fallback, and are those that the next visit loads first', () => {
  const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
  const families = allMatches(
    [read('styles/_tokens.scss')],
    /--font-(?:text|heading):\s+'([^']+)', '[^']+'/g,
  );
  const ofFaces = unique(allMatches([read('styles/_fonts.scss')], /include face\('([^']+)'/g));
  const loaded = unique(allMatches([read('ui/fonts/loadCachedFonts.ts')], /1em "([^"]+)"/g));
  expect(families).toHaveLength(2);
  expect(ofFaces).toEqual(families);
  expect(loaded).toEqual(families);
});
