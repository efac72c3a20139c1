import type { Locator, Page } from '@playwright/test';
import { calls } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, POLICY_NOTES, test } from './support/app';
import { violationsOn } from './support/axe';
import { fillIn, type Form, forms, openForm, submit } from './support/forms';
import { waitForScreen } from './support/pageActions';
import { namesOutsideCards, overhang } from './support/pageMeasures';
import { signInByCookie } from './support/signInHelpers';
import { waitForReads } from './support/waitForReads';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: new RegExp(`status of 400|${POLICY_NOTES.source}`),
  startsAt: IN_SEASON,
});

const repeat = (text: string, times: number) => text.repeat(times);
const table = (columns: number) => `<table><tr>${repeat('<td>Saturday</td>', columns)}</tr></table>`;

/** Texts that are wider than a phone. */
const wide = {
  'a long line': `<p>Pool</p><pre>${repeat('0123456789', 40)}</pre>`,
  'nested lists': `${repeat('<ul><li>Pool', 60)}end`,
  'nested quotes': `${repeat('<blockquote>', 60)}<p>end</p>`,
  'a table': `<p>Hours of the pool</p>${table(20)}<p>Call the office</p>`,
  'a table in a Hebrew block': `<p>Pool</p><div>בריכה${table(20)}</div>`,
  'a table in a block from right to left': `<p>Pool</p><div dir="rtl">${table(20)}</div>`,
  'a long Hebrew line': `<p>Pool</p><pre>${repeat('בריכה', 80)}</pre>`,
  'a cell with a long word': `<table><tr><td>${repeat('W', 400)}</td></tr></table>`,
};

/** Texts that fit, because their words can break. */
const narrow = {
  'a long word': `<p>${repeat('W', 400)}</p>`,
  'a long link': `<p><a href="https://example.com/">https://example.com/${repeat('W', 400)}</a></p>`,
  'a long plain word': repeat('W', 400),
  'a long word between inline tags': `<b>${repeat('W', 400)}</b>`,
  'nested definitions': `${repeat('<dl><dt>Pool</dt><dd>', 60)}end`,
  'a short table': table(3),
};

/** Texts that have broken a screen, or could. A browser nests at most 512 elements, and moves some elements to another parent. */
const hostile = [
  repeat('<div>', 10_000),
  repeat('<div>', 3_999),
  repeat('<p><b><i><u>', 900),
  repeat('<table><tr><td>', 1_300),
  repeat('<svg><math>', 1_900),
  repeat('<template>', 3_000),
  '<html><frameset cols="20%,80%"><frame src="a.html"></frameset></html>',
  '<p><frameset>',
  '<p>Pool</p><plaintext>',
  '<base href="https://evil.example/"><p id="root" style="position:fixed;inset:0">Pool</p>',
  '<form id="body"><input name="attributes"><input name="childNodes"></form><p>Pool</p>',
  '<p>Pool<img width="99999" height="99999" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></p>',
];

/** Shows each text as a policy and as a note. */
function publish(app: App, texts: readonly string[]) {
  const policies = texts.map((content, index) => ({ _id: `${index}`, title: `Policy ${index}`, content }));
  const notes = texts.map((content, index) => ({ _id: `${index}`, content }));
  app.backend.db.colonies.update(() => true, { policies, notes });
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForScreen(page);
  await waitForReads(page);
  await expect(page.locator('.rich-text[aria-busy]')).toHaveCount(0);
}

/** How many pixels of the content lie before the edge of the box at which its text begins. Scrolling could not reach them. */
const lostWidth = (box: Locator) =>
  box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isLtr = getComputedStyle(element).direction === 'ltr';
    const parts = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    return Math.max(...parts.map((part) => (isLtr ? left - part.left : part.right - right)));
  });

for (const path of ['/', '/policies'])
  test(`a wide text scrolls inside its card on ${path} (rule: wide-texts)`, async ({ page, app }) => {
    const texts = { ...narrow, ...wide };
    publish(app, Object.values(texts));
    await signInByCookie(page, app);
    await open(page, app.url + path);
    expect(await page.evaluate(overhang)).toBe(0);
    const boxes = page.locator('.rich-text');
    await expect(boxes).toHaveCount(Object.keys(texts).length);
    for (const [index, name] of Object.keys(texts).entries()) {
      const box = boxes.nth(index);
      const isWide = name in wide;
      await expect(box, name).toHaveAttribute(isWide ? 'aria-label' : 'dir', isWide ? 'Wide text' : 'auto');
      if (!isWide) {
        expect(await box.getAttribute('tabindex'), name).toBeNull();
        continue;
      }
      expect(await lostWidth(box), name).toBeLessThanOrEqual(0);
      await box.focus();
      const direction = await box.evaluate((element) => getComputedStyle(element).direction);
      await page.keyboard.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft), name).not.toBe(0);
    }
    expect(await violationsOn(page)).toEqual([]);
  });

test('no text of the office breaks a screen (rule: rich-text-limits)', async ({ page, app }) => {
  // A note without any text would be left out, so each gets a word.
  const texts = hostile.map((text) => `${text}Pool`);
  publish(app, texts);
  await signInByCookie(page, app);
  for (const path of ['/', '/policies']) {
    await open(page, app.url + path);
    await expect(page.locator('.rich-text')).toHaveCount(texts.length);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(
      await page.locator('.rich-text :is([id], [style], form, input, svg, math, template, img)').count(),
    ).toBe(0);
    expect(await page.evaluate(overhang)).toBe(0);
  }
});

test('a list keeps its letters and numbers, and struck-out words stay struck out (rule: rich-text)', async ({
  page,
  app,
}) => {
  publish(app, ['<ol type="a"><li>Pool</li></ol><ol><li type="I">Men</li></ol><strike>Closed</strike>']);
  await signInByCookie(page, app);
  await open(page, `${app.url}/policies`);
  const item = page.getByRole('listitem').filter({ hasText: /^(?:Pool|Men)$/ });
  await expect(item.first()).toHaveCSS('list-style-type', 'lower-alpha');
  await expect(item.last()).toHaveCSS('list-style-type', 'upper-roman');
  await expect(page.getByText('Closed')).toHaveCSS('text-decoration-line', 'line-through');
});

test('an error text of the backend without a place to break stays inside the page at each form (rule: whole-words)', async ({
  page,
  app,
}) => {
  const error = repeat('W', 400);
  for (const form of Object.values<Form>(forms))
    await test.step(form.name, async () => {
      const path = `**${calls[form.call].path}`;
      await page.route(path, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { error } })
          : route.continue(),
      );
      await page.context().clearCookies();
      await openForm(form, page, app);
      await fillIn(form, page);
      await submit(form, page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const box = await page.getByText(error).boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0), `${width} px`).toBeLessThan(width);
        expect(await page.evaluate(overhang), `${width} px`).toBe(0);
      }
      await page.unroute(path);
    });
});

const long = repeat('W', 200);
const men = Number.MAX_SAFE_INTEGER;
const holidays = ['Rosh Hashana', 'Yom Kippur', 'Sukkos', 'Purim'].map((name, index) => ({
  name,
  date: `2026-11-${index + 10}`,
}));

type Json = Record<string, unknown>;

/** Changes to the answers of the backend, keyed by test title. */
const changedAnswers: Record<string, { user: Json; colony?: Json; minyan?: (ownId: string) => Json }> = {
  'a name without a place to break stays inside its card (rule: wide-texts)': {
    user: {
      first_name: long,
      last_name: long,
      unit: long,
      upcomingHolidays: holidays.map((day) => ({ ...day, displayName: long, emoji: long })),
    },
    colony: { name: long, email: `${long}@example.com` },
  },
  'no number, however long, makes a page wider than the window (rule: loose-wire-values)': {
    user: {
      balance: 1e300,
      unit: men * men,
      phone: men * men,
      first_name: men * men,
      last_name: men * men,
      upcomingHolidays: holidays,
    },
    minyan: (ownId) => {
      const row = { poeple_count: men, unit: men * men, user_name: men * men, baalKorah: true };
      const users = [
        { ...row, user_id: ownId },
        { ...row, user_id: men, reservedMussaf: true },
      ];
      return {
        upcomingShabbos: users,
        upcomingHolidays: holidays.map(({ name }) => ({ date_title: name, users })),
        futureShabbos: [{ date: '2026-11-07', users }],
      };
    },
  },
};

for (const [title, { user, colony = {}, minyan = () => ({}) }] of Object.entries(changedAnswers))
  test(title, async ({ page, app }) => {
    app.backend.db.members.update(() => true, { lastName: long, unit: long });
    const change = (path: string, changes: Json) =>
      page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
      });
    await change('**/api/user?*', user);
    await change('**/api/colony?*', colony);
    await change('**/api/minyan?*', minyan('member-1'));
    await signInByCookie(page, app);
    for (const path of ['/', '/units-open', '/policies', '/contact', '/account', '/winterize']) {
      await open(page, app.url + path);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${path} at ${width} px`;
        expect(await page.evaluate(overhang), where).toBe(0);
        expect(await page.evaluate(namesOutsideCards), where).toEqual([]);
      }
    }
  });
