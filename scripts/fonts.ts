import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// npx tsx scripts/fonts.ts: makes the subsets in src/styles/fonts from the npm files (see the README there).

/** The range `$basic` of `src/styles/_fonts.scss`. */
const ranges = /\$basic: ([^;]+);/.exec(readFileSync('src/styles/_fonts.scss', 'utf8'))?.[1] ?? '';
const letters = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
  ([, first = '', last = first]) => {
    const [from, to] = [first, last].map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_letter, index) => (from ?? 0) + index);
  },
);

for (const font of ['assistant', 'frank-ruhl-libre']) {
  const whole = readFileSync(
    `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(`src/styles/fonts/${font}-basic.woff2`, subset);
  console.log(`${font}: ${letters.length} letters, ${subset.length} bytes`);
}
