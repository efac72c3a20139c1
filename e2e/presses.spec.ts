import type { Locator, Page } from '@playwright/test';
import { toDay } from '../src/domain/day';
import { expect, IN_SEASON, test, type App } from './support/app';
import {
  finger,
  installPresses,
  mouse,
  pressAll,
  type Choice,
  type Hand,
  type Press,
  type Table,
} from './support/presses';
import { insertOwnSignUp } from './support/ownSignUp';
import { returnAfterOneMinute } from './support/revalidation';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON });

const signUp = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });

test('a double click presses no button that the first click has put at its place', async ({ page, app }) => {
  insertOwnSignUp(app.backend);
  await openAs('demo', page, app, '/');
  const button = (name: string) => signUp(page).getByRole('button', { name });
  await button('Edit').dblclick();
  await expect(button('Cancel')).toBeVisible();
  // A click made later presses the button.
  await button('Update').click();
  await expect(button('Edit')).toBeVisible();
  expect(app.calls('addToMinyan')).toHaveLength(1);

  // The dialog opens below the pointer, and a click beside a dialog closes it.
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(`${app.url}/units-open`);
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).dblclick();
  await expect(page.getByRole('button', { name: 'Hide future Shabbosim signups' })).toBeVisible();
});

for (const hand of ['mouse', 'finger'])
  test(`a press by ${hand} reaches its control beside an open menu or tooltip, and after an error`, async ({
    page,
    app,
  }) => {
    await openAs('demo', page, app, '/');
    const press = (await handsOf(page))[hand];
    const pressOn = async (control: Locator) => {
      const box = await control.boundingBox();
      if (box === null) throw new Error('The control is not visible.');
      await press?.({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    await signUp(page).getByRole('button', { name: 'Help' }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await pressOn(signUp(page).getByRole('checkbox', { name: 'Guest' }));
    await expect(signUp(page).getByRole('checkbox', { name: 'Guest' })).toBeChecked();
    await expect(page.getByRole('tooltip')).toBeHidden();

    // The press has its effect, too: the error that waits for its end does not undo it.
    await signUp(page).getByRole('spinbutton').fill('');
    await pressOn(signUp(page).getByRole('checkbox', { name: 'Anonymous' }));
    await expect(signUp(page).getByText(/^Please enter a number/)).toBeVisible();
    await expect(signUp(page).getByRole('checkbox', { name: 'Anonymous' })).toBeChecked();

    await page.setViewportSize({ width: 390, height: 800 });
    const header = page.getByRole('banner');
    for (const [role, name] of [
      ['link', 'Account'],
      ['button', 'Logout'],
    ] as const) {
      await header.getByRole('button', { name: 'Toggle navigation' }).click();
      await header.getByRole('button', { name: 'Request' }).click();
      await expect(header.getByRole('link', { name: 'Dewinterize' })).toBeVisible();
      await pressOn(header.getByRole(role, { name }));
      const heading = name === 'Account' ? 'Yaakov Rosenberg' : 'Experience superior property care';
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

const first: Press['form'] = { selector: 'main form', index: 0 };
const inDialog: Press['form'] = { selector: '[role="dialog"] form', index: 0 };

interface PressedForm {
  name: string;
  path: string;
  member?: string;
  /** Without it, the first form of the page. */
  forms?: Press['form'][];
  arrange?: (app: App) => void;
  /** Brings up the form. */
  open?: (page: Page, app: App) => Promise<void>;
  /** For a form that a 'reset' event does not make as it was. */
  reopen?: (page: Page) => Promise<void>;
}

/** Closes the edit and opens it again. These clicks are no presses, so the page does not count them. */
const editAgain = (group: (page: Page) => Locator) => async (page: Page) => {
  for (const name of ['Cancel', 'Edit'])
    await group(page).getByRole('button', { name }).dispatchEvent('click');
};

async function leaveAndReturn(page: Page) {
  for (const path of ['/policies', '/']) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const heading = path === '/' ? /^Welcome/ : 'Policies';
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(signUp(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
}

const forms: PressedForm[] = [
  { name: 'the login', path: '/login' },
  { name: 'a forgotten password', path: '/forgot' },
  { name: 'a new password', path: '/reset/reset-valid' },
  { name: 'an invitation', path: '/join/join-valid' },
  { name: 'a new sign-up', path: '/', member: 'demo', reopen: leaveAndReturn },
  {
    name: 'a sign-up that is edited',
    path: '/',
    member: 'demo',
    arrange: ({ backend }) => insertOwnSignUp(backend),
    open: (page) => signUp(page).getByRole('button', { name: 'Edit' }).click(),
    reopen: editAgain(signUp),
  },
  {
    name: 'a later sign-up that is edited',
    path: '/',
    member: 'demo',
    forms: [inDialog],
    arrange: ({ backend }) => insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
      await page.getByRole('combobox', { name: 'Select a date' }).press('Enter');
      await page.getByRole('button', { name: /October 31st, 2026/ }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    },
    reopen: editAgain((page) => page.getByRole('dialog')),
  },
  {
    name: 'the account',
    path: '/account',
    member: 'demo',
    forms: [0, 1, 2].map((index) => ({ ...first, index })),
  },
  { name: 'a winterization', path: '/winterize', member: 'demo' },
  { name: 'a de-winterization', path: '/dewinterize', member: 'demo' },
  { name: 'the bypass code', path: '/winterize', member: 'balance', forms: [inDialog] },
  {
    name: 'the login after the session has ended',
    path: '/account',
    member: 'demo',
    forms: [inDialog],
    open: async (page, { backend }) => {
      await page.getByLabel('First name').fill('Yankel');
      backend.endSessions();
      await returnAfterOneMinute(page);
      await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    },
  },
];

async function openForm(
  { path, member, forms: places = [first], arrange, open }: PressedForm,
  page: Page,
  app: App,
) {
  arrange?.(app);
  if (member === undefined) await page.goto(app.url + path);
  else await openAs(member, page, app, path);
  await open?.(page, app);
  for (const { selector, index } of places) await expect(page.locator(selector).nth(index)).toBeVisible();
  await page.evaluate(installPresses);
}

async function handsOf(page: Page): Promise<Record<string, Hand>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return { mouse: mouse(page), finger: finger(session) };
}

/** Makes the chosen presses at the open form, and expects that none is lost. */
async function pressEach(
  { name, forms: places = [first], reopen }: PressedForm,
  page: Page,
  by: Hand,
  isChosen: Choice,
) {
  const tables: Table[] = [];
  for (const place of places)
    tables.push(await pressAll(page, place, { hand: by, reopen: async () => reopen?.(page), isChosen }));
  expect
    .soft(
      tables.flatMap(({ lost }) => lost),
      `lost at ${name}`,
    )
    .toEqual([]);
  expect
    .soft(
      tables.flatMap(({ moved }) => moved),
      `moved at ${name}`,
    )
    .toEqual([]);
  return tables;
}

/** With PRESSES=all the spec makes every press, at three sizes, and prints what came of them: see `npm run presses`. */
const isWhole = process.env['PRESSES'] === 'all';

// So tall that nothing has to be scrolled to.
const sizes = [
  { width: 390, height: 5200, text: '100%', hands: ['mouse', 'finger'] },
  { width: 1280, height: 3600, text: '100%', hands: ['mouse'] },
  { width: 390, height: 9000, text: '200%', hands: ['mouse', 'finger'] },
];

/** Each text field emptied, then the last control of its form: the errors of all fields above would move it. */
const isWorst: Choice = ({ state, control }, { last }) => state === 'emptied' && control === last;

if (isWhole)
  for (const form of forms)
    for (const { width, height, text, hands } of sizes)
      test(`every press counts at ${form.name}, at ${width} px with text at ${text}`, async ({
        page,
        app,
      }) => {
        await page.setViewportSize({ width, height });
        await openForm(form, page, app);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        for (const [name, hand] of Object.entries(await handsOf(page))) {
          if (!hands.includes(name)) continue;
          const tables = await pressEach(form, page, hand, () => true);
          const sum = (of: (table: Table) => number) => tables.reduce((total, table) => total + of(table), 0);
          const lost = sum((table) => table.lost.length);
          const moved = sum((table) => table.moved.length);
          // oxlint-disable-next-line no-console -- the result of npm run presses
          console.log(`${sum(({ count }) => count)} presses by ${name}: ${lost} lost, ${moved} moved`);
        }
      });
else
  test('every press counts at every form, whatever field was left empty', async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 5200 });
    const hands = Object.values(await handsOf(page));
    let count = 0;
    for (const [index, form] of forms.entries())
      await test.step(form.name, async () => {
        await openForm(form, page, app);
        // The mouse at one form, the finger at the next.
        const hand = hands[index % hands.length];
        const tables = await pressEach(form, page, hand ?? mouse(page), isWorst);
        for (const table of tables) count += table.count;
      });
    expect(count).toBeGreaterThan(20);
  });
