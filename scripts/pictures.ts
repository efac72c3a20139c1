import { chromium } from '@playwright/test';
import { createBackend } from '../mocks/backend';
import { createHttpServer, listenOn } from '../mocks/http';
import { launchOptions } from '../e2e/support/programs';
import { untilLoaded } from '../e2e/support/untilLoaded';

// npx tsx scripts/pictures.ts: makes the pictures of the README from the production build in dist/ and the emulated backend. Date, data and
// browser window are fixed, so the pictures change only with the client. The names of holidays have emoji: without a font for them
// (Debian: fonts-noto-color-emoji) the pictures show boxes.

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
    const backend = createBackend({ scenario: 'typical', now: () => NOW });
    const server = createHttpServer(backend, { distDir: 'dist', fallback: 'app.html' });
    const url = await listenOn(server);
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'session', value: backend.signIn('gabbai'), url }]);
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await untilLoaded(page);
    await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png` });
    await context.close();
    server.close();
  }
}
await browser.close();
