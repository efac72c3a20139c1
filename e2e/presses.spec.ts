import { toDay } from '@/domain/day';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, IN_SEASON, type Site, test } from './support/app';
import {
  fillIn,
  type Form,
  formElement,
  forms,
  heading,
  humanPress,
  laterDialog,
  openForm,
  openLaterDialog,
  signUpCard,
  submit,
  submitButton,
} from './support/forms';
import { insertOwnSignUp } from './support/ownSignUp';
import { navigateTo, returnAfterOneMinute } from './support/pageActions';
import { openAs } from './support/signInHelpers';
import { twoFrames } from './support/waitForReads';
import { states, watchPresses } from './support/watchPresses';

/** `PRESSES=all npm run e2e -- presses` makes every press at every form, which takes an hour. */
const isWhole = process.env['PRESSES'] === 'all';

test.use({
  startsAt: IN_SEASON,
  // In a run of an hour on a busy machine, an answer may arrive too late.
  expectedConsole: isWhole ? /^The minyan records could not be loaded\./ : null,
});

const openLaterCalendar = (page: Page): Promise<void> =>
  page.getByRole('combobox', { name: 'Select a date' }).press('Enter');

async function openLaterSignUp(page: Page): Promise<void> {
  await openLaterDialog(page);
  await openLaterCalendar(page);
  await page.getByRole('button', { name: /October 31st, 2026/ }).press('Enter');
}

async function leaveAndReturn(page: Page) {
  await navigateTo(page, '/policies');
  await expect(heading('Policies')(page)).toBeVisible();
  await navigateTo(page, '/');
  await expect(submitButton(forms.signUp, page)).toBeVisible();
}

/** Two sign-ups of the member. The first has a part, so that its form has the field for the part. */
const signUpTwice = ({ backend }: Site) => {
  insertOwnSignUp(backend, { part: '1-4' });
  insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') });
};

interface PressedForm extends Form {
  /** The label of a choice that reveals more fields. */
  choice?: string;
  /** Restores a form that a `reset` event does not restore. */
  reopen?: (page: Page) => Promise<void>;
}

const { laterSignUp, signUp, winterization, ...others } = forms;

/** The form of a sign-up that is being edited. `reopen` sends click events without a pointer, which do not count as presses. */
const edited = (form: typeof signUp | typeof laterSignUp) => ({
  ...form,
  arrange: signUpTwice,
  button: 'Update',
  reopen: async (page: Page) => {
    for (const name of ['Cancel', 'Edit'])
      await form.part(page).getByRole('button', { name }).dispatchEvent('click');
  },
});

const pressedForms: PressedForm[] = [
  ...Object.values(others),
  { ...signUp, reopen: leaveAndReturn },
  { ...winterization, choice: 'Yes' },
  {
    ...forms.login,
    name: 'the login after the session has ended',
    path: '/account',
    member: 'demo',
    open: async (page, app) => {
      await fillIn(forms.accountInfo, page);
      app.backend.endSessions();
      await returnAfterOneMinute(page);
    },
    part: (page) => page.getByRole('dialog', { name: 'Please sign in again' }),
  },
  // `done` of a sign-up is its button 'Edit'.
  { ...edited(signUp), name: 'a sign-up that is edited', open: (page) => signUp.done(page).click() },
  // The form of a new later sign-up has no entry, because it has the same fields as this one.
  {
    ...edited(laterSignUp),
    name: 'a later sign-up that is edited',
    open: async (page) => {
      await openLaterSignUp(page);
      await laterSignUp.done(page).click();
    },
  },
];

/** Presses at a point, with a mouse or with a finger. */
type Pointer = (point: { x: number; y: number }) => Promise<void>;

const mouse =
  (page: Page): Pointer =>
  ({ x, y }) =>
    page.mouse.click(x, y, humanPress);

function finger(session: CDPSession): Pointer {
  return async ({ x, y }) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wait(humanPress.delay);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/**
 * Puts each field of an open form into each state, and leaves the field by pressing each control near the form. Unless `isWhole`,
 * makes only the presses most likely to fail: empties a text field, then presses the last control of the form, because the errors
 * of all fields above could move this control. Returns the number of presses, and those whose control was not clicked or had moved.
 */
async function pressAll(page: Page, { reopen, choice, ...form }: PressedForm, pointer: Pointer) {
  const element = formElement(form, page);
  await element.waitFor();
  const failed: string[] = [];
  let count = 0;
  const watcher = await page.evaluateHandle(watchPresses);
  const counts = await element.evaluate((shown, given) => given.watcher.count(shown, given.choice), {
    watcher,
    choice,
  });
  for (const [field, stateCount] of counts.states.entries())
    for (const state of states.slice(0, stateCount))
      for (let control = 0; control < counts.controls; control += 1) {
        if (!isWhole && (state !== 'emptied' || control !== counts.last)) continue;
        await reopen?.(page);
        const point = await element.evaluate((shown, given) => given.watcher.prepare(shown, given.press), {
          watcher,
          press: { field, state, control, choice },
        });
        if (point === null) continue;
        await pointer(point);
        const outcome = await page.waitForFunction((watched) => watched.outcome(), watcher);
        count += 1;
        if ((await outcome.jsonValue()) !== 'clicked')
          failed.push(`${point.name}: ${await outcome.jsonValue()}`);
      }
  return { count, failed };
}

type PointerName = 'mouse' | 'finger';

interface Look {
  width: number;
  height: number;
  text: string;
  pointer: PointerName;
  scheme: 'light' | 'dark';
}

/** Each value of width, text size, pointer and scheme meets each value of the others in some look. Each form gets one look. */
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

const inHeader = (page: Page) => page.getByRole('banner');

test('a double click presses no button that its first click put under the pointer', async ({ page, app }) => {
  insertOwnSignUp(app.backend);
  await openAs('demo', page, app, '/');
  const button = (name: string) => signUpCard(page).getByRole('button', { name });
  await button('Edit').dblclick();
  await expect(button('Cancel')).toBeVisible();
  // A click made later presses the button.
  await button('Update').click(humanPress);
  await expect(button('Edit')).toBeVisible();
  expect(app.calls('addToMinyan')).toHaveLength(1);

  // The second click may hit the backdrop of the dialog, where a click closes the dialog.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).dblclick();
  await page.evaluate(twoFrames);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(`${app.url}/units-open`);
  await page.getByRole('button', { name: 'Show future Shabbosim signups' }).dblclick();
  await expect(page.getByRole('button', { name: 'Hide future Shabbosim signups' })).toBeVisible();
});

test(
  'a press by mouse or finger activates the control beside an open tooltip, calendar or menu, or an emptied field',
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
    // The press by mouse ticks a checkbox, and the press by finger unticks it again.
    for (const pointer of ['mouse', 'finger'] as const) {
      await signUpCard(page).getByRole('button', { name: 'Help' }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await pressOn(checkbox('Guest'), pointer);
      await expect(checkbox('Guest')).toBeChecked({ checked: pointer === 'mouse' });
      await expect(page.getByRole('tooltip')).toBeHidden();

      // The error first shows on a submit. From then on, each input updates it.
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

    for (const pointer of ['mouse', 'finger'] as const) {
      await openLaterDialog(page);
      await openLaterCalendar(page);
      await expect(page.getByRole('dialog', { name: 'Saturdays to choose from' })).toBeVisible();
      await pressOn(laterDialog(page).getByRole('button', { name: 'Close' }), pointer);
      await expect(laterDialog(page)).toBeHidden();
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const leave = async (control: Locator, nextHeading: string, pointer: PointerName) => {
      await inHeader(page).getByRole('button', { name: 'Toggle navigation' }).click(humanPress);
      await inHeader(page).getByRole('button', { name: 'Request' }).click(humanPress);
      await expect(inHeader(page).getByRole('link', { name: 'Dewinterize' })).toBeVisible();
      await pressOn(control, pointer);
      await expect(page.getByRole('heading', { level: 1, name: nextHeading })).toBeVisible();
    };
    await leave(inHeader(page).getByRole('link', { name: 'Account' }), 'Yaakov Rosenberg', 'finger');
    const logout = inHeader(page).getByRole('button', { name: 'Logout' });
    await leave(logout, 'Experience superior property care', 'mouse');
  },
);

test('no press is lost at any form, whatever field was left empty', async ({ page, app }) => {
  if (isWhole) test.setTimeout(0);
  const pointers = await pointersOf(page);
  let count = 0;
  for (const [index, form] of pressedForms.entries()) {
    const look = looks[index % looks.length];
    if (look === undefined) throw new Error('There are no looks.');
    const { width, text, pointer, scheme } = look;
    await test.step(`${form.name}, by ${pointer} at ${width} px, ${scheme}, text at ${text}`, async () => {
      await openForm(form, page, app);
      await setLook(page, look);
      const results = await pressAll(page, form, pointers[pointer]);
      expect.soft(results.failed, form.name).toEqual([]);
      count += results.count;
    });
  }
  expect(count).toBeGreaterThan(20);
});
