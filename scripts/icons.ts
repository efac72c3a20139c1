import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { launchOptions } from '../e2e/support/programs';
import { ICON_FOLDER, iconFiles } from '../vite/homeScreen';

// npx tsx scripts/icons.ts: makes the icons for the home screen from src/styles/home-screen/icon.svg.

const drawing = readFileSync(`${ICON_FOLDER}/icon.svg`, 'utf8');
const browser = await chromium.launch(launchOptions());
for (const { name, size, shape } of iconFiles) {
  // Systems cut a circle or a rounded square out of a maskable icon, so the house is far from the edges of the drawing. The
  // other icons leave out these edges, so the house is larger.
  const crop = shape === 'maskable' ? '0 0 512 512' : '56 56 400 400';
  const radius = shape === 'rounded' ? 21 : 0;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; border-radius: ${radius}% }</style>${drawing.replace('0 0 512 512', crop)}`,
  );
  await page.screenshot({ path: `${ICON_FOLDER}/${name}`, omitBackground: true });
  await page.close();
}
await browser.close();
