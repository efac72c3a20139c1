import { toDay } from '@/domain/day';
import type { CDPSession, JSHandle, Locator, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, IN_SEASON, type Site, test } from './support/app';
import {
  elementOf,
  fillIn,
  type Form,
  forms,
  heading,
  held,
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

/** With PRESSES=all the spec makes every press and prints what came of them: see `PRESSES=all npm run e2e -- presses`. */
const isWhole = process.env['PRESSES'] === 'all';

test.use({
  startsAt: IN_SEASON,
  // In a run of an hour, a busy machine may answer a read too late.
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

/** With a part, which has a field of its own. */
const signUpTwice = ({ backend }: Site) => {
  insertOwnSignUp(backend, { part: '1-4' });
  insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') });
};

const { laterSignUp, signUp, winterization, bypassCode, ...others } = forms;

/** A sign-up that is edited. It is reopened by clicks that are no presses, so the page does not count them. */
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
  { ...edited(signUp), name: 'a sign-up that is edited', open: (page) => signUp.done(page).click() },
  {
    ...edited(laterSignUp),
    name: 'a later sign-up that is edited',
    open: async (page) => {
      await openLaterSignUp(page);
      await laterSignUp.done(page).click();
    },
  },
  bypassCode,
];

interface PressedForm extends Form {
  /** The label of a choice that brings up more fields, the last of this name. It is made after each reset. */
  choice?: string;
  /** Restores a form that a `reset` event does not restore. */
  reopen?: (page: Page) => Promise<void>;
}

/** What is done to a field before a control is pressed. */
const states = ['as it was', 'emptied', 'nonsense'] as const;

interface Press {
  field: number;
  state: (typeof states)[number];
  control: number;
  /** The label of a choice that brings up more fields, the last of this name. It is made after each reset. */
  choice: string | undefined;
}

/** Runs in the page. Finds the fields and the controls, and records the clicks of presses, which then have no effect. */
function watchPresses() {
  const nonsense: Record<string, string> = { date: '1900-01-01', number: '-1', tel: 'abc', email: 'x' };
  let pressed: Element | null = null;
  let top = 0;
  let isMoved = false;
  /** 'moved': the control was clicked, but had moved since the pointer went down. */
  let outcome: 'clicked' | 'moved' | 'lost' | null = null;
  let timer = 0;

  const isEnabled = (element: Element) => !element.matches(':disabled');
  const within = (parent: ParentNode, selector: string) =>
    [...parent.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  };
  const fieldsOf = (form: Element) => within(form, 'input, select, textarea').filter(isEnabled);
  // The press of a select opens a list outside the page, which swallows the click.
  const selector = 'a[href], button, input, textarea';
  const controlsOfPage = () => within(document.querySelector('.modal') ?? document, selector);
  /** The controls of the form's dialog, or of its panel, the next ones, and those of header and footer. */
  const controlsNear = (form: Element) => {
    const dialog = form.closest('[role="dialog"]');
    if (dialog) return within(dialog, selector);
    const main = within(document.querySelector('main') ?? document, selector);
    const own = within(form.closest('section') ?? form, selector);
    const next = main.indexOf(own.at(-1) ?? form) + 1;
    const header = within(document, 'header a, header button, footer a, footer button');
    return [...own, ...main.slice(next, next + 3), ...header];
  };
  const fill = (field: Element, value: string) => {
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const resetForms = () => {
    // The form below a dialog keeps its input.
    const dialog = document.querySelector('[role="dialog"]');
    for (const element of (dialog ?? document).querySelectorAll('form'))
      element.dispatchEvent(new Event('reset', { bubbles: true }));
  };
  /** Fields are validated in microtasks. */
  const isRendered = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const makeChoice = async (form: Element, choice: string | undefined) => {
    const field = fieldsOf(form).findLast((one) => nameOf(one) === choice);
    if (field instanceof HTMLElement) field.click();
    await isRendered();
  };
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
  const on = (name: string, listener: (event: Event) => void) =>
    window.addEventListener(name, (event) => event.isTrusted && listener(event), true);
  on('pointerdown', () => {
    top = topOf(pressed);
  });
  on('mouseup', () => {
    isMoved = topOf(pressed) !== top;
  });
  on('pointerup', () => {
    // Where the pointer is released over a disabled control, there is no click.
    timer = window.setTimeout(() => {
      outcome ??= 'lost';
    }, 400);
  });
  on('click', ({ target }) => {
    const isHit = target instanceof Node && (pressed?.contains(target) ?? false);
    const hit = isMoved ? 'moved' : 'clicked';
    outcome = isHit ? hit : 'lost';
  });
  // Below the listeners of the document, above those of React.
  document.body.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || pressed === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  /** Where to press a control, and the press in words, or null if the control is covered or disabled. */
  const placeOf = (target: Element, name: string) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, topOf(target) + height / 2];
    if (!isEnabled(target) || !target.contains(document.elementFromPoint(x, y))) return null;
    window.clearTimeout(timer);
    pressed = target;
    outcome = null;
    return { x, y, name: `${name}'${nameOf(target)}'` };
  };

  return {
    count: async (form: Element, choice: string | undefined) => {
      await makeChoice(form, choice);
      const controls = controlsNear(form);
      return {
        /** The number of states in which each field can be left. */
        states: fieldsOf(form).map((field) =>
          field.matches('select, [type="checkbox"], [type="radio"]') ? 1 : 3,
        ),
        /** The number of controls near the form. */
        controls: controls.length,
        /** The index of the last enabled one in the form itself. */
        last: controls.findLastIndex((control) => isEnabled(control) && form.contains(control)),
      };
    },
    /** Makes the forms untouched, then focuses and fills the field. Resolves with where to press, unless that is the field itself. */
    prepare: async (form: Element, { field: fieldIndex, state, control, choice }: Press) => {
      // The tooltip of a help button that was focused last closes here.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await isRendered();
      resetForms();
      await isRendered();
      await makeChoice(form, choice);
      const field = fieldsOf(form)[fieldIndex];
      const target = controlsNear(form)[control];
      if (!(field instanceof HTMLElement) || target === undefined || field === target) return null;
      field.focus();
      if (state === 'emptied') fill(field, '');
      if (state === 'nonsense') fill(field, nonsense[field.getAttribute('type') ?? ''] ?? '999');
      await isRendered();
      return placeOf(target, `'${nameOf(field)}' ${state}, then `);
    },
    /** The number of controls in the dialog, or else on the page. */
    countControls: () => controlsOfPage().length,
    aimAt: (control: number) => {
      const target = controlsOfPage()[control];
      return target === undefined ? null : placeOf(target, '');
    },
    outcome: () => {
      // Clicks that are no presses have their effect.
      if (outcome !== null) pressed = null;
      return outcome;
    },
  };
}

type Presses = ReturnType<typeof watchPresses>;

/** Presses at a place, with a mouse or with a finger. */
type Pointer = (place: { x: number; y: number }) => Promise<void>;

const mouse =
  (page: Page): Pointer =>
  ({ x, y }) =>
    page.mouse.click(x, y, held);

function finger(session: CDPSession): Pointer {
  return async ({ x, y }) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wait(held.delay);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

interface PressResults {
  count: number;
  lost: string[];
  moved: string[];
}

const noResults = (): PressResults => ({ count: 0, lost: [], moved: [] });

async function pressAt(
  page: Page,
  presses: JSHandle<Presses>,
  place: ReturnType<Presses['aimAt']>,
  pointer: Pointer,
  results: PressResults,
) {
  if (place === null) return;
  await pointer(place);
  const handle = await page.waitForFunction((watched) => watched.outcome(), presses);
  const outcome = await handle.jsonValue();
  results.count += 1;
  if (outcome === 'lost') results.lost.push(place.name);
  if (outcome === 'moved') results.moved.push(place.name);
}

/** Whether a press is made. */
type PressFilter = (press: Press, counts: Awaited<ReturnType<Presses['count']>>) => boolean;

/** Leaves the fields of an open form in every state by pressing the controls near it. */
async function pressAll(
  page: Page,
  form: PressedForm,
  pointer: Pointer,
  isChosen: PressFilter,
): Promise<PressResults> {
  const { reopen, choice } = form;
  const element = elementOf(form, page);
  await element.waitFor();
  const results = noResults();
  const presses = await page.evaluateHandle(watchPresses);
  const counts = await element.evaluate((at, given) => given.presses.count(at, given.choice), {
    presses,
    choice,
  });
  for (const [field, stateCount] of counts.states.entries())
    for (const state of states.slice(0, stateCount))
      for (let control = 0; control < counts.controls; control += 1) {
        const press: Press = { field, state, control, choice };
        if (!isChosen(press, counts)) continue;
        await reopen?.(page);
        const place = await element.evaluate((at, given) => given.presses.prepare(at, given.press), {
          presses,
          press,
        });
        await pressAt(page, presses, place, pointer, results);
      }
  return results;
}

/** Presses the controls beside a menu, a tooltip or a calendar, which `open` opens again before each press. */
async function pressBeside(page: Page, pointer: Pointer, open: () => Promise<void>): Promise<PressResults> {
  const results = noResults();
  const presses = await page.evaluateHandle(watchPresses);
  await open();
  const count = await presses.evaluate((watched) => watched.countControls());
  for (let control = 0; control < count; control += 1) {
    // Waits until the popup that the last press closed is gone. People never press twice within two frames.
    await page.evaluate(twoFrames);
    await open();
    const place = await presses.evaluate((watched, index) => watched.aimAt(index), control);
    await pressAt(page, presses, place, pointer, results);
  }
  return results;
}

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
    const leave = async (control: Locator, nextHeading: string, pointer: PointerName) => {
      await inHeader(page).getByRole('button', { name: 'Toggle navigation' }).click(held);
      await inHeader(page).getByRole('button', { name: 'Request' }).click(held);
      await expect(inHeader(page).getByRole('link', { name: 'Dewinterize' })).toBeVisible();
      await pressOn(control, pointer);
      await expect(page.getByRole('heading', { level: 1, name: nextHeading })).toBeVisible();
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
