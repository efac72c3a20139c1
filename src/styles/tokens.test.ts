/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compile, type Options } from 'sass';
import { HOME_SCREEN_COLORS } from '../../vite/homeScreen';
import { contrast, hoverPairs, luminance, outlinePairs, textPairs } from './contrast';
import { readScheme, readTokens } from './readTokens';

const source = readFileSync('src/styles/_tokens.scss', 'utf8');
const schemes = { light: readScheme(source, 'light'), dark: readScheme(source, 'dark') };

const options: Options<'sync'> = { style: 'compressed', loadPaths: ['node_modules'] };
const firstSheets = [...readFileSync('src/app/firstStyles.ts', 'utf8').matchAll(/import '\.\.\/(.+)';/g)];
const css = firstSheets.map(([, sheet = '']) => compile(`src/${sheet}`, options).css).join('');

describe.each(Object.entries(schemes))('the %s scheme', (_scheme, colors) => {
  const colorOf = (name: string) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`The scheme has no colour '${name}'.`);
    return color;
  };

  test.each(textPairs)('%s on %s has enough contrast for text', (ink, surface) => {
    expect(contrast(colorOf(ink), colorOf(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlinePairs)('%s on %s has enough contrast for an outline', (outline, surface) => {
    expect(contrast(colorOf(outline), colorOf(surface))).toBeGreaterThanOrEqual(3);
  });

  test.each(hoverPairs)('%s is visibly %s than %s', (hover, change, button) => {
    const [one, other] = [colorOf(hover), colorOf(button)];
    expect(luminance(one) > luminance(other) ? 'lighter' : 'darker').toBe(change);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(1.15);
  });
});

test('every token has its purpose beside it', () => {
  const tokens = readTokens(source);
  expect(tokens.length).toBeGreaterThan(60);
  expect(tokens.filter(({ purpose }) => !purpose.endsWith('.'))).toEqual([]);
});

test('the home screen uses the colours of the header and the page', () => {
  expect(HOME_SCREEN_COLORS).toEqual({
    light: schemes.light.get('frame'),
    dark: schemes.dark.get('frame'),
    background: schemes.light.get('page'),
  });
});

test('the page gets the colours of the device and of the printer', () => {
  const rootIn = (media: string) => new RegExp(`@media ?${media}\\{:root\\{([^}]*)`).exec(css)?.[1];
  const page = (scheme: keyof typeof schemes) => `--page: ${schemes[scheme].get('page') ?? ''};`;
  expect(/:root\{([^}]*)/.exec(css)?.[1]).toContain(page('light'));
  expect(rootIn('screen and \\(prefers-color-scheme: dark\\)')).toContain(page('dark'));
  expect(rootIn('print')).toContain('--page: #fff;');
});

test('contrast matches known WCAG ratios', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});
test('the first style sheets are smaller than 8 kB with brotli', () => {
  expect(firstSheets.length).toBeGreaterThan(10);
  expect(brotliCompressSync(css).length).toBeLessThan(8000);
});
