import type { Page } from '@playwright/test';
import { expect, test } from './support/qaApp';
import { quotedIn, readRecipes } from './support/recipes';

/** The zone furthest from that of the first browser, so that the two devices usually have different dates. */
const OTHER_ZONE = 'Pacific/Kiritimati';

test.use({ timezoneId: 'America/New_York', contextOptions: { reducedMotion: 'reduce' } });

function control(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  const link = page.getByRole('link', { name, exact: true });
  return button.or(link).filter({ visible: true }).first();
}

async function perform(page: Page, url: string, step: string): Promise<void> {
  const [first = '', second = ''] = quotedIn(step);
  if (step.startsWith('type')) return page.getByLabel(second, { exact: true }).first().fill(first);
  if (step.startsWith('tick')) return page.getByLabel(first, { exact: true }).first().check();
  if (step.startsWith('press')) return control(page, first).click();
  // The step is "in another tab press '…'".
  const other = await page.context().newPage();
  await other.goto(url);
  await control(other, first).click();
  // The control disappears once the call has been answered.
  await expect(control(other, first)).toBeHidden();
  await other.close();
}

/** The text of the page and the values of its fields. The QA panel is left out, because it is in a shadow tree. */
function shownBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const values = fields.map(({ type, checked, value }) => (type === 'checkbox' ? String(checked) : value));
    return `${document.title}\n${document.body.innerText}\n${values.join('\n')}`;
  });
}

for (const { situation, link, steps, texts } of readRecipes())
  test(`two browsers with different zones show the same for the recipe '${situation}'`, async ({
    page,
    browser,
    qa,
  }) => {
    const context = await browser.newContext({ timezoneId: OTHER_ZONE, reducedMotion: 'reduce' });
    const pages = [page, await context.newPage()];
    for (const one of pages) {
      await one.goto(qa.url + link.slice(1));
      for (const step of steps) await perform(one, qa.url, step);
      for (const text of texts)
        await expect(one.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(one.locator('#root [aria-busy="true"]')).toHaveCount(0);
    }
    // Code that loads late may still change a text.
    await expect.poll(async () => new Set(await Promise.all(pages.map(shownBy))).size).toBe(1);
    await context.close();
  });
