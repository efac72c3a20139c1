import { chromium } from '@playwright/test';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { launchOptions } from '../e2e/support/programs';

// npx tsx scripts/fonts.ts: makes the subsets in src/styles/fonts from the npm files, and writes the metrics of the fallback
// fonts into src/styles/_fonts.scss (see src/styles/fonts/README.md).

const SHEET = 'src/styles/_fonts.scss';
const sheet = readFileSync(SHEET, 'utf8');
const tokens = readFileSync('src/styles/_tokens.scss', 'utf8');

/** The range `$basic` of the sheet. */
const ranges = /\$basic: ([^;]+);/.exec(sheet)?.[1] ?? '';
const letters = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
  ([, first = '', last = first]) => {
    const [from, to] = [first, last].map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_letter, index) => (from ?? 0) + index);
  },
);

/** For each font token: the weight of most of its text, and a text that a first visit shows before the web fonts have loaded. */
const USES = {
  text: {
    weight: 400,
    sample:
      'A full-time office and an on-site team, looking after communities in the Catskills since 2006. Full-service property management for condominium, co-op and rental communities.',
  },
  heading: {
    weight: 500,
    sample:
      'Experience superior property care. Sign up for minyan. Request Winterization. Privacy Policy. Units open.',
  },
};

/**
 * The fallback fonts of phones. This script cannot measure them, so it measures the desktop font `names`. `ratio` is the mean
 * width of the phone's font divided by that of the desktop's, from the averages of @capsizecss/metrics 4.3.0. On Linux,
 * 'Liberation Sans' and 'Liberation Serif' have the widths of Arial and Times New Roman.
 */
const MOBILE_FONTS: Readonly<Record<string, readonly [names: string[], ratio: number]>> = {
  Roboto: [['Arial', 'Liberation Sans'], 0.998],
  'Noto Serif': [['Times New Roman', 'Liberation Serif'], 1.184],
};

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();

/** The width of a text, the ascent and the descent in em. `source` is the `src` of a `@font-face`. */
const measure = (source: string, weight: number, sample: string) =>
  page.evaluate(
    async ([fontSource, fontWeight, text]) => {
      const face = new FontFace('Measured', fontSource, { weight: '400 700' });
      document.fonts.add(await face.load());
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.font = `${fontWeight} 1000px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      document.fonts.delete(face);
      return {
        width: width / 1000,
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      };
    },
    [source, weight, sample] as const,
  );

const percent = (ratio: number) => `${Number((100 * ratio).toFixed(1))}%`;

/** Returns the sheet with new metrics in each `@include fallback(…)` of one fallback font. `fontSource` is that of the web font. */
async function withMetrics(sheetText: string, fallback: string, fontSource: string, use: keyof typeof USES) {
  const { weight, sample } = USES[use];
  let result = sheetText;
  // The groups: the lightest weight; size-adjust, ascent-override and descent-override; the names of the local fonts.
  const rules = sheetText.matchAll(
    new RegExp(String.raw`include fallback\(\s*'${fallback}',\s*(\d+)[\d ]*,([^']+)('[^)]+)\)`, 'g'),
  );
  for (const [rule, lightest = '', numbers = '', names = ''] of rules) {
    const locals = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    const [measured, ratio] = MOBILE_FONTS[locals[0] ?? ''] ?? [locals, 1];
    const { width } = await measure(measured.map((name) => `local('${name}')`).join(', '), 400, sample);
    // At the weight of most text, or at the lightest weight of the rule if all its weights are bolder.
    const own = await measure(fontSource, Math.max(weight, Number(lightest)), sample);
    const adjust = own.width / (width * ratio);
    const metrics = [adjust, own.ascent / adjust, own.descent / adjust].map(percent);
    result = result.replace(rule, rule.replace(numbers, ` ${metrics.join(', ')}, `));
  }
  return result;
}

let written = sheet;
for (const [, family = '', file = ''] of sheet.matchAll(/face\('([^']+)', '\.\/fonts\/([\w-]+)-basic/g)) {
  const folder = `node_modules/@fontsource-variable/${file}/files`;
  const whole = readFileSync(`${folder}/${file}-latin-wght-normal.woff2`);
  const subset = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(`src/styles/fonts/${file}-basic.woff2`, subset);
  copyFileSync(`node_modules/@fontsource-variable/${file}/LICENSE`, `src/styles/fonts/LICENSE-${file}.txt`);
  console.log(`${file}: ${letters.length} letters, ${subset.length} bytes`);

  const source = `url(data:font/woff2;base64,${subset.toString('base64')})`;
  for (const use of ['text', 'heading'] as const) {
    const stack = new RegExp(`--font-${use}:\\s+'${family}'((?:, '[^']+')+)`).exec(tokens)?.[1] ?? '';
    for (const [, fallback = ''] of stack.matchAll(/'([^']+)'/g))
      written = await withMetrics(written, fallback, source, use);
  }
}
await browser.close();
const options = await resolveConfig(SHEET);
writeFileSync(SHEET, await format(written, { ...options, filepath: SHEET }));
