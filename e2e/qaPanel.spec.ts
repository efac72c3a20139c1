import type { Locator, Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { expect, type QaApp, test } from './support/qaApp';

const TUESDAY = '?scenario=typical&now=2026-08-11T10:00';
const SHABBOS = 'שבת פרשת שופטים';

const summary = (page: Page) => page.getByRole('region', { name: `Summary of ${SHABBOS}`, exact: true });
const form = (page: Page) => page.getByRole('group', { name: SHABBOS, exact: true });
const table = (page: Page) => page.getByRole('table', { name: /^Upcoming Shabbos/ });
const light = (page: Page) => page.getByRole('status', { name: 'Reconciliation' });
const clock = (page: Page) => page.getByLabel('Clock', { exact: true });
const link = (page: Page) => page.getByLabel('Link to this situation');

/** Types a text into a field of the panel, and presses Enter to apply the text. */
async function enter(panel: Locator, label: string, text: string) {
  await panel.getByLabel(label).fill(text);
  await panel.getByLabel(label).press('Enter');
}

async function jump(page: Page, name: string) {
  await page.getByRole('group', { name: 'Move the clock to' }).getByRole('button', { name }).click();
}

async function signUp(page: Page) {
  await form(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
}

interface Context {
  page: Page;
  qa: QaApp;
  panel: Locator;
}

/** The title of a test, the section of the panel to open, the path to open, and what the tester does and sees. */
type Row = [name: string, section: string, path: string, run: (context: Context) => Promise<void>];

const rows: Row[] = [
  [
    "'Start' opens another scenario with a seed",
    'Scenario',
    '',
    async ({ page, qa, panel }) => {
      await panel.getByLabel('Scenario', { exact: true }).selectOption('maftir-own');
      await panel.getByLabel('Seed of the names').fill('3');
      await panel.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByText('Reserved by Yaakov Rosenberg').first()).toBeVisible();
      await qa.panel();
      await expect(link(page)).toHaveValue(/scenario=maftir-own&.*&as=demo&seed=3/);
    },
  ],
  [
    'the clock moves to a typed time and to the times of a picked event',
    'Clock',
    '',
    async ({ page, panel }) => {
      await expect(panel.getByLabel('Times of').locator('option').first()).toHaveText(
        `${SHABBOS}, 2026-08-15`,
      );
      await jump(page, 'a minute before the cut-off');
      await expect(clock(page)).toContainText('2026-08-13 15:59:0');
      await panel.getByLabel('Set the clock to').fill('2026-09-08T10:00');
      await panel.getByRole('button', { name: 'Set now' }).click();
      await expect(clock(page)).toContainText('2026-09-08 10:00:0');
      await panel.getByLabel('Times of').selectOption('Rosh Hashana, 2nd day, 2026-09-13');
      await jump(page, 'candle lighting');
      await expect(clock(page)).toContainText('2026-09-12 20:28:0');
    },
  ],
  [
    'a jump shows hidden names and the next Shabbos without a reload',
    'Clock',
    'units-open',
    async ({ page }) => {
      const anonymous = table(page).getByRole('rowheader', { name: 'Anonymous' });
      await expect(anonymous).toHaveCount(1);
      await page.evaluate(() => document.body.setAttribute('data-marked', ''));
      await jump(page, '12 hours after the last sign-up');
      await expect(anonymous).toHaveCount(0);
      await jump(page, 'next week');
      await expect(table(page)).toHaveAccessibleName(/Saturday Aug 22nd, 2026/);
      await expect(light(page)).toContainText('Green');
      await expect(page.locator('body[data-marked]')).toHaveCount(1);
    },
  ],
  [
    'a jump also moves the clock of the backend, so the backend marks a late sign-up',
    'Clock',
    '',
    async ({ page }) => {
      await jump(page, 'a minute after the cut-off');
      await page.keyboard.press('Escape');
      await signUp(page);
      await page.getByRole('link', { name: 'Units open' }).click();
      const own = table(page).getByRole('row', { name: /Yaakov Rosenberg/ });
      await expect(own).toContainText('8/13/2026, Thu 4:01pm (After cut off time)');
    },
  ],
  [
    'the page follows when the panel signs in another member, sets a balance or ends the session',
    'Member',
    '',
    async ({ page, panel }) => {
      await panel.getByLabel('Signed in').selectOption('gabbai');
      await expect(page.getByRole('heading', { name: 'Welcome Zalman Weiss' })).toBeVisible();
      await panel.getByLabel('Balance in dollars').fill('250.5');
      await panel.getByRole('button', { name: 'Set balance' }).click();
      await expect(page.getByRole('dialog')).toContainText('$250.50');
      await panel.getByLabel('Signed in').selectOption('Nobody');
      await expect(
        page.getByRole('heading', { name: 'Login to Minyan tracker & winterization' }),
      ).toBeVisible();
      await panel.getByLabel('Signed in').selectOption('cottage');
      await expect(page.getByText('Hidden Spruce Cottages', { exact: true })).toBeVisible();
    },
  ],
  [
    'the panel keeps the focus over an open dialog of the page',
    'Scenario',
    '',
    async ({ page, panel }) => {
      await page.getByRole('button', { name: 'Sign up for later Shabbos' }).dispatchEvent('click');
      await expect(page.getByRole('dialog')).toBeVisible();
      const seed = panel.getByLabel('Seed of the names');
      await seed.fill('12');
      await expect(seed).toBeFocused();
      await expect(seed).toHaveValue('12');
    },
  ],
  [
    'the page follows a change of the community, and the panel names a setting with a wrong value',
    'Community',
    '',
    async ({ page, panel }) => {
      const settings = 'Other settings (community)';
      const request = page.getByRole('button', { name: 'Request' });
      await expect(request).toBeVisible();
      await panel.getByLabel('blockWinterize').check();
      await expect(request).toHaveCount(0);
      await panel.getByLabel('hasMikvah').uncheck();
      await expect(summary(page).getByText('Mikvah')).toHaveCount(0);
      await enter(panel, settings, '{"maftirMussafOption":false}');
      await expect(summary(page).getByText('Maftir & Mussaf')).toHaveCount(0);
      await enter(panel, settings, '{"shulOpenAt":["soon"]}');
      await expect(panel.getByText("'shulOpenAt' cannot be")).toBeVisible();
    },
  ],
  [
    'the panel delays a call and lets it fail, until the tester clears both fields',
    'Failures',
    '',
    async ({ page, qa, panel }) => {
      await enter(panel, 'Failures (fail)', 'addToMinyan:500');
      await enter(panel, 'Latency in milliseconds', '10000');
      await qa.panel('Calls');
      const button = form(page).getByRole('button', { name: 'Sign up' });
      await button.dispatchEvent('click');
      const call = panel.getByRole('list', { name: 'Calls' }).getByText(/POST \/api\/minyan\/add/);
      await expect(call).toContainText('no answer yet');
      await expect(call).toContainText('500 failure: 500');
      await expect(form(page).getByText('The office computer is having trouble.')).toBeVisible();
      await enter(panel, 'Failures (fail)', '');
      await enter(panel, 'Latency in milliseconds', '0');
      await button.dispatchEvent('click');
      await expect(form(page).getByRole('button', { name: 'Edit' })).toBeAttached();
    },
  ],
  [
    'the log shows the bodies of each call and checks them against the contract',
    'Calls',
    '',
    async ({ page, panel }) => {
      const calls = panel.getByRole('list', { name: 'Calls' });
      const entry = async (path: string, ...texts: string[]) => {
        const item = calls.getByRole('listitem').filter({ hasText: `POST ${path}` });
        await item.locator('summary').click();
        for (const text of texts) await expect(item).toContainText(text);
      };
      await form(page).getByRole('button', { name: 'Sign up' }).dispatchEvent('click');
      await entry('/api/minyan/add', '200 by the contract', '"poeple_count": 1', '"success": true');
      await page.evaluate(() => fetch('/api/user/update', { method: 'POST', body: '{"email":7}' }));
      const problem = 'request: POST /api/user/update/email must be string';
      await entry('/api/user/update', '400 against the contract', problem);
      await page.getByRole('button', { name: 'Clear the log' }).click();
      await expect(calls.getByRole('listitem')).toHaveCount(0);
    },
  ],
  [
    'the light is green if the page agrees with the backend, red with the difference if not, and grey without records',
    'Failures',
    '',
    async ({ page, qa, panel }) => {
      await expect(light(page)).toContainText('Green');
      // The page counts the saved sign-up although it cannot read the records again.
      await enter(panel, 'Failures (fail)', 'getMinyan:500');
      await form(page).getByRole('button', { name: 'Sign up' }).dispatchEvent('click');
      const count = summary(page).getByText('15', { exact: true });
      await expect(count).toBeVisible();
      await expect(light(page)).toContainText('Green');
      await count.evaluate((element) => {
        element.textContent = '14';
      });
      const difference = `Summary of ${SHABBOS}: it shows 14 coming, the backend has 15 coming.`;
      await expect(light(page)).toContainText(difference);
      await expect(light(page)).toContainText('Red');
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await qa.panel();
      await expect(light(page)).toContainText('Grey');
    },
  ],
  [
    'a reload keeps the situation, and Reset restores the initial one',
    'Community',
    '',
    async ({ page, qa, panel }) => {
      await form(page).getByRole('button', { name: 'Sign up' }).dispatchEvent('click');
      await panel.getByLabel('hasMikvah').uncheck();
      await qa.panel('Failures');
      await enter(panel, 'Latency in milliseconds', '5');
      await qa.panel('Clock');
      await jump(page, 'a minute after the cut-off');
      await page.reload();
      await expect(form(page).getByRole('button', { name: 'Edit' })).toBeVisible();
      await expect(summary(page).getByText('Mikvah')).toHaveCount(0);
      await qa.panel('Clock');
      await expect(clock(page)).toContainText('2026-08-13 16:0');
      await expect(link(page)).toHaveValue(/&latency=5&/);
      await panel.getByRole('button', { name: 'Reset' }).click();
      await expect(form(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
      await expect(summary(page).getByText('Mikvah')).toBeVisible();
      await qa.panel('Clock');
      await expect(clock(page)).toContainText('2026-08-11 10:0');
    },
  ],
  [
    'the copied link opens the same situation in another tab',
    'Community',
    'units-open',
    async ({ page, qa, panel }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await panel.getByLabel('openOnThu').check();
      await qa.panel('Clock');
      await jump(page, 'a minute after the cut-off');
      await qa.panel('Member');
      await panel.getByLabel('Signed in').selectOption('gabbai');
      await panel.getByRole('button', { name: 'Copy link' }).click();
      await expect(panel.getByText('The link is in the clipboard.')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('/units-open?scenario=typical&now=2026-08-13T16:01:');
      // The page reads the community again within two seconds.
      await expect(page.getByText('Coming on Thursday').first()).toBeVisible();
      const expected = await table(page).innerText();
      const other = await page.context().newPage();
      await other.goto(copied);
      await expect(other.getByText('Coming on Thursday').first()).toBeVisible();
      await expect.poll(() => table(other).innerText()).toBe(expected);
    },
  ],
  [
    'the panel offers a file when the link is too long for servers',
    'Community',
    '',
    async ({ page, panel }) => {
      const notes = [{ _id: '1', content: 'x'.repeat(8_000) }];
      await enter(panel, 'Other settings (community)', JSON.stringify({ notes }));
      await expect(panel.getByText(/This link has 8\d+ characters/)).toBeVisible();
      const downloading = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Save a file in place of the link' }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^report-.*\.har$/);
    },
  ],
];

for (const [name, section, path, run] of rows)
  test(name, async ({ page, qa }) => {
    await qa.open(TUESDAY, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await run({ page, qa, panel: await qa.panel(section) });
  });

test('a press on a button of the panel works even if the page changes during the press', async ({
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
  // Two seconds are enough for two comparisons. During a press the panel makes none, because a red light would move the button.
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await expect(page.getByLabel('Link to this situation')).toHaveValue(/balance=250\.5/);
  await page.clock.runFor(2_000);
  await expect(light(page)).toContainText('Red');
});

test('the panel gets the focus only when the tester opens it, and returns the focus when it closes', async ({
  page,
  qa,
}) => {
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
  // The panel has been scrolled, so its sticky head may cover a control near the top of the window. Such a control does not count.
  const misplaced = controls
    .slice(1)
    .filter((next, index) => next.bottom <= (controls[index]?.top ?? 0) && next.top > 100);
  expect(misplaced).toEqual([]);

  // On a phone, the page's last link can be pressed while the panel is open. Escape closes the panel from the page, too.
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.locator('#root').getByRole('link').last();
  await last.focus();
  const box = await page.getByRole('complementary', { name: 'QA panel' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(844 / 2);
  await last.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(opener).toBeVisible();
  await expect(last).toBeFocused();
  await opener.click();
  await page.getByRole('complementary', { name: 'QA panel' }).getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeVisible();
});
