/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUsing } from '../src/styles/foundations/tokenUses';
import light from '../src/styles/generated/light.tokens.json';
import { fixedColors } from './fixedColors';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file).replaceAll(path.sep, '/'),
);
const read = (names: readonly string[]) =>
  Object.fromEntries(names.map((file) => [file, readFileSync(file, 'utf8')]));

test('the generated files have the values of src/styles/tokens.resolver.json (`npx tsx scripts/tokens.ts` writes them)', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/tokens.ts', '--check'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('every token is used', () => {
  const source = readFileSync('src/styles/tokens.resolver.json', 'utf8');
  const sources = read(
    files.filter(
      (file) => /\.(?:scss|tsx)$/.test(file) && !/generated|foundations|\.(?:stories|test)\./.test(file),
    ),
  );
  const ids = Object.entries(light).flatMap(([group, tokens]) =>
    typeof tokens === 'string'
      ? []
      : '$value' in tokens
        ? [group]
        : Object.keys(tokens).map((name) => `${group}.${name}`),
  );
  expect(ids.length).toBeGreaterThan(80);
  // Only other tokens use the palette.
  const isUsed = (id: string) =>
    id.startsWith('palette.') ? source.includes(`"{${id}}"`) : filesUsing(id, sources).length > 0;
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

test('the lint of the style sheets reports a colour or a size that is not a token', () => {
  const allowed =
    'width: 50%; height: 100vh; padding: 0 0.5em; color: var(--ink); border: tokens.$line-thin solid currentcolor;';
  const refused = [
    'color: #fff;',
    'color: white;',
    'background: rgb(0 0 0 / 40%);',
    'font-size: 1.0625rem;',
    'margin: calc(100% - 4px);',
    '--day: 2rem;',
    '$margin: 12mm;',
    '@media (min-width: 48rem) { left: 0; }',
  ];
  const { stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/stylelint/bin/stylelint.mjs',
      '--stdin-filename',
      'src/styles/example.scss',
      '--formatter',
      'unix',
    ],
    { encoding: 'utf8', input: `a { ${allowed} }\n${refused.map((line) => `b { ${line} }`).join('\n')}\n` },
  );
  const lines = [...stderr.matchAll(/example\.scss:(\d+):/g)].map(([, line]) => Number(line));
  expect(lines.toSorted((a, b) => a - b)).toEqual(refused.map((_line, index) => index + 2));
});

test('no component and no drawing has a colour of its own', () => {
  const components = files.filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('src/styles/'),
  );
  expect(components.length).toBeGreaterThan(150);
  expect(
    components.flatMap((file) => fixedColors(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`)),
  ).toEqual([]);
});

describe('what does not follow from the tokens by itself has their colours', () => {
  const hexesOf = (scheme: typeof light, ...names: (keyof typeof light.color)[]) =>
    names.map((name) => scheme.color[name].$value.hex);
  const logo = hexesOf(light, 'dusk', 'dusk-ink', 'window');

  it.each([
    ['public/favicon.svg', []],
    // The hills and the spruces of the icon.
    ['src/styles/home-screen/icon.svg', ['#2c3a56', '#1b2538', '#16302a']],
  ])('%s is drawn by hand in the colours of the logo', (file, others) => {
    const colors = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}/g);
    expect(new Set(colors)).toEqual(new Set([...logo, ...others]));
  });
});

describe('the search for fixed colours', () => {
  it.each([
    ['<path fill="#565d79" />', '#565d79'],
    ["<path fill={isLit ? '#fc6' : dark} />", '#fc6'],
    ['<path stroke="white" />', 'white'],
    ["<p style={{ color: 'red' }} />", 'red'],
    ["<p style={{ background: 'rgb(0 0 0 / 40%)' }} />", 'rgb('],
    ['<p style={{ border: `1px solid hsl(${hue} 50% 50%)` }} />', 'hsl('],
  ])('finds the one in %s', (source, color) => {
    expect(fixedColors(source)).toEqual([color]);
  });

  it.each([
    '<path fill="none" stroke="currentColor" />',
    '<path fill="url(#glow)" />',
    '<path fill={scene.hillFar} />',
    "<p style={{ color: 'var(--ink)', background: 'transparent' }} />",
    '<a href="#details">No colour: #1 of 10</a>',
  ])('finds none in %s', (source) => {
    expect(fixedColors(source)).toEqual([]);
  });
});
