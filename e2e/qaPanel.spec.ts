import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { expect, test } from './support/qaApp';

const TUESDAY = '?scenario=typical&now=2026-08-11T10:00';
const SHABBOS = 'שבת פרשת שופטים';

const summary = (page: Page, name = SHABBOS) =>
  page.getByRole('region', { name: `Summary of ${name}`, exact: true });
const form = (page: Page, name = SHABBOS) => page.getByRole('group', { name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: /^Upcoming Shabbos/ });
const light = (page: Page) => page.getByRole('status', { name: 'Reconciliation' });
const line = (page: Page, label: string) =>
  summary(page).getByText(label, { exact: true }).locator('..').getByRole('definition');

test('the tester starts another scenario with a seed', async ({ page, qa }) => {
  await qa.open(TUESDAY);
  const panel = await qa.panel('Scenario');
  await panel.getByLabel('Scenario', { exact: true }).selectOption('maftir-own');
  await panel.getByLabel('Seed of the names').fill('3');
  await panel.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Reserved by Yaakov Rosenberg').first()).toBeVisible();
  await qa.panel();
  await expect(page.getByLabel('Link to this situation')).toHaveValue(
    /scenario=maftir-own&.*&as=demo&seed=3/,
  );
});

test.describe('the clock of the QA panel', () => {
  const jump = async (page: Page, name: string) => {
    await page.getByRole('group', { name: 'Move the clock to' }).getByRole('button', { name }).click();
  };
  const clock = (page: Page) => page.getByLabel('Clock', { exact: true });

  test('is moved by each button and by the field', async ({ page, qa }) => {
    await qa.open(TUESDAY);
    const panel = await qa.panel('Clock');
    await expect(panel.getByLabel('Times of').locator('option').first()).toHaveText(`${SHABBOS}, 2026-08-15`);
    for (const [name, time] of [
      ['12 hours after the last sign-up', '2026-08-11 21:30:0'],
      ['midnight', '2026-08-12 00:00:0'],
      ['a minute before the cut-off', '2026-08-13 15:59:0'],
      ['a minute after the cut-off', '2026-08-13 16:01:0'],
      ['candle lighting', '2026-08-14 19:44:0'],
      ['end of the day', '2026-08-15 21:10:0'],
      ['November 15', '2026-11-15 12:00:0'],
      ['November 16', '2026-11-16 12:00:0'],
      ['next week', '2026-11-23 12:00:0'],
    ] as const) {
      await jump(page, name);
      await expect(clock(page)).toContainText(time);
    }
    await panel.getByLabel('Set the clock to').fill('2026-09-08T10:00');
    await panel.getByRole('button', { name: 'Set now' }).click();
    await expect(clock(page)).toContainText('2026-09-08 10:00:0');
    await panel.getByLabel('Times of').selectOption('Rosh Hashana, 2nd day, 2026-09-13');
    await jump(page, 'candle lighting');
    await expect(clock(page)).toContainText('2026-09-12 20:28:0');
  });

  test('updates late sign-ups, hidden names and the next Shabbos without a reload', async ({ page, qa }) => {
    await qa.open(TUESDAY, 'units-open');
    await expect(table(page).getByRole('rowheader', { name: 'Anonymous' })).toHaveCount(1);
    await page.evaluate(() => {
      document.body.dataset['mark'] = 'kept';
    });
    await qa.panel('Clock');
    await jump(page, '12 hours after the last sign-up');
    await expect(table(page).getByRole('rowheader', { name: 'Anonymous' })).toHaveCount(0);
    await jump(page, 'next week');
    await expect(table(page)).toHaveAccessibleName(/Saturday Aug 22nd, 2026/);
    await expect(light(page)).toContainText('Green');
    expect(await page.evaluate(() => document.body.dataset['mark'])).toBe('kept');
  });

  test('moves the clock of the backend too', async ({ page, qa }) => {
    await qa.open(TUESDAY);
    await qa.panel('Clock');
    await jump(page, 'a minute after the cut-off');
    await page.keyboard.press('Escape');
    await form(page).getByRole('button', { name: 'Sign up' }).click();
    await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.getByRole('link', { name: 'Units open' }).click();
    const own = table(page).getByRole('row', { name: /Yaakov Rosenberg/ });
    await expect(own).toContainText('8/13/2026, Thu 4:01pm (After cut off time)');
  });

  test('moves to November 16, when winterization requests are over', async ({ page, qa }) => {
    await qa.open(TUESDAY, 'winterize');
    await qa.panel('Clock');
    await jump(page, 'November 16');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByLabel('Combination code').fill('1234');
    await page.getByLabel('I accept the terms and conditions').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Requests must be for dates on or before November 15')).toBeVisible();
  });
});

test('the tester changes the signed-in member and the balance', async ({ page, qa }) => {
  await qa.open(TUESDAY);
  const panel = await qa.panel('Member');
  await panel.getByLabel('Signed in').selectOption('gabbai');
  await expect(page.getByRole('heading', { name: 'Welcome Zalman Weiss' })).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await panel.getByLabel('Balance in dollars').fill('250.5');
  await panel.getByRole('button', { name: 'Set balance' }).click();
  await expect(page.getByRole('dialog')).toContainText('$250.50');

  // The focus trap of the open dialog leaves the focus in the panel.
  await qa.panel('Scenario');
  await panel.getByLabel('Seed of the names').fill('12');
  await expect(panel.getByLabel('Seed of the names')).toBeFocused();
  await expect(panel.getByLabel('Seed of the names')).toHaveValue('12');

  await panel.getByLabel('Signed in').selectOption('Nobody');
  await expect(page.getByRole('heading', { name: 'Login to Minyan tracker & winterization' })).toBeVisible();
  await expect(panel.getByText('Nobody is signed in, so there is no community')).toBeHidden();
  await panel.getByLabel('Signed in').selectOption('cottage');
  await expect(page.getByText('Hidden Spruce Cottages', { exact: true })).toBeVisible();
});

test('the tester changes the community, and the page follows', async ({ page, qa }) => {
  await qa.open(TUESDAY);
  const panel = await qa.panel('Community');
  const request = page.getByRole('button', { name: 'Request' });
  await expect(request).toBeVisible();
  await panel.getByLabel('blockWinterize').check();
  await expect(request).toHaveCount(0);
  await panel.getByLabel('openOnThu').check();
  await expect(form(page).getByLabel('Coming on Thursday')).toBeVisible();
  await panel.getByLabel('hasMikvah').uncheck();
  await expect(summary(page).getByText('Mikvah')).toHaveCount(0);

  const change = async (settings: string) => {
    await panel.getByLabel('Other settings (community)').fill(settings);
    await panel.getByLabel('Other settings (community)').press('Enter');
  };
  await change('{"maftirMussafOption":false}');
  await expect(summary(page).getByText('Maftir & Mussaf')).toHaveCount(0);
  await change('{"maftirMussafOption":null}');
  await expect(summary(page).getByText('Maftir & Mussaf')).toBeVisible();
  await change('{"shulOpenAt":["2026-08-22"]}');
  await change('{"mikvahOpenAt":["2026-08-15"]}');
  await change('{"notes":[{"_id":"1","content":"First note"},{"_id":"2","content":"Second note"}]}');
  await change('{"policies":[{"_id":"1","title":"Pets","content":"None, please."}]}');
  await expect(line(page, 'Shul')).toHaveText('Closed');
  await expect(page.getByText('Second note', { exact: true }).last()).toBeVisible();
  await panel.getByLabel('hasMikvah').check();
  await expect(line(page, 'Mikvah')).toHaveText('Open');
  await change('{"shulOpenAt":["soon"]}');
  await expect(panel.getByText("has no such value for 'shulOpenAt'")).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByText('None, please.')).toBeVisible();
});

test('the tester makes a call fail, delays it and repairs it', async ({ page, qa }) => {
  await qa.open(TUESDAY);
  const panel = await qa.panel('Failures');
  const failures = panel.getByLabel('Failures (fail)');
  await failures.fill('addToMinyan:500');
  await failures.press('Enter');
  const latency = panel.getByLabel('Latency in milliseconds');
  await latency.fill('1500');
  await latency.press('Enter');
  await qa.panel('Calls');
  const signUp = form(page).getByRole('button', { name: 'Sign up' });
  await signUp.dispatchEvent('click');
  const call = panel.getByRole('list', { name: 'Calls' }).getByText(/POST \/api\/minyan\/add/);
  await expect(call).toContainText('no answer yet');
  await expect(call).toContainText('500 failure: 500');
  await expect(
    form(page).getByText('The office computer is having trouble. Please try again in a few minutes.'),
  ).toBeVisible();
  await failures.fill('');
  await failures.press('Enter');
  await latency.fill('0');
  await latency.press('Enter');
  await signUp.dispatchEvent('click');
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeAttached();
});

test('the log shows the bodies of each call and checks them against the contract', async ({ page, qa }) => {
  await qa.open(TUESDAY);
  await form(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await qa.panel('Calls');
  const calls = page.getByRole('list', { name: 'Calls' });
  const add = calls.getByRole('listitem').filter({ hasText: 'POST /api/minyan/add' });
  await expect(add).toContainText('200 by the contract');
  await add.locator('summary').click();
  await expect(add).toContainText('"poeple_count": 1');
  await expect(add).toContainText('"success": true');

  await page.evaluate(() => fetch('/api/user/update', { method: 'POST', body: '{"email":7}' }));
  const wrong = calls.getByRole('listitem').filter({ hasText: 'POST /api/user/update' });
  await expect(wrong).toContainText('400 against the contract');
  await wrong.locator('summary').click();
  await expect(wrong).toContainText('request: POST /api/user/update/email must be string');

  await page.getByRole('button', { name: 'Clear the log' }).click();
  await expect(calls.getByRole('listitem')).toHaveCount(0);
});

test('reconciliation is green while the page agrees with the backend, and red with the difference', async ({
  page,
  qa,
}) => {
  await qa.open(TUESDAY);
  await expect(summary(page)).toBeVisible();
  const panel = await qa.panel('Failures');
  await expect(light(page)).toContainText('Green');

  // The page counts a saved sign-up although it cannot read the records again.
  const failures = panel.getByLabel('Failures (fail)');
  await failures.fill('getMinyan:500');
  await failures.press('Enter');
  await form(page).getByRole('button', { name: 'Sign up' }).dispatchEvent('click');
  const count = summary(page).getByText('15', { exact: true });
  await expect(count).toBeVisible();
  await expect(light(page)).toContainText('Green');
  await count.evaluate((element) => {
    element.textContent = '14';
  });
  await expect(light(page)).toContainText(
    `Summary of ${SHABBOS}: it shows 14 coming, the backend has 15 coming.`,
  );
  await expect(light(page)).toContainText('Red');

  await failures.fill('');
  await failures.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Units open' }).click();
  await expect(table(page)).toContainText('Yaakov Rosenberg');
  await qa.panel();
  await expect(light(page)).toContainText('Green');
  const cell = table(page)
    .getByRole('row', { name: /Yosef Adler/ })
    .getByRole('cell', { name: '3 People' });
  await cell.evaluate((element) => {
    element.textContent = '4 People';
  });
  await expect(light(page)).toContainText(
    'it shows 16 people in 10 rows, the backend has 15 people in 10 rows.',
  );

  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await qa.panel();
  await expect(light(page)).toContainText('Grey');
});

test('a press in the panel has its effect although the light would change meanwhile', async ({
  page,
  qa,
}) => {
  await page.clock.install();
  await qa.open(TUESDAY, 'units-open');
  const panel = await qa.panel('Member');
  await expect(light(page)).toContainText('Green');
  await panel.getByLabel('Balance in dollars').fill('250.5');
  await panel.getByRole('button', { name: 'Set balance' }).hover();
  await page.mouse.down();
  await table(page)
    .getByRole('cell', { name: '3 People' })
    .first()
    .evaluate((element) => {
      element.textContent = '4 People';
    });
  // More than two comparisons, after which the light would turn red and move the button.
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await expect(page.getByLabel('Link to this situation')).toHaveValue(/balance=250\.5/);
  await page.clock.runFor(2_000);
  await expect(light(page)).toContainText('Red');
});

test('the situation survives a reload until the tester resets it', async ({ page, qa }) => {
  await qa.open(`${TUESDAY}&latency=5`);
  await form(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  const panel = await qa.panel('Community');
  await panel.getByLabel('hasMikvah').uncheck();
  await qa.panel('Clock');
  await panel.getByRole('button', { name: 'a minute after the cut-off' }).click();
  await page.reload();
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(summary(page).getByText('Mikvah')).toHaveCount(0);
  await qa.panel('Clock');
  await expect(page.getByLabel('Clock', { exact: true })).toContainText('2026-08-13 16:0');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(form(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
  await expect(summary(page).getByText('Mikvah')).toBeVisible();
  await qa.panel('Clock');
  await expect(page.getByLabel('Clock', { exact: true })).toContainText('2026-08-11 10:0');
  await expect(page.getByLabel('Link to this situation')).toHaveValue(/&latency=5&zone=/);
});

test('the copied link opens the same situation', async ({ page, qa, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await qa.open(TUESDAY, 'units-open');
  const panel = await qa.panel('Community');
  await panel.getByLabel('openOnThu').check();
  await qa.panel('Clock');
  await panel.getByRole('button', { name: 'a minute after the cut-off' }).click();
  await qa.panel('Member');
  await panel.getByLabel('Signed in').selectOption('gabbai');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText('The link is in the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/units-open?scenario=typical&now=2026-08-13T16:01:');
  // The page reads the community again within two seconds.
  await expect(page.getByText('Coming on Thursday').first()).toBeVisible();
  const rows = await table(page).innerText();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Coming on Thursday').first()).toBeVisible();
  await expect.poll(() => table(other).innerText()).toBe(rows);
});

test('the panel offers a file in place of a link that is too long for servers', async ({ page, qa }) => {
  await qa.open(TUESDAY);
  const panel = await qa.panel('Community');
  const settings = panel.getByLabel('Other settings (community)');
  await settings.fill(JSON.stringify({ notes: [{ _id: '1', content: 'x'.repeat(8_000) }] }));
  await settings.press('Enter');
  await expect(panel.getByText(/This link has 8\d+ characters/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save a file in place of the link' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^report-.*\.har$/);
});

test('the panel takes no focus until the tester opens it, and returns the focus', async ({ page, qa }) => {
  await qa.open(TUESDAY, 'about');
  const opener = page.getByRole('button', { name: 'Open the QA panel' });
  await expect(opener).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  expect(seen).not.toContain('qa-panel');

  const home = page.getByRole('link', { name: 'Home' });
  await home.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { name: 'QA panel' })).toBeFocused();
  for (const section of ['Scenario', 'Clock', 'Member', 'Community', 'Failures', 'Calls'])
    await qa.panel(section);
  expect(await violationsOn(page, {}, '#qa-panel')).toEqual([]);
  // Controls are large enough for a finger, and the Tab key visits them from top to bottom.
  const controls = await page.locator('#qa-panel').evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('.panel :is(button, input, select, textarea, summary, a)') ?? [])]
      .filter((control) => control.checkVisibility())
      .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, bottom, left, width, height }) => ({ top, bottom, left, size: Math.min(width, height) })),
  );
  expect(controls.length).toBeGreaterThan(40);
  expect(Math.min(...controls.map(({ size }) => size))).toBeGreaterThanOrEqual(44);
  const misplaced = controls
    .slice(1)
    .filter((next, index) => next.bottom <= (controls[index]?.top ?? 0) && next.top > 100);
  expect(misplaced).toEqual([]);

  // On a phone, the page's last link can be pressed while the panel is open. Escape closes the panel from the page, too.
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.locator('#root').getByRole('link').last();
  await last.focus();
  const box = await page.getByRole('complementary', { name: 'QA panel' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(422);
  await last.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(opener).toBeVisible();
  await expect(last).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 900 });

  await home.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { name: 'QA panel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toBeFocused();
  await opener.click();
  await page.getByRole('complementary', { name: 'QA panel' }).getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeVisible();
});
