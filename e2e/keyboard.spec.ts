import type { Locator, Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { signUpCard } from './support/forms';
import { blockPopups } from './support/pageActions';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON });

test.beforeEach(async ({ page }) => {
  await blockPopups(page);
});

const press = (page: Page, ...keys: string[]) =>
  keys.reduce<Promise<void>>((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/**
 * Runs in the page. Returns null if the element has the focus, '' if it was replaced, otherwise the key that moves the focus
 * towards it: Tab or Shift+Tab, because Tab does not move from the last control of the page to the first.
 */
const keyTo = (element: Element) => {
  const { activeElement } = document;
  if (activeElement === element) return null;
  if (!element.isConnected) return '';
  const position = activeElement?.compareDocumentPosition(element) ?? 0;
  return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
};

/** Presses Tab or Shift+Tab until the target has the focus, at most a hundred times. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  // The element is looked up once: a search by role on each press would take most of the time of these tests.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 100; presses += 1) {
    const key = await element?.evaluate(keyTo);
    if (key === null) return;
    if (key) await page.keyboard.press(key);
    else element = await target.elementHandle();
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function activate(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

test(
  'a visitor skips to the content, logs in through the menu and logs out with the keyboard',
  { tag: '@daily' },
  async ({ page, app }) => {
    await page.goto(`${app.url}/about`);
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press(page, 'Enter', 'Tab');
    await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused();

    await tabTo(page, banner(page).getByRole('button', { name: 'Login' }));
    await press(page, 'Enter', 'ArrowDown', 'ArrowDown');
    await expect(page.getByRole('link', { name: 'Minyan Tracker & Winterization' })).toBeFocused();
    await press(page, 'Escape');
    await expect(banner(page).getByRole('button', { name: 'Login' })).toBeFocused();
    await press(page, 'ArrowDown', 'End', 'Enter');

    await typeInto(page, 'Email address', 'demo');
    await typeInto(page, 'Password', 'Shabbos1');
    await press(page, 'Tab', 'Space');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
    await press(page, 'Tab', 'Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Yaakov Rosenberg' })).toBeVisible();

    await activate(page, banner(page).getByRole('button', { name: 'Logout' }));
    await expect(page.getByRole('heading', { name: 'Experience superior property care' })).toBeVisible();
  },
);

test('a member reads the help, signs up and removes the sign-up with the keyboard', async ({ page, app }) => {
  await openAs('demo', page, app, '/');
  await tabTo(page, signUpCard(page).getByRole('button', { name: 'Help' }));
  await expect(page.getByRole('tooltip')).toHaveText('Please sign up at least 2 days in advance.');
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, signUpCard(page).getByRole('spinbutton'));
  await press(page, 'ArrowUp', 'ArrowUp');
  await activate(page, signUpCard(page).getByLabel('Guest'), 'Space');
  await activate(page, signUpCard(page).getByLabel('Baal Korah'), 'Space');
  await activate(page, signUpCard(page).getByRole('button', { name: 'Sign up' }));
  // The field for the missing part gets the focus.
  await expect(signUpCard(page).getByLabel('Part')).toBeFocused();
  await page.keyboard.type('1-4');
  await activate(page, signUpCard(page).getByRole('button', { name: 'Sign up' }));
  await expect(signUpCard(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  expect(app.calls('addToMinyan').map(({ body }) => body)).toMatchObject([
    { poeple_count: 3, is_guest: true, baalKorah: true, preparedFor: '1-4' },
  ]);

  await press(page, 'Enter');
  await tabTo(page, signUpCard(page).getByRole('spinbutton'));
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(signUpCard(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(app.calls('removeFromMinyan')).toHaveLength(1);
});

test('a member signs up for a later Shabbos with the keyboard', async ({ page, app }) => {
  await openAs('demo', page, app, '/');
  const opener = page.getByRole('button', { name: 'Sign up for later Shabbos' });
  await activate(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });
  await activate(page, dialog.getByRole('combobox', { name: 'Select a date' }));
  await expect(dialog.getByRole('button', { name: 'Saturday, October 31st, 2026' })).toBeFocused();
  await press(page, 'ArrowDown', 'Enter');
  await expect(dialog.getByRole('combobox')).toHaveValue('Saturday Nov 7th, 2026');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await tabTo(page, dialog.getByRole('spinbutton'));
  await press(page, 'ArrowUp', 'Enter');
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeFocused();
  await press(page, 'Escape');
  await expect(opener).toBeFocused();
  expect(app.calls('addToMinyan').map(({ body }) => body)).toMatchObject([
    { poeple_count: 2, futureShabbos: true, date: '2026-11-07' },
  ]);
});

test('a member opens the phone menu and requests a de-winterization with the keyboard', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs('demo', page, app, '/policies');
  const menu = page.getByRole('button', { name: 'Toggle navigation' });
  await activate(page, menu);
  await press(page, 'Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'Enter');
  await activate(page, banner(page).getByRole('button', { name: 'Request' }));
  await activate(page, page.getByRole('link', { name: 'Dewinterize' }));
  await tabTo(page, page.getByLabel('Toilets'));
  await page.keyboard.type('4');
  await activate(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByLabel('Combination code')).toBeFocused();
  await page.keyboard.type('4812');
  await tabTo(page, page.getByRole('group', { name: 'Turn the breaker on?' }).getByLabel('Yes'));
  await press(page, 'ArrowDown');
  await activate(page, page.getByLabel('I accept the terms and conditions'), 'Space');
  await activate(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Thank you! Your request has been submitted.')).toBeVisible();
  expect(app.calls('requestService').map(({ body }) => body)).toMatchObject([
    { toiletAmount: 4, combinationCode: '4812', breaker: false },
  ]);
});
