import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../e2e/support/programs';
import { listenOn } from '../mocks/http';
import { createStaticServer } from '../mocks/static/staticServer';
import { serveBuild } from './serveBuild';

// npx tsx scripts/pictures.ts: makes the pictures of the README and of docs/qa.md from the builds in dist/ and dist-qa/. Date,
// data and browser window are fixed, so the pictures change only with the client. The names of holidays have emoji. Without a
// font for emoji (Debian: fonts-noto-color-emoji), the pictures show boxes.

/** Tuesday, August 11, 2026, 10:00 in New York. */
const NOW = Date.UTC(2026, 7, 11, 14);
const FOLDER = 'docs/pictures';

const pictures = [
  { name: 'home-phone', path: '/', heading: /^Welcome/, viewport: { width: 390, height: 844 } },
  { name: 'units-open', path: '/units-open', heading: 'Units open', viewport: { width: 1280, height: 844 } },
];

const browser = await chromium.launch(launchOptions('--hide-scrollbars'));
for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, heading, viewport } of pictures) {
    const { url, backend, stop } = await serveBuild('dist', { scenario: 'typical', now: () => NOW });
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'session', value: backend.signIn('gabbai'), url }]);
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, { timeout: 60_000 });
    await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png` });
    await context.close();
    stop();
  }
}

const server = createStaticServer({ folder: 'dist-qa', base: '/', fallback: '404.html' });
// The panel shows the address, so the port is always the same.
const url = await listenOn(server, 4180);
const page = await browser.newPage({ viewport: { width: 1180, height: 760 }, reducedMotion: 'reduce' });
await page.goto(`${url}/?scenario=all-only-if&now=2026-08-11T10:00&as=demo`);
await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
await page.keyboard.press('F2');
await page.getByRole('heading', { name: 'Save a report' }).click();
// The light is updated every half second.
await page.locator('.lamp--green').first().waitFor();
await page.screenshot({ path: 'docs/qa/panel.png' });
await browser.close();
server.close();
