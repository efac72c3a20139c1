import { expect as baseExpect, test as baseTest, type Page } from '@playwright/test';
import { listenOn } from '../../mocks/http';
import { createStaticServer } from '../../mocks/static/staticServer';
import { qaBuild } from './builds';

/** The first visit builds the scenario in the page, so the time-out is longer than usual. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export interface QaOptions {
  /** The path under which the build is served. */
  base: string;
}

export interface QaApp {
  /** The address of the build's root. */
  url: string;
  /** Opens a QA link: its query, and the path within the application. */
  open: (query: string, path?: string) => Promise<void>;
  /** Opens the QA panel and, if named, the section with this heading. */
  panel: (section?: string) => Promise<ReturnType<Page['getByRole']>>;
}

/** Each test has its own static file server. The build contains its backend. */
export const test = baseTest.extend<QaOptions & { qa: QaApp }>({
  base: ['/', { option: true }],
  qa: async ({ page, base }, use) => {
    const server = createStaticServer({ folder: qaBuild, base, fallback: '404.html' });
    const url = (await listenOn(server)) + base;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const panel = page.getByRole('complementary', { name: 'QA panel' });

    await use({
      url,
      open: async (query, path = '') => {
        await page.goto(url + path + query);
      },
      panel: async (section) => {
        const opener = page.getByRole('button', { name: 'Open the QA panel' });
        await expect(panel.or(opener)).toBeVisible();
        if (await opener.isVisible()) await page.keyboard.press('F2');
        await expect(panel).toBeVisible();
        if (section !== undefined) {
          const heading = { name: section, exact: true };
          const details = panel.getByRole('group').filter({ has: page.getByRole('heading', heading) });
          const isOpen = await details.evaluate((element) => element.hasAttribute('open'));
          if (!isOpen) await details.getByRole('heading', heading).click();
        }
        return panel;
      },
    });

    // A request that the test intercepts may still be in flight when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    server.closeAllConnections();
    server.close();
    expect(errors).toEqual([]);
  },
});
