import { chromium } from '@playwright/test';
import { listenOn } from '../mocks/http';
import { createStaticServer } from '../mocks/static/staticServer';
import { launchOptions } from '../e2e/support/programs';

// npx tsx scripts/qaPictures.ts: makes the picture of docs/qa.md from the build for QA in dist-qa/.

const server = createStaticServer({ folder: 'dist-qa', base: '/', fallback: '404.html' });
const url = await listenOn(server, 4180);
const browser = await chromium.launch(launchOptions('--hide-scrollbars'));
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
