import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readScheme } from '../.storybook/foundations/readTokens';
import { ICON_FOLDER, iconFiles } from '../vite/homeScreen';

// These pictures are not made again automatically when a colour changes. docs/design.md lists the commands that make them.

const tokens = readFileSync('src/styles/_tokens.scss', 'utf8');
const [light, dark] = [readScheme(tokens, 'light'), readScheme(tokens, 'dark')];

const hexesOf = (scheme: ReadonlyMap<string, string>, ...names: string[]) =>
  names.map((name) => {
    // '#fff' as '#ffffff'
    const hex = scheme.get(name) ?? '';
    return hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  });
/** The colours that a picture of a screen must contain. */
const screenColors = (scheme: ReadonlyMap<string, string>) =>
  hexesOf(scheme, 'page', 'card', 'ink', 'ink-quiet', 'brand', 'frame', 'frame-ink', 'accent');

const pictures: [command: string, file: string, colors: string[]][] = [
  ...iconFiles.map(({ name }): [string, string, string[]] => [
    'icons.ts',
    `${ICON_FOLDER}/${name}`,
    hexesOf(light, 'frame', 'frame-ink', 'accent'),
  ]),
  ['pictures.ts', 'docs/pictures/home-phone-light.png', screenColors(light)],
  ['pictures.ts', 'docs/pictures/home-phone-dark.png', screenColors(dark)],
  ['pictures.ts', 'docs/pictures/units-open-light.png', screenColors(light)],
  ['pictures.ts', 'docs/pictures/units-open-dark.png', screenColors(dark)],
  ['pictures.ts', 'docs/qa/panel.png', hexesOf(light, 'page', 'card', 'ink')],
];

test('the icons and the pictures of the documents have the colours of the tokens', async ({ page }) => {
  for (const [command, file, colors] of pictures) {
    const source = `data:image/png;base64,${readFileSync(file, 'base64')}`;
    const missing = await page.evaluate(
      async ([url, wanted]) => {
        const image = await createImageBitmap(await (await fetch(url)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
        const found = new Set<number>();
        for (let at = 0; at < data.length; at += 4)
          found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        return wanted.filter((color) => !found.has(Number.parseInt(color.slice(1), 16)));
      },
      [source, colors] as const,
    );
    expect(missing, `npx tsx scripts/${command} makes ${file}`).toEqual([]);
  }
});
