/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { compile } from 'sass';
import type { Options } from 'sass';
import { HOME_SCREEN_COLORS } from '../lib/homeScreenTags';
import { contrast, hoverPairs, luminance, outlinePairs, textPairs } from './contrast';
import { schemes } from './schemes';
import source from './tokens.resolver.json';

const options: Options<'sync'> = {
  style: 'compressed',
  loadPaths: ['node_modules'],
  quietDeps: true,
  silenceDeprecations: ['import'],
};
const css = compile('src/styles/first.scss', options).css;

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

test('every colour has a value of its own in the dark scheme', () => {
  const [light] = source.sets.base.sources;
  const [dark] = source.modifiers.scheme.contexts.dark;
  const isOwn = ([, token]: [string, unknown]) => !JSON.stringify(token).includes('"{palette.');
  const ownColors = Object.entries(light?.color ?? {}).filter(isOwn);
  expect(Object.keys(dark?.color ?? {})).toEqual(ownColors.map(([name]) => name));
  expect(Object.keys(dark?.palette ?? {})).toEqual(Object.keys(light?.palette ?? {}));
  expect(schemes.light.size).toBeGreaterThan(20);
});

test('the home screen uses the colours of the header and the page', () => {
  expect(HOME_SCREEN_COLORS).toEqual({
    light: schemes.light.get('dusk'),
    dark: schemes.dark.get('dusk'),
    background: schemes.light.get('birch'),
  });
});

test('the page gets the colours of the device and of the printer', () => {
  const rootIn = (media: string) => new RegExp(`@media ?${media}\\{:root\\{([^}]*)`).exec(css)?.[1];
  const birch = (scheme: keyof typeof schemes) => `--birch: ${schemes[scheme].get('birch') ?? ''};`;
  expect(/:root\{([^}]*)/.exec(css)?.[1]).toContain(birch('light'));
  expect(rootIn('\\(prefers-color-scheme: dark\\)')).toContain(birch('dark'));
  expect(rootIn('print')).toContain('--birch: #fff;');
});

test('contrast matches known WCAG ratios', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});
test('the first style sheet is smaller than 8 kB with brotli', () => {
  expect(brotliCompressSync(css).length).toBeLessThan(8000);
});
