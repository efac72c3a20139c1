import type { Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import {
  expectValues,
  fillIn,
  forms,
  humanPress,
  laterDialog,
  openForm,
  signUpCard,
  submit,
} from './support/forms';
import { insertOwnSignUp } from './support/ownSignUp';
import { holdRequests } from './support/pageActions';
import { openAs } from './support/signInHelpers';
import { twoFrames, waitForReads } from './support/waitForReads';

test.describe('on the home', () => {
  test.use({ startsAt: IN_SEASON });

  test(
    'Back closes the dialog of later Shabbosim and Forward opens it again, with what was typed in it and on the page',
    { tag: '@daily' },
    async ({ page, app }) => {
      const dialog = laterDialog(page);
      const opener = page.getByRole('button', { name: 'Sign up for later Shabbos' });
      const men = { 'Number of men': '6' };
      await page.goto(`${app.url}/contact`);
      await openForm(forms.laterSignUp, page, app);
      const historyLength = await page.evaluate(() => window.history.length);
      // The dialog closes with a fade (rule: later-shabbos-dialog). Its form is pale until a date is picked.
      await expect(dialog).toHaveCSS('transition-duration', /0\.25s/);
      const pale = dialog.locator('.event--disabled');
      const opacity = await pale.evaluate((form) => getComputedStyle(form).opacity);
      expect(Number(opacity)).toBeLessThan(0.7);
      await fillIn(forms.laterSignUp, page);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${app.url}/`);
      await expect(opener).toBeFocused();
      await fillIn(forms.signUp, page, men);
      await page.goForward();
      await expectValues(forms.laterSignUp, page);

      // A drag that ends on the backdrop does not count as a click on it.
      await dialog.getByRole('spinbutton').hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await submit(forms.laterSignUp, page);
      await expect(forms.laterSignUp.done(page)).toBeFocused();
      await dialog.getByRole('button', { name: 'Close' }).click(humanPress);
      await expect(dialog).toHaveCount(0);
      await expectValues(forms.signUp, page, men);

      await opener.click(humanPress);
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(() => window.history.length)).toBe(historyLength);
      await page.reload();
      await expect(signUpCard(page)).toBeVisible();
      const entry = () => page.evaluate(() => JSON.stringify(window.history.state) ?? '');
      await expect.poll(entry).not.toContain('later-shabbos');
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(`${app.url}/contact`);
    },
  );

  test('the fields of a sign-up do not move when the member presses Edit', async ({ page, app }) => {
    insertOwnSignUp(app.backend);
    await openAs('demo', page, app, '/');
    const card = signUpCard(page);
    const offset = async () => {
      const boxes = [card.getByRole('checkbox', { name: 'Guest' }), card].map((part) => part.boundingBox());
      const [guest, top] = await Promise.all(boxes);
      return (guest?.y ?? 0) - (top?.y ?? 0);
    };
    await expect(card.getByRole('button', { name: 'Edit' })).toBeEnabled();
    const before = await offset();
    await card.getByRole('button', { name: 'Edit' }).click(humanPress);
    await expect(card.getByText('Enter 0 to remove your sign-up.')).toBeVisible();
    expect(await offset()).toBe(before);
  });
});

test.describe('Units open', () => {
  test.use({ scenario: 'thursday' });

  const table = (page: Page) => page.getByRole('table', { name: /^Upcoming Shabbos/ });

  test.beforeEach(({ app: { backend } }) => {
    // One sign-up is late, so a note follows its time.
    backend.db.signUps.update(
      ({ id }) => id === backend.db.signUps.find(({ holidayName }) => !holidayName)?.id,
      { timeAdded: Date.UTC(2026, 7, 14, 16) },
    );
  });

  test('shows its rows on a phone as cards, which keep the roles of table rows', async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs('demo', page, app, '/units-open');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Name',
      'Unit #',
      'Coming',
      'Coming on Thursday',
      'Mussaf / Maftir',
      'Sign-up Time',
    ]);
    const row = table(page).getByRole('row', { name: /^Moshe Berkowitz/ });
    await expect(row.getByRole('rowheader')).toHaveText('Moshe Berkowitz');
    await expect(row.getByRole('cell', { name: '2 People' })).toBeVisible();
    await expect(row).toHaveCSS('display', 'flex');
    const middles = await row.evaluate(({ children: [name, unit, coming] }) =>
      [name, unit, coming?.firstElementChild].map((part) => {
        const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      }),
    );
    expect(
      Math.max(...middles) - Math.min(...middles),
      'distance of the middles of name, unit and count',
    ).toBeLessThan(4);
  });

  test('shows a sign-up time on one line on a tablet and a desktop', async ({ page, app }) => {
    await openAs('demo', page, app, '/units-open');
    await expect(table(page).getByText('After cut off time')).toHaveCount(1);
    const unbreakable = table(page).getByText(/\d[ap]m$|After cut off time/);
    const count = await unbreakable.count();
    expect(count).toBeGreaterThan(5);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await unbreakable.evaluateAll((texts) =>
        texts.map((text) =>
          Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        ),
      );
      expect(lines, `lines of the times and notes at ${width} px`).toEqual(Array<number>(count).fill(1));
    }
  });
});

/** The calls that the page sends before its scripts have loaded. */
async function earlyCalls(page: Page, url: string): Promise<string[]> {
  const releaseScripts = await holdRequests(page, /\.js$/);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await page.evaluate(twoFrames);
  releaseScripts();
  return [...sent];
}

test.describe('a returning member', () => {
  test.use({ expectedConsole: /^(?:Failed to load resource|The minyan records could not be loaded\.)/ });

  test('requests the records before a script has loaded, and only once if that request fails', async ({
    page,
    app,
  }) => {
    await openAs('demo', page, app, '/');
    const always = ['/api/user', '/api/colony'];
    for (const [path, expected] of [
      ['/', [...always, '/api/minyan']],
      ['/units-open', [...always, '/api/minyan']],
      ['/policies', always],
    ] as const) {
      await waitForReads(page);
      app.backend.log.length = 0;
      app.backend.fail.getMinyan = '500';
      expect(await earlyCalls(page, app.url + path), path).toEqual(expected);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForReads(page);
      expect(app.calls('getMinyan'), path).toHaveLength(expected.length - always.length);
      await page.unrouteAll();
    }
  });
});
