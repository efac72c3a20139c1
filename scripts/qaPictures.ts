import { chromium, type Page } from '@playwright/test';
import { listenOn } from '../mocks/http';
import { createStaticServer } from '../mocks/static/staticServer';
import { launchOptions } from '../e2e/support/launchOptions';

// npx tsx scripts/qaPictures.ts: makes the pictures of docs/qa.md from the build for QA in dist-qa/.

const FOLDER = 'docs/qa';
const TUESDAY = 'scenario=all-only-if&now=2026-08-11T10:00&as=demo';
const DESKTOP = { viewport: { width: 1180, height: 760 } };
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

const panel = (page: Page) => page.getByRole('complementary', { name: 'QA panel' });
const heading = (page: Page, name: string) => panel(page).getByRole('heading', { name, exact: true });

/** Opens the panel, whose sections are all closed at first, and one section. */
async function openPanel(page: Page, section: string): Promise<void> {
  await page.keyboard.press('F2');
  await heading(page, section).click();
}

const pictures = [
  { name: 'closed', query: TUESDAY, options: DESKTOP },
  { name: 'panel', query: TUESDAY, options: DESKTOP, prepare: (page: Page) => openPanel(page, 'Clock') },
  {
    name: 'phone',
    query: TUESDAY,
    options: PHONE,
    prepare: async (page: Page) => {
      await openPanel(page, 'Community');
      await heading(page, 'Community').evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'calls',
    query: 'scenario=typical&now=2026-08-11T10:00&as=demo&fail=addToMinyan:500',
    options: DESKTOP,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
      const error = page.getByRole('alert').getByText('The office computer is having trouble.');
      await error.waitFor();
      await openPanel(page, 'Calls');
      const call = panel(page)
        .getByText(/Sign up for an event \(POST/)
        .first();
      await call.click();
      await call.evaluate((element) => element.scrollIntoView());
      await error.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
];

const server = createStaticServer({ folder: 'dist-qa', base: '/', fallback: '404.html' });
const url = await listenOn(server, 4180);
const browser = await chromium.launch(launchOptions('--hide-scrollbars'));
for (const { name, query, options, prepare } of pictures) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/?${query}`);
  await page.getByRole('button', { name: 'Sign up', exact: true }).first().waitFor();
  await prepare?.(page);
  // The light and the log are updated every half second.
  await page.locator('.lamp--green').first().waitFor();
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await context.close();
}
await browser.close();
server.close();
