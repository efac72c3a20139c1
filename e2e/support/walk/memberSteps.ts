import * as fc from 'fast-check';
import type { ShownWalkPage } from './observePage';
import { anyHand, anyPress, formStep, isSignedInWithoutDialog, isSignedIn, isLogin, step } from './step';

const NAME = 'First name';
const FREQUENCY = 'Notification frequency';
const CODE = 'Combination code';
const TERMS = 'I accept the terms and conditions';
const DUPLICATE = 'Duplicate Request Detected';

/** Finds the form with a field of this label, where no dialog covers it. */
const formOf = (label: string) => (page: ShownWalkPage) =>
  isSignedInWithoutDialog(page) ? page.walkForms.find(({ fields }) => label in fields) : undefined;

const goTo = fc.constantFrom('Account', 'Policies', 'About', 'Dependable', 'Units open').map((name) =>
  step(
    `follow the link '${name}'`,
    (page) =>
      isSignedInWithoutDialog(page) && page.path !== '/about' && (name !== 'Units open' || page.path === '/'),
    async (walker) => {
      const page = walker.page();
      if (name !== 'Dependable' || walker.shown().path !== '/') walker.giveUp();
      const where = page.getByRole(name === 'Units open' ? 'main' : 'banner');
      await where
        .getByRole('link', { name, exact: name !== 'Units open' })
        .first()
        .press('Enter');
      return { isByKey: true };
    },
  ),
);

const goHome = fc.constant(
  step(
    "follow the link 'Home'",
    (page) => isSignedIn(page) && page.path === '/about',
    async (walker) => {
      await walker.press({ kind: 'link', name: 'Home' }, 'key');
      return { isByKey: true };
    },
  ),
);

const goToRequest = fc.constantFrom('Winterize', 'Dewinterize').map((name) =>
  step(
    `follow the link '${name}'`,
    (page) => isSignedInWithoutDialog(page) && page.path !== '/about',
    async (walker) => {
      walker.giveUp();
      await walker.press({ kind: 'button', name: 'Request', within: 'header' }, 'key');
      await walker.press({ kind: 'link', name, within: 'header' }, 'key');
      return { isByKey: true };
    },
  ),
);

const fillRequest = fc.constantFrom('4812', '77').map((code) =>
  formStep(`fill in the request with the code ${code}`, formOf(CODE), ['Submit'], async (walker, form) => {
    await walker.fillIn({ kind: 'field', name: CODE, form: form.index }, code);
    walker.type(form, CODE, code);
    if (form.fields[TERMS] === 'false') {
      await walker.press({ kind: 'field', name: TERMS, form: form.index });
      walker.type(form, TERMS, 'true');
    }
  }),
);

const sendRequest = anyHand.map((hand) =>
  formStep(`send the request by ${hand}`, formOf(CODE), ['Submit'], async (walker, form) => {
    return {
      sent: form.name,
      isByKey: await walker.press({ kind: 'button', name: 'Submit', form: form.index }, hand),
    };
  }),
);

const answerDuplicate = fc.tuple(fc.constantFrom('Cancel', 'Continue Anyway'), anyPress).map(([name, hand]) =>
  step(
    `press '${name}' by ${hand}`,
    (page) => isSignedIn(page) && page.dialogs.at(-1) === DUPLICATE,
    async (walker) => {
      const form = walker.shown().walkForms.find(({ fields }) => CODE in fields);
      const isByKey = await walker.press({ kind: 'button', name, within: '.modal' }, hand);
      return { ...(form !== undefined && { sent: form.name }), isByKey };
    },
  ),
);

const typeName = fc.constantFrom('Chaim', 'Moshe', 'Dov').map((name) =>
  formStep(`type the first name ${name}`, formOf(NAME), ['Update'], async (walker, form) => {
    await walker.fillIn({ kind: 'field', name: NAME, form: form.index }, name);
    walker.type(form, NAME, name);
  }),
);

const sendName = anyHand.map((hand) =>
  formStep(`send the personal info by ${hand}`, formOf(NAME), ['Update'], async (walker, form) => {
    return {
      sent: form.name,
      isByKey: await walker.press({ kind: 'button', name: 'Update', form: form.index }, hand),
    };
  }),
);

const chooseFrequency = fc.nat(1).map((choice) =>
  formStep(
    `choose the notification frequency ${choice}`,
    formOf(FREQUENCY),
    ['Save'],
    async (walker, form) => {
      const value = await walker.choose({ kind: 'field', name: FREQUENCY, form: form.index }, choice);
      walker.type(form, FREQUENCY, value);
    },
  ),
);

const sendFrequency = fc.tuple(fc.constantFrom('Save', 'Disable'), anyPress).map(([name, hand]) =>
  formStep(`press '${name}' by ${hand}`, formOf(FREQUENCY), [name], async (walker, form) => {
    return { sent: form.name, isByKey: await walker.press({ kind: 'button', name, form: form.index }, hand) };
  }),
);

const logIn = fc.constant(
  step('sign in again', isLogin, async (walker) => {
    const form = walker.shown().walkForms.findIndex(({ fields }) => 'Password' in fields);
    await walker.fillIn({ kind: 'field', name: 'Email address', form }, 'demo');
    await walker.fillIn({ kind: 'field', name: 'Password', form }, 'Shabbos1');
    await walker.page().keyboard.press('Enter');
    return { isByKey: true };
  }),
);

/** After a login whose member could not be read, the page takes the member for a visitor. */
const reload = fc.constant(
  step(
    'load the page again as a visitor',
    (page) => !page.isMember && !isLogin(page),
    async (walker) => {
      walker.giveUp();
      await walker.reload('/login');
    },
  ),
);

export const memberSteps = [
  goTo,
  goTo,
  goHome,
  goHome,
  goToRequest,
  fillRequest,
  sendRequest,
  sendRequest,
  answerDuplicate,
  answerDuplicate,
  typeName,
  sendName,
  chooseFrequency,
  sendFrequency,
  logIn,
  logIn,
  logIn,
  reload,
];
