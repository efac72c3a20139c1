/** @jest-environment node */
import { readScheme, readTokens } from '@/styles/readTokens';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
