/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readScheme, readTokens } from '../src/styles/readTokens';

const HEX = /(?<=["'`\s])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=["'`\s;,])/gi;
const FUNCTION = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/g;
const NAMED =
  /\b(?:fill|stroke|stopColor|floodColor|color|background|backgroundColor|borderColor|outlineColor)(?:=|:\s*)["'](?!none\b|transparent\b|inherit\b|currentcolor\b)([a-z]+)["']/gi;

/** The colours that the source of a component writes out instead of taking them from the tokens. */
function fixedColors(source: string): string[] {
  return [
    ...[...source.matchAll(HEX)].map(([color]) => color),
    ...[...source.matchAll(FUNCTION)].map(([color]) => color),
    ...[...source.matchAll(NAMED)].map(([, color = '']) => color),
  ];
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file).replaceAll(path.sep, '/'),
);
const read = (names: readonly string[]) =>
  Object.fromEntries(names.map((file) => [file, readFileSync(file, 'utf8')]));

const tokensSource = readFileSync('src/styles/_tokens.scss', 'utf8');

test('every colour has a user, every other token at least two', () => {
  const sources = Object.values(
    read(
      files.filter(
        (file) =>
          /\.(?:scss|tsx)$/.test(file) && !/_root|_tokens|foundations|\.(?:stories|test)\./.test(file),
      ),
    ),
  );
  const usesOf = (name: string) => {
    const property = name.replace('color-', '');
    const pattern = new RegExp(String.raw`(?:var\(--${property}|tokens\.\$${name})(?![\w-])`, 'g');
    return sources.flatMap((text) => text.match(pattern) ?? []).length;
  };
  const tokens = readTokens(tokensSource).map(({ name }) => name);
  expect(tokens.length).toBeGreaterThan(60);
  expect(tokens.filter((name) => usesOf(name) < (name.startsWith('color-') ? 1 : 2))).toEqual([]);
});

test('the lint of the style sheets reports a colour that is not a token, an unknown property and a second declaration', () => {
  const allowed =
    'width: 50%; height: 100vh; padding: 0 0.5em; color: var(--ink); border: tokens.$line-thin solid currentcolor;';
  const refused = [
    'color: #fff;',
    'color: white;',
    'background: rgb(0 0 0 / 40%);',
    'colour: var(--ink);',
    'width: 1rem; width: 2rem;',
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
    {
      encoding: 'utf8',
      input: `a { ${allowed} }\n${refused.map((line, index) => `.b${index} { ${line} }`).join('\n')}\n`,
    },
  );
  const lines = [...stderr.matchAll(/example\.scss:(\d+):/g)].map(([, line]) => Number(line));
  expect(lines.toSorted((a, b) => a - b)).toEqual(refused.map((_line, index) => index + 2));
});

test('no component and no drawing has a colour of its own', () => {
  const components = files.filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('src/styles/'),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(
    components.flatMap((file) => fixedColors(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`)),
  ).toEqual([]);
});

describe('what does not follow from the tokens by itself has their colours', () => {
  const light = readScheme(tokensSource, 'light');
  const logo = ['frame', 'frame-ink', 'accent'].map((name) => light.get(name));

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
