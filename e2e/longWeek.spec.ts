import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app';
import { openAs } from './support/signInHelpers';

test.use({ scenario: 'tishrei', viewport: { width: 390, height: 844 } });

const cards = (page: Page) => page.getByRole('region', { name: /minyan/ });
const cardOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `sign up for minyan for ${name}` });

const heights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));

test(
  'a phone shows each card of a long week in at most 900 px (rule: compact-cards)',
  { tag: '@daily' },
  async ({ page, app }) => {
    // The tallest card has a reader with Maftir, a community that is open from Thursday, and the button for later Shabbosim.
    app.backend.db.colonies.update(() => true, { openOnThu: true });
    await openAs('gabbai', page, app, '/');
    await expect(cards(page)).toHaveCount(9);
    expect(Math.max(...(await heights(page)))).toBeLessThanOrEqual(900);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(Math.max(...(await heights(page)))).toBeLessThanOrEqual(900);
  },
);

test('a link of the event list focuses the heading of its card, also by Forward and after a reload', async ({
  page,
  app,
}) => {
  await openAs('gabbai', page, app, '/');
  const heading = cardOf(page, 'Yom Kippur').getByRole('heading', { level: 2 });
  const link = page.getByRole('link', { name: /^Yom Kippur/ });
  await link.click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

/** How a mark is drawn, without its colours. */
const shapeOf = (mark: Locator) =>
  mark.evaluate((element) =>
    [...element.querySelectorAll('path')]
      .map((path) => ({ path, style: getComputedStyle(path) }))
      .filter(({ style }) => style.display !== 'none')
      .map(({ path, style }) =>
        [
          path.getAttribute('d'),
          style.fill === 'none' ? 'hollow' : 'filled',
          style.strokeDasharray === 'none' ? 'solid' : 'dashed',
        ].join(' '),
      )
      .join(),
  );

const modes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  print: { forcedColors: 'none', media: 'print' },
} as const;

test('marks for sure, possible and missing men differ in shape, and forced colours show borders and what is disabled', async ({
  page,
  app,
}) => {
  await openAs('gabbai', page, app, '/');
  const card = cardOf(page, 'Rosh Hashana, 1st day');
  for (const [mode, media] of Object.entries(modes))
    await test.step(mode, async () => {
      await page.emulateMedia(media);
      const shapes = await Promise.all(
        ['sure', 'only-if', 'empty'].map((kind) => shapeOf(card.locator(`.marks__mark--${kind}`).first())),
      );
      expect(new Set(shapes).size, shapes.join('\n')).toBe(3);
    });

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(card).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('.site-header__icon')).toHaveCSS('border-top-width', '2px');
  const middleBar = await page
    .locator('.site-header__icon')
    .evaluate((icon) => getComputedStyle(icon, '::before').borderTopStyle);
  expect(middleBar).toBe('solid');
  const select = page.getByLabel('Part').first();
  await expect(select).not.toHaveCSS('appearance', 'none');
  const [disabled, enabled] = await Promise.all(
    [page.getByText('Guest').first(), card.getByText('Guest')].map((label) =>
      label.evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(disabled).not.toBe(enabled);
});
