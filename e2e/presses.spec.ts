import type { Locator, Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { insertOwnSignUp } from './support/ownSignUp';
import { forms, held, openForm, openLaterDialog, signUpCard, submit, submitButton } from './support/forms';
import { openLaterCalendar, openLaterSignUp, pressedForms } from './support/pressedForms';
import {
  finger,
  mouse,
  pressAll,
  pressBeside,
  type PressFilter,
  type Pointer,
  type PressResults,
} from './support/presses';
import { openAs } from './support/signInHelpers';

/** With PRESSES=all the spec makes every press and prints what came of them: see `PRESSES=all npm run e2e -- presses`. */
const isWhole = process.env['PRESSES'] === 'all';

test.use({
  startsAt: IN_SEASON,
  // In a run of an hour, a busy machine may answer a read too late.
  expectedConsole: isWhole ? /^The minyan records could not be loaded\./ : null,
});

type PointerName = 'mouse' | 'finger';

interface Look {
  width: number;
  height: number;
  text: string;
  pointer: PointerName;
  scheme: 'light' | 'dark';
}

/** Every pair of width, size of the text, pointer and colour scheme. */
const looks: Look[] = [
  { width: 390, height: 844, text: '100%', pointer: 'mouse', scheme: 'light' },
  { width: 1280, height: 900, text: '200%', pointer: 'finger', scheme: 'dark' },
  { width: 390, height: 844, text: '100%', pointer: 'finger', scheme: 'dark' },
  { width: 390, height: 844, text: '200%', pointer: 'mouse', scheme: 'dark' },
  { width: 390, height: 844, text: '200%', pointer: 'finger', scheme: 'light' },
  { width: 1280, height: 900, text: '100%', pointer: 'mouse', scheme: 'dark' },
  { width: 1280, height: 900, text: '100%', pointer: 'finger', scheme: 'light' },
  { width: 1280, height: 900, text: '200%', pointer: 'mouse', scheme: 'light' },
];

const lookAt = (index: number): Look => {
  const look = looks[index % looks.length];
  if (look === undefined) throw new Error('There are no looks.');
  return look;
};

const nameOf = ({ width, text, pointer, scheme }: Look) =>
  `by ${pointer} at ${width} px, ${scheme}, text at ${text}`;

async function setLook(page: Page, { width, height, text, scheme }: Look) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

async function pointersOf(page: Page): Promise<Record<PointerName, Pointer>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return { mouse: mouse(page), finger: finger(session) };
}

function expectNoneLost({ lost, moved }: PressResults, where: string) {
  expect.soft(lost, `lost at ${where}`).toEqual([]);
  expect.soft(moved, `moved at ${where}`).toEqual([]);
}

/** What closes by itself when something beside it is pressed. */
interface Popup {
  name: string;
  /** The home of a member without it. */
  path?: string;
  isVisitor?: boolean;
  widths: number[];
  /** What is shown while it is open. */
  shown: (page: Page) => Locator;
  /** Opens the dialog around it. */
  arrange?: (page: Page) => Promise<void>;
  openers: ((page: Page) => Promise<void>)[];
}

const inHeader = (page: Page) => page.getByRole('banner');
const openMenu = (name: string) => async (page: Page) => {
  const button = inHeader(page).getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click(held);
};

const calendar: Popup = {
  name: 'the calendar of later Shabbosim',
  widths: [390, 1280],
  arrange: async (page) => {
    await openLaterSignUp(page);
    await expect(submitButton(forms.laterSignUp, page)).toBeVisible();
  },
  shown: (page) => page.getByRole('dialog', { name: 'Saturdays to choose from' }),
  openers: [openLaterCalendar],
};

const popups: Popup[] = [
  {
    name: "the tooltip of the sign-up's cut-off",
    widths: [390, 1280],
    // The help of another card, pressed by finger, opens a tooltip too.
    shown: (page) => signUpCard(page).getByRole('tooltip'),
    openers: [
      async (page) => {
        const help = signUpCard(page).getByRole('button', { name: 'Help' });
        await help.blur();
        await help.focus();
      },
    ],
  },
  {
    name: "the menu 'Request'",
    widths: [1280],
    shown: (page) => inHeader(page).getByRole('link', { name: 'Dewinterize' }),
    openers: [openMenu('Request')],
  },
  {
    name: "a phone's menu with its menu 'Request'",
    widths: [390],
    shown: (page) => inHeader(page).getByRole('link', { name: 'Dewinterize' }),
    openers: [openMenu('Toggle navigation'), openMenu('Request')],
  },
  {
    name: "a visitor's menu 'Login'",
    path: '/login',
    isVisitor: true,
    widths: [1280],
    shown: (page) => inHeader(page).getByRole('link', { name: 'Homeowners Portal' }),
    openers: [openMenu('Login')],
  },
  {
    name: "a visitor's phone menu with its menu 'Login'",
    path: '/login',
    isVisitor: true,
    widths: [390],
    shown: (page) => inHeader(page).getByRole('link', { name: 'Homeowners Portal' }),
    openers: [openMenu('Toggle navigation'), openMenu('Login')],
  },
  calendar,
];

/** Presses every control beside an open popup. */
const pressBesidePopup = (page: Page, { shown, openers }: Popup, pointer: Pointer) =>
  pressBeside(page, pointer, async () => {
    if (await shown(page).isVisible()) return;
    for (const open of openers) await open(page);
    await expect(shown(page)).toBeVisible();
  });

// Rules: double-click, no-lost-press.
test('a double click presses no button that the first click has put at its place', async ({ page, app }) => {
  insertOwnSignUp(app.backend);
  await openAs('demo', page, app, '/');
  const button = (name: string) => signUpCard(page).getByRole('button', { name });
  await button('Edit').dblclick();
  await expect(button('Cancel')).toBeVisible();
  // A click made later presses the button.
  await button('Update').click(held);
  await expect(button('Edit')).toBeVisible();
  expect(app.calls('addToMinyan')).toHaveLength(1);

  // The dialog opens below the pointer, and a click beside a dialog closes it.
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(`${app.url}/units-open`);
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).dblclick();
  await expect(page.getByRole('button', { name: 'Hide future Shabbosim signups' })).toBeVisible();
});

test(
  'a press by mouse or finger activates the control beside a tooltip, calendar or menu, and after a field error',
  { tag: '@daily' },
  async ({ page, app }) => {
    await openAs('demo', page, app, '/');
    const pointers = await pointersOf(page);
    const pressOn = async (control: Locator, pointer: PointerName) => {
      const box = await control.boundingBox();
      if (box === null) throw new Error('The control is not visible.');
      await pointers[pointer]({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    const checkbox = (name: string) => signUpCard(page).getByRole('checkbox', { name });
    for (const pointer of ['mouse', 'finger'] as const) {
      await signUpCard(page).getByRole('button', { name: 'Help' }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await pressOn(checkbox('Guest'), pointer);
      await expect(checkbox('Guest')).toBeChecked({ checked: pointer === 'mouse' });
      await expect(page.getByRole('tooltip')).toBeHidden();

      // The error comes with the first submit, and follows the typing from then on.
      const error = signUpCard(page).getByText(/^Please enter a number/);
      await signUpCard(page).getByRole('spinbutton').fill('');
      await pressOn(checkbox('Anonymous'), pointer);
      await expect(checkbox('Anonymous')).toBeChecked({ checked: pointer === 'mouse' });
      await expect(error).toBeVisible({ visible: pointer === 'finger' });
      await submit(forms.signUp, page);
      await expect(error).toBeVisible();
      await signUpCard(page).getByRole('spinbutton').fill('1');
      await expect(error).toBeHidden();
    }

    const later = page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });
    for (const pointer of ['mouse', 'finger'] as const) {
      await openLaterDialog(page);
      await openLaterCalendar(page);
      await expect(calendar.shown(page)).toBeVisible();
      await pressOn(later.getByRole('button', { name: 'Close' }), pointer);
      await expect(later).toBeHidden();
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const leave = async (control: Locator, heading: string, pointer: PointerName) => {
      await inHeader(page).getByRole('button', { name: 'Toggle navigation' }).click(held);
      await inHeader(page).getByRole('button', { name: 'Request' }).click(held);
      await expect(inHeader(page).getByRole('link', { name: 'Dewinterize' })).toBeVisible();
      await pressOn(control, pointer);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    };
    await leave(inHeader(page).getByRole('link', { name: 'Account' }), 'Yaakov Rosenberg', 'finger');
    const logout = inHeader(page).getByRole('button', { name: 'Logout' });
    await leave(logout, 'Experience superior property care', 'mouse');
  },
);

/** Each text field emptied, then the last control of its form: the errors of all fields above would move it. */
const isWorst: PressFilter = ({ state, control }, { last }) => state === 'emptied' && control === last;

if (isWhole) {
  const print = ({ count, lost, moved }: PressResults) => {
    // oxlint-disable-next-line no-console -- the result of PRESSES=all npm run e2e -- presses
    console.log(`${count} presses: ${lost.length} lost, ${moved.length} moved`);
  };

  for (const form of pressedForms)
    for (const look of looks)
      test(`every press counts at ${form.name}, ${nameOf(look)}`, async ({ page, app }) => {
        await page.setViewportSize(look);
        await openForm(form, page, app);
        await setLook(page, look);
        const results = await pressAll(page, form, (await pointersOf(page))[look.pointer], () => true);
        expectNoneLost(results, form.name);
        print(results);
      });

  for (const popup of popups)
    for (const look of looks.filter(({ width }) => popup.widths.includes(width)))
      test(`every press counts beside ${popup.name}, ${nameOf(look)}`, async ({ page, app }) => {
        await page.setViewportSize(look);
        if (popup.isVisitor === true) await page.goto(app.url + (popup.path ?? '/'));
        else await openAs('demo', page, app, popup.path ?? '/');
        await setLook(page, look);
        await popup.arrange?.(page);
        const results = await pressBesidePopup(page, popup, (await pointersOf(page))[look.pointer]);
        expectNoneLost(results, popup.name);
        expect(results.count).toBeGreaterThan(3);
        print(results);
      });
} else
  test('every press counts at every form, whatever field was left empty', async ({ page, app }) => {
    const pointers = await pointersOf(page);
    let count = 0;
    for (const [index, form] of pressedForms.entries())
      await test.step(form.name, async () => {
        const look = lookAt(index);
        await openForm(form, page, app);
        await setLook(page, look);
        const results = await pressAll(page, form, pointers[look.pointer], isWorst);
        expectNoneLost(results, `${form.name}, ${nameOf(look)}`);
        count += results.count;
      });
    expect(count).toBeGreaterThan(20);
  });
