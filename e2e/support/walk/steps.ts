import * as fc from 'fast-check';
import { lostAnswerFaults, type FaultKind } from '../../../mocks/faults/faults';
import { dayOf, toInstant } from '../../../src/domain/day';
import { addDays } from '../../../src/domain/time';
import { instantAt } from '../../../src/domain/zonedTime';
import { site } from '../../../src/site';
import type { ShownWalkForm, ShownWalkPage } from './observePage';
import type { Walker } from './walker';

export interface WalkModel {
  walker: Walker;
}

type Step = fc.AsyncCommand<WalkModel, Walker>;

let stepCount = 0;

/** How many steps have been made in this process. */
export const countSteps = (): number => stepCount;

function step(
  name: string,
  isPossible: (page: ShownWalkPage) => boolean,
  run: (walker: Walker) => Promise<void>,
): Step {
  return {
    check: ({ walker }) => isPossible(walker.shown()),
    run: async (_model, walker) => {
      stepCount += 1;
      await run(walker);
    },
    toString: () => name,
  };
}

const MEN = 'Number of men';
const CLICK = { timeout: 5_000 };

const isIn = ({ walkForms }: ShownWalkPage) => !walkForms.some(({ fields }) => 'Password' in fields);
const isOpen = ({ dialogs }: ShownWalkPage) => dialogs.length > 0;
const isFree = (page: ShownWalkPage) => isIn(page) && !isOpen(page);

const isSignUp = ({ fields }: ShownWalkForm) => MEN in fields;
/** The sign-up form that can be used: that of the dialog, or one of the first two on the home. */
function signUpOf(page: ShownWalkPage, index: number): ShownWalkForm | undefined {
  const forms = page.walkForms.filter((form) => isSignUp(form) && form.isInDialog === isOpen(page));
  return isOpen(page) ? forms[0] : forms[index];
}
const locate = ({ page, shown }: Walker, form: ShownWalkForm) =>
  page.locator('form').nth(shown().walkForms.findIndex(({ name }) => name === form.name));

const hands = ['click', 'double click', 'key', 'Enter in a field', 'Enter and click'] as const;
type Hand = (typeof hands)[number];
const anyHand = fc.constantFrom(...hands);

/** Presses a button of a form. Enter in a field presses its submit button. */
async function press(walker: Walker, form: ShownWalkForm, name: string, hand: Hand): Promise<boolean> {
  const { page } = walker;
  const button = locate(walker, form).getByRole('button', { name, exact: true });
  const field = locate(walker, form).locator('input:not(:disabled)').first();
  if (hand === 'click') await button.click(CLICK);
  if (hand === 'double click') await button.dblclick(CLICK);
  if (hand === 'key') await button.press('Enter', CLICK);
  if (hand === 'Enter in a field') await field.press('Enter', CLICK);
  if (hand === 'Enter and click') {
    await button.scrollIntoViewIfNeeded(CLICK);
    const box = await button.boundingBox(CLICK);
    await field.focus(CLICK);
    await page.keyboard.press('Enter');
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  return hand === 'key' || hand === 'Enter in a field';
}

const isEnabled = (form: ShownWalkForm | undefined, ...names: string[]) =>
  form?.buttons.some((name) => names.includes(name)) === true;

const typeMen = fc.tuple(fc.nat(1), fc.integer({ min: 0, max: 9 })).map(([index, men]) =>
  step(
    `type ${men} men in form ${index}`,
    (page) => isIn(page) && isEnabled(signUpOf(page, index), 'Sign up', 'Update'),
    async (walker) => {
      const form = signUpOf(walker.shown(), index);
      if (form === undefined) return;
      await locate(walker, form).getByRole('spinbutton').fill(String(men), CLICK);
      walker.type(form, MEN, String(men));
      await walker.settle();
    },
  ),
);

const tick = fc
  .tuple(fc.nat(1), fc.constantFrom('Guest', 'Only if minyan', 'Anonymous'))
  .map(([index, label]) =>
    step(
      `tick '${label}' in form ${index}`,
      (page) => isIn(page) && isEnabled(signUpOf(page, index), 'Sign up', 'Update'),
      async (walker) => {
        const form = signUpOf(walker.shown(), index);
        if (form === undefined) return;
        await locate(walker, form).getByLabel(label, { exact: true }).click(CLICK);
        walker.type(form, label, form.fields[label] === 'true' ? 'false' : 'true');
        await walker.settle();
      },
    ),
  );

const send = fc.tuple(fc.nat(1), anyHand).map(([index, hand]) =>
  step(
    `send form ${index} by ${hand}`,
    (page) => isIn(page) && isEnabled(signUpOf(page, index), 'Sign up', 'Update'),
    async (walker) => {
      const form = signUpOf(walker.shown(), index);
      if (form === undefined) return;
      const isByKey = await press(walker, form, isEnabled(form, 'Update') ? 'Update' : 'Sign up', hand);
      await walker.settle({ sent: form.name, isByKey });
    },
  ),
);

const edit = fc.tuple(fc.nat(1), fc.constantFrom<Hand>('click', 'double click', 'key')).map(([index, hand]) =>
  step(
    `edit form ${index} by ${hand}`,
    (page) => isIn(page) && isEnabled(signUpOf(page, index), 'Edit'),
    async (walker) => {
      const form = signUpOf(walker.shown(), index);
      if (form === undefined) return;
      await walker.settle({ isByKey: await press(walker, form, 'Edit', hand) });
    },
  ),
);

const cancel = fc.tuple(fc.nat(1), fc.constantFrom<Hand>('click', 'key')).map(([index, hand]) =>
  step(
    `cancel form ${index} by ${hand}`,
    (page) => isIn(page) && isEnabled(signUpOf(page, index), 'Cancel'),
    async (walker) => {
      const form = signUpOf(walker.shown(), index);
      if (form === undefined) return;
      const isByKey = await press(walker, form, 'Cancel', hand);
      walker.giveUp(form.name);
      await walker.settle({ isByKey });
    },
  ),
);

const LATER = 'Sign up for later Shabbos';
const openLater = fc.constantFrom<Hand>('click', 'double click', 'key').map((hand) =>
  step(
    `open the dialog of later Shabbosim by ${hand}`,
    (page) => isFree(page) && page.path === '/' && page.walkForms.some(isSignUp),
    async (walker) => {
      const button = walker.page.getByRole('button', { name: LATER });
      if (hand === 'click') await button.click(CLICK);
      else if (hand === 'key') await button.press('Enter', CLICK);
      else await button.dblclick(CLICK);
      await walker.settle({ isByKey: hand === 'key' });
    },
  ),
);

const pickLater = fc.nat(2).map((week) =>
  step(
    `pick later Shabbos ${week}`,
    (page) => isIn(page) && isOpen(page),
    async (walker) => {
      const { page } = walker;
      // Another date shows the form of another Shabbos.
      for (const { name, isInDialog } of walker.shown().walkForms) if (isInDialog) walker.giveUp(name);
      await page.getByRole('combobox', { name: 'Select a date' }).press('Enter', CLICK);
      const calendar = page.getByRole('dialog', { name: 'Saturdays to choose from' });
      const days = calendar.getByRole('button', { name: /^(Today, )?Saturday/, disabled: false });
      await calendar.waitFor(CLICK);
      if ((await days.count()) === 0)
        await calendar.getByRole('button', { name: /next month/i }).click(CLICK);
      await days.nth(week % (await days.count())).click(CLICK);
      await walker.settle();
    },
  ),
);

const closeLater = fc.constantFrom('Back', 'Escape', 'Close').map((way) =>
  step(
    `close the dialog by ${way}`,
    (page) => isIn(page) && isOpen(page),
    async (walker) => {
      const { page } = walker;
      const inDialog = walker.shown().walkForms.find((form) => form.isInDialog);
      // What is kept while the dialog is hidden is checked when it is opened again, in a test of its own.
      if (inDialog !== undefined) walker.giveUp(inDialog.name);
      if (way === 'Back') await page.goBack();
      if (way === 'Escape') await page.keyboard.press('Escape');
      if (way === 'Close') await page.getByRole('button', { name: 'Close' }).click(CLICK);
      await page.locator('.modal').waitFor({ state: 'detached', ...CLICK });
      await walker.settle({ isByKey: way !== 'Close' });
    },
  ),
);

const writeFaults: readonly FaultKind[] = [
  '500',
  '502-html',
  '401',
  'redirect',
  'html',
  'dropped',
  'empty',
  'malformed',
  ...lostAnswerFaults.filter((fault) => fault !== 'done-timeout'),
];

const failWrite = fc.constantFrom(...writeFaults).map((fault) =>
  step(`the next write ends with ${fault}`, isIn, async ({ backend }) => {
    for (const call of ['addToMinyan', 'removeFromMinyan', 'updateUser', 'updateNotification'] as const)
      backend.fail[call] = [{ fault, calls: 1 }];
  }),
);

const failRead = fc
  .tuple(
    fc.constantFrom('getMinyan' as const, 'getUser' as const),
    fc.constantFrom<FaultKind>('500', '502-html', 'dropped', 'malformed'),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([call, fault, calls]) =>
    step(`the next ${calls} ${call} end with ${fault}`, isIn, async ({ failReads }) => {
      failReads({ [call]: [{ fault, calls }] });
    }),
  );

const neighbour = fc
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 5 }), fc.boolean())
  .map(([isComing, men, onlyIf]) =>
    step(
      isComing
        ? `a neighbour signs up ${men} men${onlyIf ? ', only if there is minyan' : ''}`
        : 'a neighbour withdraws',
      () => true,
      async ({ backend }) => {
        const when = 'write' as const;
        const signUp = { peopleCount: men, onlyIfMinyan: onlyIf };
        backend.meanwhile = [
          ...backend.meanwhile,
          isComing
            ? { kind: 'sign-up', signUp, event: null, when }
            : { kind: 'withdrawal', event: null, when },
        ];
      },
    ),
  );

const office = fc.boolean().map((hasMaftir) =>
  step(
    `the office ${hasMaftir ? 'offers' : 'hides'} the Maftir`,
    () => true,
    async ({ backend }) => {
      backend.db.colonies.update(() => true, { maftirMussafOption: hasMaftir });
    },
  ),
);

const calm = fc.constant(
  step('two minutes pass without faults', isIn, async (walker) => {
    await walker.calmDown();
  }),
);

const HOUR = 60 * 60_000;
const jump = fc.constantFrom('12 hours', 'midnight', 'the end of Shabbos').map((to) =>
  step(`time passes: ${to}`, isIn, async (walker) => {
    const now = toInstant(walker.backend.now());
    const today = dayOf(now, site.timeZone);
    const daysToSunday = 7 - new Date(`${today}T12:00:00Z`).getUTCDay();
    const target = {
      '12 hours': now + 12 * HOUR,
      midnight: instantAt(addDays(today, 1), '00:01', site.timeZone),
      'the end of Shabbos': instantAt(addDays(today, daysToSunday), '00:01', site.timeZone),
    }[to];
    await walker.moveTo(target ?? now);
    await walker.settle();
  }),
);

const goTo = fc.constantFrom('Account', 'Policies', 'About', 'Dependable', 'Units open').map((name) =>
  step(
    `follow the link '${name}'`,
    (page) => isFree(page) && page.path !== '/about' && (name !== 'Units open' || page.path === '/'),
    async (walker) => {
      const where = walker.page.getByRole(name === 'Units open' ? 'main' : 'banner');
      const isSame = name === 'Dependable' && walker.shown().path === '/';
      if (!isSame) walker.giveUp();
      await where
        .getByRole('link', { name, exact: name !== 'Units open' })
        .first()
        .press('Enter', CLICK);
      await walker.settle({ isByKey: true });
    },
  ),
);

const goHome = fc.constant(
  step(
    "follow the link 'Home'",
    (page) => isIn(page) && page.path === '/about',
    async (walker) => {
      await walker.page.getByRole('link', { name: 'Home' }).first().press('Enter', CLICK);
      await walker.settle({ isByKey: true });
    },
  ),
);

const NAME = 'First name';
const accountForm = (page: ShownWalkPage, label: string) =>
  page.walkForms.find(({ fields }) => label in fields);

const typeName = fc.constantFrom('Chaim', 'Moshe', 'Dov').map((name) =>
  step(
    `type the first name ${name}`,
    (page) => isFree(page) && isEnabled(accountForm(page, NAME), 'Update'),
    async (walker) => {
      const form = accountForm(walker.shown(), NAME);
      if (form === undefined) return;
      await locate(walker, form).getByLabel(NAME, { exact: true }).fill(name, CLICK);
      walker.type(form, NAME, name);
      await walker.settle();
    },
  ),
);

const sendName = anyHand.map((hand) =>
  step(
    `send the personal info by ${hand}`,
    (page) => isFree(page) && isEnabled(accountForm(page, NAME), 'Update'),
    async (walker) => {
      const form = accountForm(walker.shown(), NAME);
      if (form === undefined) return;
      const isByKey = await press(walker, form, 'Update', hand);
      await walker.settle({ sent: form.name, isByKey });
    },
  ),
);

const FREQUENCY = 'Notification frequency';
const chooseFrequency = fc.constantFrom('A', 'M').map((value) =>
  step(
    `choose the notification frequency ${value}`,
    (page) => isFree(page) && isEnabled(accountForm(page, FREQUENCY), 'Save'),
    async (walker) => {
      const form = accountForm(walker.shown(), FREQUENCY);
      if (form === undefined) return;
      await locate(walker, form).getByLabel(FREQUENCY).selectOption(value, CLICK);
      walker.type(form, FREQUENCY, value);
      await walker.settle();
    },
  ),
);

const sendFrequency = fc
  .tuple(fc.constantFrom('Save', 'Disable'), fc.constantFrom<Hand>('click', 'double click', 'key'))
  .map(([name, hand]) =>
    step(
      `press '${name}' by ${hand}`,
      (page) => isFree(page) && isEnabled(accountForm(page, FREQUENCY), name),
      async (walker) => {
        const form = accountForm(walker.shown(), FREQUENCY);
        if (form === undefined) return;
        const isByKey = await press(walker, form, name, hand);
        await walker.settle({ sent: form.name, isByKey });
      },
    ),
  );

const endSession = fc.constant(
  step('the session ends', isIn, async (walker) => {
    walker.backend.endSessions();
    await walker.moveTo(walker.backend.now() + 61_000);
    await walker.settle();
  }),
);

const logIn = fc.constant(
  step(
    'sign in again',
    (page) => !isIn(page),
    async (walker) => {
      const { page } = walker;
      await page.getByLabel('Email address').fill('demo', CLICK);
      await page.getByLabel('Password', { exact: true }).fill('Shabbos1', CLICK);
      await page.getByLabel('Password', { exact: true }).press('Enter', CLICK);
      await walker.settle({ isByKey: true });
    },
  ),
);

/** All steps of a walk. The more often a step is listed, the more often it is made. */
export const walkSteps = [
  typeMen,
  typeMen,
  tick,
  send,
  send,
  send,
  edit,
  edit,
  cancel,
  openLater,
  pickLater,
  pickLater,
  closeLater,
  failWrite,
  failWrite,
  failRead,
  neighbour,
  office,
  calm,
  jump,
  goTo,
  goHome,
  goHome,
  typeName,
  sendName,
  chooseFrequency,
  sendFrequency,
  endSession,
  logIn,
  logIn,
  logIn,
];
