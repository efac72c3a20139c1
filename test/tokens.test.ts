/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compile, type Options } from 'sass';
import { contrast, hoverPairs, luminance, outlinePairs, textPairs } from '../.storybook/foundations/contrast';
import { readScheme, readTokens } from '../.storybook/foundations/readTokens';
import { HOME_SCREEN_COLORS } from '../vite/homeScreen';

const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

const source = read('styles/_tokens.scss');
const tokens = readTokens(source);
const schemes = { light: readScheme(source, 'light'), dark: readScheme(source, 'dark') };

const options: Options<'sync'> = { style: 'compressed', loadPaths: ['node_modules'] };
const firstSheets = firstGroups(read('app/firstStyles.ts'), /import '\.\.\/(.+)';/g);
const css = firstSheets.map((sheet) => compile(`src/${sheet}`, options).css).join('');

describe.each(Object.entries(schemes))('the %s scheme', (_scheme, colors) => {
  const colorOf = (name: string) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`The scheme has no colour '${name}'.`);
    return color;
  };

  test.each([
    ...textPairs.map((pair) => [...pair, 4.5] as const),
    ...outlinePairs.map((pair) => [...pair, 3] as const),
  ])('%s on %s has a contrast of %d or more', (ink, surface, least) => {
    expect(contrast(colorOf(ink), colorOf(surface))).toBeGreaterThanOrEqual(least);
  });

  test.each(hoverPairs)('%s is visibly %s than %s', (hover, change, button) => {
    const [one, other] = [colorOf(hover), colorOf(button)];
    expect(luminance(one) > luminance(other) ? 'lighter' : 'darker').toBe(change);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(1.15);
  });
});

test('contrast matches known WCAG ratios', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

test('every token has a purpose beside it; a colour is used at least once, any other token twice', () => {
  const isUser = /(?<!_root|_tokens|\.stories|\.test)\.(?:scss|tsx)$/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => isUser.test(file));
  const users = files.map(read).join('\n');
  const usesOf = (name: string) =>
    users.match(RegExp(String.raw`(?:var\(--${name.replace('color-', '')}|tokens\.\$${name})(?![\w-])`, 'g'));
  const isUsed = (name: string) => (usesOf(name)?.length ?? 0) >= (name.startsWith('color-') ? 1 : 2);
  expect(tokens.length).toBeGreaterThan(60);
  expect(tokens.filter(({ name, purpose }) => !purpose.endsWith('.') || !isUsed(name))).toEqual([]);
});

test('the page has light, dark and print colours, and a phone that shows it as an app uses the colours of header and page', () => {
  const rootIn = (media: string) => RegExp(`@media ?${media}\\{:root\\{([^}]*)`).exec(css)?.[1];
  const page = (scheme: keyof typeof schemes) => `--page: ${schemes[scheme].get('page') ?? ''};`;
  expect(/:root\{([^}]*)/.exec(css)?.[1]).toContain(page('light'));
  expect(rootIn('screen and \\(prefers-color-scheme: dark\\)')).toContain(page('dark'));
  expect(rootIn('print')).toContain('--page: #fff;');
  const [frame, background] = [schemes.light.get('frame'), schemes.light.get('page')];
  expect(HOME_SCREEN_COLORS).toEqual({ light: frame, dark: schemes.dark.get('frame'), background });
});

test.each([
  ['../public/favicon.svg', []],
  // The hills and the spruces of the icon.
  ['styles/home-screen/icon.svg', ['#2c3a56', '#1b2538', '#16302a']],
])('%s has the colours of the logo, and no others but %j', (file, others) => {
  const logo = ['frame', 'frame-ink', 'accent'].map((name) => schemes.light.get(name));
  expect(new Set(read(file).match(/#[\da-f]{3,8}/g))).toEqual(new Set([...logo, ...others]));
});

test('the fonts of the tokens have files and a fallback, and loadCachedFonts loads them', () => {
  const families = firstGroups(source, /--font-(?:text|heading):\s+'([^']+)', '[^']+'/g);
  expect(families).toHaveLength(2);
  const faces = firstGroups(read('styles/_fonts.scss'), /include face\('([^']+)'/g);
  expect([...new Set(faces)]).toEqual(families);
  const loaded = firstGroups(read('ui/fonts/loadCachedFonts.ts'), /1em "([^"]+)"/g);
  expect([...new Set(loaded)]).toEqual(families);
});

test('the first style sheets are smaller than 8 kB with brotli', () => {
  expect(firstSheets.length).toBeGreaterThan(10);
  expect(brotliCompressSync(css).length).toBeLessThan(8000);
});

test('the lint of the style sheets reports exactly the forbidden lines', () => {
  const accepted = [
    'a { width: 50%; padding: 0 0.5em; color: var(--ink); border: tokens.$line-thin solid currentcolor; }',
    '.button { @media (hover: hover) { &:hover { top: 0; } } }',
    '.rdp-day, .modal-dialog { top: 0; }',
  ];
  const refused = [
    'b { color: #fff; }',
    'i { color: white; }',
    'u { background: rgb(0 0 0 / 40%); }',
    'p { colour: var(--ink); }',
    'q { width: 1rem; width: 2rem; }',
    's { padding: var(--spcae-4) var(--space-4); }',
    'em { @include wide { .buttn--larg:active { top: 0; } } }',
    'td { &:hover { top: 0; } }',
  ];
  const command = ['node_modules/stylelint/bin/stylelint.mjs', '--formatter', 'unix'];
  const { stderr } = spawnSync(
    process.execPath,
    [...command, '--stdin-filename', 'src/styles/example.scss'],
    { encoding: 'utf8', input: [...accepted, ...refused].join('\n') },
  );
  const lines = firstGroups(stderr, /example\.scss:(\d+):/g).map(Number);
  expect(lines.toSorted((a, b) => a - b)).toEqual(refused.map((_line, index) => accepted.length + index + 1));
});
