import * as fc from 'fast-check';
import type { ShownWalkPage } from './observePage';
import {
  anyPressMethod,
  anySubmitMethod,
  formStep,
  isLogin,
  isSignedIn,
  isSignedInWithoutDialog,
  sendStep,
  step,
  weighted,
} from './step';

// The steps of the member outside the sign-up forms.

const NAME = 'First name';
const FREQUENCY = 'Notification frequency';
const CODE = 'Combination code';
const TERMS = 'I accept the terms and conditions';
const DUPLICATE = 'Duplicate Request Detected';

const formWith = (label: string, { walkForms }: ShownWalkPage) =>
  walkForms.find(({ fields }) => label in fields);

/** Finds the form that has a field with this label, unless a dialog covers the page. */
const formOf = (label: string) => (page: ShownWalkPage) =>
  isSignedInWithoutDialog(page) ? formWith(label, page) : undefined;

/** Whether the page has a header. About has none for a member. */
const hasHeader = (page: ShownWalkPage) => isSignedInWithoutDialog(page) && page.path !== '/about';

const goTo = fc.constantFrom('Account', 'Policies', 'About', 'Dependable', 'Units open').map((name) =>
  step(
    `follow the link '${name}'`,
    (page) => hasHeader(page) && (name !== 'Units open' || page.path === '/'),
    async (walker) => {
      // On the home, the logo leads to the same page, which keeps its forms.
      if (name !== 'Dependable' || walker.shown.path !== '/') walker.recordLeft();
      const isInMain = name === 'Units open';
      const where = walker.page.getByRole(isInMain ? 'main' : 'banner');
      await where.getByRole('link', { name, exact: !isInMain }).first().press('Enter');
    },
  ),
);

const goHome = fc.constant(
  step(
    "follow the link 'Home'",
    (page) => isSignedIn(page) && page.path === '/about',
    async ({ page }) => {
      await page.getByRole('link', { name: 'Home', exact: true }).press('Enter');
    },
  ),
);

const goToRequest = fc.constantFrom('Winterize', 'Dewinterize').map((name) =>
  step(`follow the link '${name}'`, hasHeader, async (walker) => {
    walker.recordLeft();
    const header = walker.page.locator('header');
    await header.getByRole('button', { name: 'Request', exact: true }).press('Enter');
    await header.getByRole('link', { name, exact: true }).press('Enter');
  }),
);

const fillRequest = fc.constantFrom('4812', '77').map((code) =>
  formStep(`fill in the request with the code ${code}`, formOf(CODE), ['Submit'], async (walker, form) => {
    await walker.fillIn(form, CODE, code);
    if (form.fields[TERMS] === 'false') await walker.tick(form, TERMS);
  }),
);

const sendRequest = anySubmitMethod.map((method) =>
  sendStep(`send the request by ${method}`, formOf(CODE), ['Submit'], method),
);

const answerDuplicate = fc
  .tuple(fc.constantFrom('Cancel', 'Continue Anyway'), anyPressMethod)
  .map(([name, method]) =>
    step(
      `press '${name}' by ${method}`,
      (page) => isSignedIn(page) && page.dialogs.at(-1) === DUPLICATE,
      async (walker) => {
        const sent = formWith(CODE, walker.shown)?.name;
        const button = walker.page.locator('.modal').getByRole('button', { name, exact: true });
        await walker.press(button, method);
        return { sent };
      },
    ),
  );

const typeName = fc
  .constantFrom('Chaim', 'Moshe', 'Dov')
  .map((name) =>
    formStep(`type the first name ${name}`, formOf(NAME), ['Update'], (walker, form) =>
      walker.fillIn(form, NAME, name),
    ),
  );

const sendName = anySubmitMethod.map((method) =>
  sendStep(`send the personal info by ${method}`, formOf(NAME), ['Update'], method),
);

const chooseFrequency = fc.nat(1).map((choice) =>
  formStep(
    `choose the notification frequency ${choice}`,
    formOf(FREQUENCY),
    ['Save'],
    async (walker, form) => {
      walker.recordTyped(form, FREQUENCY, await walker.choose(form, FREQUENCY, choice));
    },
  ),
);

const sendFrequency = fc
  .tuple(fc.constantFrom('Save', 'Disable'), anyPressMethod)
  .map(([name, method]) => sendStep(`press '${name}' by ${method}`, formOf(FREQUENCY), [name], method));

const signIn = fc.constant(
  step('sign in again', isLogin, async ({ page, shown }) => {
    const form = page.locator('form').nth(shown.walkForms.findIndex(({ fields }) => 'Password' in fields));
    await form.getByLabel('Email address', { exact: true }).fill('demo');
    await form.getByLabel('Password', { exact: true }).fill('Shabbos1');
    await page.keyboard.press('Enter');
  }),
);

/** After a login whose member could not be read, the page takes the member for a visitor. */
const reload = fc.constant(
  step(
    'load the page again as a visitor',
    (page) => !page.isMember && !isLogin(page),
    (walker) => walker.reload('/login'),
  ),
);

export const memberSteps = weighted(
  [2, goTo],
  [2, goHome],
  [1, goToRequest],
  [1, fillRequest],
  [2, sendRequest],
  [2, answerDuplicate],
  [1, typeName],
  [1, sendName],
  [1, chooseFrequency],
  [1, sendFrequency],
  [3, signIn],
  [1, reload],
);
