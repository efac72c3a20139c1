import { toDay } from '@/domain/day';
import type { Page } from '@playwright/test';
import type { Backend } from '../mocks/backend';
import type { SignUpRecord } from '../mocks/data/db';
import { initialValues } from '../mocks/data/signUpFields';
import { expect, test } from './support/app';
import { held } from './support/forms';
import { holdRequests, setVisibility } from './support/pageActions';
import { openAs } from './support/signInHelpers';
import { twoFrames, waitForReads } from './support/waitForReads';

const MINUTE = 60_000;

/** The calls that the page has sent when its scripts are still loading. */
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

const summary = (page: Page) => page.getByRole('region', { name: /^Summary of/ }).first();
const form = (page: Page) => page.getByRole('group', { name: /^שבת/ }).first();
const peopleComing = (page: Page) => summary(page).getByRole('definition').first();

/** A neighbour signs up for the upcoming Shabbos. */
function neighbourSignsUp({ db, now }: Backend, changes: Partial<SignUpRecord> = {}): void {
  const neighbour = db.members.find(({ username }) => username === 'mordechai.neiman');
  const [row] = db.signUps.where(({ holidayName }) => holidayName === null);
  if (!neighbour || !row) throw new Error('The scenario has changed.');
  const id = db.nextId('record');
  const plain = { isGuest: false, onlyIfMinyan: false, anonymous: false, reservedMussaf: false, part: null };
  db.signUps.insert({
    ...row,
    ...plain,
    id,
    userId: neighbour.id,
    peopleCount: 5,
    timeAdded: now(),
    ...changes,
  });
}

/** The member who is signed in has a sign-up for a Shabbos. */
function demoSignsUp({ db, now }: Backend, record: Pick<SignUpRecord, 'id' | 'day' | 'peopleCount'>): void {
  const demo = db.members.find(({ username }) => username === 'demo');
  if (!demo) throw new Error('There is no demo account.');
  db.signUps.insert({ ...initialValues, ...record, userId: demo.id, holidayName: null, timeAdded: now() });
}

/** Marks the document. A reload would remove the mark. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}
const expectNoReload = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1);

test.describe('the dialog of later Shabbosim', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });
  const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Select a date' });

  test(
    'is disabled until the member chooses a date, then signs up for it',
    { tag: '@daily' },
    async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click(held);
      await expect(field(page)).toHaveAttribute('placeholder', 'Select a date');
      await expect(dialog(page).getByRole('region', { name: /^Summary/ })).toHaveCount(0);
      await expect(dialog(page).getByRole('button', { name: 'Sign up' })).toBeDisabled();
      await expect(dialog(page).getByRole('spinbutton')).toBeDisabled();
      for (const box of await dialog(page).getByRole('checkbox').all()) await expect(box).toBeDisabled();
      const opacity = await dialog(page)
        .locator('.event--disabled')
        .evaluate((node) => Number(getComputedStyle(node).opacity));
      expect(opacity).toBeLessThan(0.7);

      await field(page).press('Enter');
      await expect(dialog(page).getByRole('button', { name: /August 22nd, 2026/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue('Saturday Aug 22nd, 2026');
      await expect(field(page)).toBeFocused();
      await expect(dialog(page).getByText('שבת פרשת כי־תצא')).toBeVisible();
      await expect(dialog(page).getByText('Saturday Aug 22nd, 2026')).toBeVisible();
      await expect(dialog(page).getByRole('region', { name: 'Summary of שבת פרשת כי־תצא' })).toBeVisible();

      await dialog(page).getByRole('spinbutton').fill('2');
      await dialog(page).getByRole('button', { name: 'Sign up' }).click(held);
      await expect(dialog(page).getByRole('button', { name: 'Edit' })).toBeFocused();
      expect(app.calls('addToMinyan').map(({ body }) => body)).toMatchObject([
        { poeple_count: 2, date: '2026-08-22', futureShabbos: true, holiday: false, holidayName: null },
      ]);
    },
  );

  test("closes by the browser's Back and keeps what has been typed in it and on the page", async ({
    page,
    app,
  }) => {
    const card = page.getByRole('main').getByRole('group').first();
    const button = page.getByRole('button', { name: 'Sign up for later Shabbos' });
    const home = `${app.url}/`;
    await page.goto(`${app.url}/contact`);
    await openAs('demo', page, app, '/');
    const first = await page.evaluate(() => window.history.length);
    await card.getByRole('spinbutton').fill('6');
    await button.click(held);
    await field(page).press('Enter');
    await expect(dialog(page).getByRole('button', { name: /August 22nd, 2026/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('spinbutton').fill('5');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(home);
    await expect(button).toBeFocused();
    await expect(card.getByRole('spinbutton')).toHaveValue('6');

    await button.click(held);
    await expect(field(page)).toHaveValue('Saturday Aug 22nd, 2026');
    await expect(dialog(page).getByRole('spinbutton')).toHaveValue('5');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page).getByRole('spinbutton')).toHaveValue('5');

    // A drag that ends on the backdrop is no click on it.
    await dialog(page).getByRole('spinbutton').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog(page).getByRole('button', { name: 'Sign up' }).click(held);
    await expect(dialog(page).getByRole('button', { name: 'Edit' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click(held);
    await expect(dialog(page)).toHaveCount(0);
    await button.click(held);
    await expect(field(page)).toHaveValue('');
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(first + 1);

    await page.reload();
    await expect(card).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.history.state) ?? ''))
      .not.toContain('later-shabbos');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${app.url}/contact`);
  });

  test('closes by its button and by Escape, fades for 250 ms and returns the focus', async ({
    page,
    app,
  }) => {
    await openAs('demo', page, app, '/');
    const button = page.getByRole('button', { name: 'Sign up for later Shabbos' });
    await button.click(held);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveCSS('transition-duration', /0\.25s/);
    await dialog(page).getByRole('button', { name: 'Close' }).click(held);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click(held);
    await field(page).click(held);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Saturdays to choose from' })).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test("a neighbour's sign-up is shown without a reload, and the member keeps the typed number", async ({
  page,
  app,
}) => {
  await openAs('demo', page, app, '/');
  await expect(peopleComing(page)).toHaveText('14');
  await form(page).getByRole('spinbutton').fill('7');

  await test.step('within a minute', async () => {
    neighbourSignsUp(app.backend);
    await app.moveTo(app.backend.now() + MINUTE);
    await expect(peopleComing(page)).toHaveText('19');
    await expect(peopleComing(page).locator('..')).toHaveAttribute('aria-live', 'polite');
  });

  await test.step('when the page gets the focus again', async () => {
    await app.moveTo(app.backend.now() + 10_000);
    neighbourSignsUp(app.backend);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(peopleComing(page)).toHaveText('24');
  });

  await test.step('when the page becomes visible again, after no polling while hidden', async () => {
    await waitForReads(page);
    await setVisibility(page, 'hidden');
    const reads = app.calls('getMinyan').length;
    neighbourSignsUp(app.backend);
    await app.moveTo(app.backend.now() + 5 * MINUTE);
    await expect(form(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
    expect(app.calls('getMinyan')).toHaveLength(reads);
    await setVisibility(page, 'visible');
    await expect(peopleComing(page)).toHaveText('29');
  });
  await expect(form(page).getByRole('spinbutton')).toHaveValue('7');
});

test('a sign-up that the member changes on another device is shown, and closes no edit', async ({
  page,
  app,
}) => {
  const { db, now } = app.backend;
  const isOwn = ({ id }: SignUpRecord) => id === 'own';
  const card = page.locator('.event-panel').first();
  const men = form(page).getByRole('spinbutton');
  const button = (name: string) => form(page).getByRole('button', { name });
  const changeElsewhere = async (peopleCount: number) => {
    db.signUps.update(isOwn, { peopleCount });
    await app.moveTo(now() + MINUTE);
    await expect(card.getByText(`You are signed up: ${peopleCount}`)).toBeVisible();
  };
  demoSignsUp(app.backend, { id: 'own', day: toDay('2026-08-15'), peopleCount: 2 });
  await openAs('demo', page, app, '/');
  await changeElsewhere(4);
  await expect(men).toHaveValue('4');
  await button('Edit').click(held);
  await changeElsewhere(5);
  await expect(men).toHaveValue('5');
  // Fresh data that equals what was typed closes no edit (rule: end-of-an-edit).
  await men.fill('6');
  await changeElsewhere(6);
  await expect(button('Update')).toBeEnabled();
  await button('Cancel').click(held);
  await expect(men).toHaveValue('6');
  db.signUps.remove(isOwn);
  await app.moveTo(now() + MINUTE);
  await expect(button('Sign up')).toBeEnabled();
  await expect(card.getByText('You are not signed up')).toBeVisible();
});

test('the fields of a sign-up do not move when the member presses Edit', async ({ page, app }) => {
  demoSignsUp(app.backend, { id: 'own', day: toDay('2026-08-15'), peopleCount: 2 });
  await openAs('demo', page, app, '/');
  const guest = form(page).getByRole('checkbox', { name: 'Guest' });
  const offset = async () => {
    const [box, top] = await Promise.all([guest.boundingBox(), form(page).boundingBox()]);
    return (box?.y ?? 0) - (top?.y ?? 0);
  };
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeEnabled();
  const before = await offset();
  await form(page).getByRole('button', { name: 'Edit' }).click(held);
  await expect(form(page).getByText('Enter 0 to remove your sign-up.')).toBeVisible();
  expect(await offset()).toBe(before);
});

test('a member changes the sign-up of the second day when the backend sends no ids and one group for both days', async ({
  page,
  app,
}) => {
  const { backend } = app;
  await openAs('demo', page, app, '/');
  const holidays = page.getByRole('group', { name: 'Rosh Hashana', exact: true });
  await page.getByRole('group', { name: 'Rosh Hashana, 2nd day' }).getByRole('spinbutton').fill('3');
  await page
    .getByRole('group', { name: 'Rosh Hashana, 2nd day' })
    .getByRole('button', { name: 'Sign up' })
    .click(held);
  backend.quirks = ['missing-ids', 'merged-holidays'];
  await app.moveTo(backend.now() + MINUTE);
  await expect(holidays).toHaveCount(2);
  await expect(holidays.nth(0).getByRole('button', { name: 'Sign up' })).toBeVisible();
  await expect(holidays.nth(1).getByRole('spinbutton')).toHaveValue('3');
  await holidays.nth(1).getByRole('button', { name: 'Edit' }).click(held);
  await expect(holidays.nth(1).getByRole('spinbutton')).toHaveAttribute('aria-valuemin', '1');
  await holidays.nth(1).getByRole('spinbutton').fill('4');
  await holidays.nth(1).getByRole('button', { name: 'Update' }).click(held);
  await expect(holidays.nth(1).getByRole('button', { name: 'Edit' })).toBeEnabled();
  await expect(holidays.nth(1).getByRole('spinbutton')).toHaveValue('4');
  expect(app.calls('addToMinyan').at(-1)?.body).toMatchObject({ poeple_count: 4, date: '2026-09-13' });
});

test.describe('a page that stays open', () => {
  test.describe('on Shabbos', () => {
    // Saturday, August 15, 2026, 11:58 pm in New York.
    test.use({ startsAt: Date.UTC(2026, 7, 16, 3, 58) });

    test('shows the next Shabbos on the home after midnight', async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      await markDocument(page);
      await expect(form(page)).toHaveAccessibleName('שבת פרשת שופטים');
      await expect(page.getByText('Saturday Aug 15th, 2026')).toBeVisible();
      await app.moveTo(Date.UTC(2026, 7, 16, 4, 2));
      await expect(form(page)).toHaveAccessibleName('שבת פרשת כי־תצא');
      await expect(page.getByText('Saturday Aug 22nd, 2026')).toBeVisible();
      await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click(held);
      await page.getByRole('combobox', { name: 'Select a date' }).click(held);
      await expect(page.getByRole('button', { name: /August 22nd, 2026/ })).toBeDisabled();
      await expect(page.getByRole('button', { name: /August 29th, 2026/ })).toBeEnabled();
      await expectNoReload(page);
    });

    test('shows the next Shabbos on Units open after midnight', async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      await page.getByRole('link', { name: 'Units open' }).click(held);
      await markDocument(page);
      const first = page.getByRole('table').first();
      await expect(first).toHaveAccessibleName(/Saturday Aug 15th, 2026/);
      await app.moveTo(Date.UTC(2026, 7, 16, 4, 2));
      await expect(first).toHaveAccessibleName(/Upcoming Shabbos שבת פרשת כי־תצא Saturday Aug 22nd, 2026/);
      await expectNoReload(page);
    });
  });

  test.describe('before the cut-off', () => {
    // Thursday, August 13, 2026, 3:59 pm in New York.
    test.use({ startsAt: Date.UTC(2026, 7, 13, 19, 59) });

    test('accepts a sign-up after the cut-off and marks it as late', async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      await markDocument(page);
      neighbourSignsUp(app.backend, { timeAdded: Date.UTC(2026, 7, 13, 20) });
      await app.moveTo(Date.UTC(2026, 7, 13, 20, 0, 1));
      await expect(form(page).getByText('Sign up by Thursday 4:00 pm')).toBeVisible();
      await form(page).getByRole('button', { name: 'Sign up' }).click(held);
      await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
      await page.getByRole('link', { name: 'Units open' }).click(held);
      const row = (name: string) => page.getByRole('table').first().getByRole('row', { name });
      await expect(row('Yaakov Rosenberg')).toContainText('8/13/2026, Thu 4:00pm (After cut off time)');
      await expect(row('Mordechai Neiman')).toContainText('8/13/2026, Thu 4:00pm');
      await expect(row('Mordechai Neiman')).not.toContainText('After cut off time');
      await expectNoReload(page);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, scenario: 'thursday' });

  test('Units open shows rows as cards with table roles', async ({ page, app }) => {
    neighbourSignsUp(app.backend, { timeAdded: Date.UTC(2026, 7, 14, 16) });
    await openAs('demo', page, app, '/units-open');
    const table = page.getByRole('table', { name: /^Upcoming Shabbos/ });
    await expect(table.getByRole('columnheader', { name: 'Coming on Thursday' })).toHaveCount(1);
    await expect(table.getByRole('columnheader')).toHaveText(
      await table.locator('thead th').allTextContents(),
    );
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(table).toHaveAccessibleDescription('People coming: 19');
    const row = table.getByRole('row', { name: /^Moshe Berkowitz/ });
    await expect(row.getByRole('rowheader')).toHaveText('Moshe Berkowitz');
    await expect(row.getByRole('cell', { name: '2 People' })).toBeVisible();
    await expect(row).toHaveCSS('display', 'flex');
    const middles = await row.evaluate(({ children: [name, unit, coming] }) =>
      [name, unit, coming?.firstElementChild].map((part) => {
        const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), 'name, unit and count').toBeLessThan(4);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('on a tablet and a desktop', () => {
  test.use({ scenario: 'thursday' });

  test('a sign-up time stays on one line', async ({ page, app }) => {
    neighbourSignsUp(app.backend, { timeAdded: Date.UTC(2026, 7, 14, 16) });
    await openAs('demo', page, app, '/units-open');
    const table = page.getByRole('table', { name: /^Upcoming Shabbos/ });
    await expect(table.getByRole('row')).toHaveCount(11);
    const unbreakable = table.getByText(/\d[ap]m$|After cut off time/);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await unbreakable.evaluateAll((texts) =>
        texts.map((text) =>
          Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        ),
      );
      expect(lines, `lines of the times and notes at ${width} px`).toEqual(Array<number>(11).fill(1));
    }
  });
});

test.describe('a returning member', () => {
  test.use({ expectedConsole: /^(?:Failed to load resource|The minyan records could not be loaded\.)/ });

  test('requests the records before a script has loaded, and once even if that fails', async ({
    page,
    app,
  }) => {
    await openAs('demo', page, app, '/');
    await expect(peopleComing(page)).toHaveText('14');
    const both = ['/api/user', '/api/colony'];
    for (const [path, expected] of [
      ['/', [...both, '/api/minyan']],
      ['/units-open', [...both, '/api/minyan']],
      ['/policies', both],
    ] as const) {
      app.backend.log.length = 0;
      app.backend.fail.getMinyan = '500';
      expect(await earlyCalls(page, app.url + path), path).toEqual(expected);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForReads(page);
      expect(app.calls('getMinyan'), path).toHaveLength(expected.length - 2);
      await page.unrouteAll();
    }
  });
});
