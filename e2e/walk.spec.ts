import { dayOf, toInstant } from '@/domain/day';
import { addDays } from '@/domain/time';
import { site } from '@/site';
import * as fc from 'fast-check';
import { type FaultKind, faultKinds, lostAnswerFaults } from '../mocks/faults/faults';
import { applyRowChange } from '../mocks/meanwhile/rowChanges';
import { listedHolidays, upcomingShabbos } from '../mocks/services/minyanEvents';
import { instantAt } from '../mocks/time/instantAt';
import { expect, IN_SEASON, test } from './support/app';
import type { ShownWalkForm, ShownWalkPage } from './support/walk/observePage';
import {
  anyHand,
  anyPress,
  countSteps,
  formStep,
  hasDialog,
  isLogin,
  isSignedIn,
  isSignedInWithoutDialog,
  sendStep,
  step,
  weighted,
  withTimeLimit,
} from './support/walk/step';
import { MEN, Walker } from './support/walk/walker';

// `npm run test:all` makes a random walk of 300 steps through the built page, `WALK_SEED=N WALK_STEPS=M npm run e2e -- walk` a long one.

test.use({ startsAt: IN_SEASON, through: 'node' });

// What the member does with sign-ups.

const LATER = 'Sign up for later Shabbos';
const LATER_TITLE = 'Signing up for a later Shabbos?';
/** The buttons that send a sign-up. A form has one of them. */
const SEND = ['Sign up', 'Update'];

const isSignUp = ({ fields }: ShownWalkForm) => MEN in fields;
const isLaterOpen = (page: ShownWalkPage) => isSignedIn(page) && page.dialogs.at(-1) === LATER_TITLE;

/** Finds the sign-up form that can be used: that of the dialog, or one of the first two on the home. */
const findSignUp = (index: number) => (page: ShownWalkPage) => {
  const forms = page.walkForms.filter((form) => isSignUp(form) && form.isInDialog === hasDialog(page));
  return hasDialog(page) ? forms[0] : forms[index];
};

const typeMen = fc
  .tuple(fc.nat(1), fc.integer({ min: 0, max: 9 }))
  .map(([place, men]) =>
    formStep(`type ${men} men in form ${place}`, findSignUp(place), SEND, (walker, form) =>
      walker.fillIn(form, MEN, String(men)),
    ),
  );

const tick = fc
  .tuple(fc.nat(1), fc.constantFrom('Guest', 'Only if minyan', 'Anonymous'))
  .map(([place, label]) =>
    formStep(`tick '${label}' in form ${place}`, findSignUp(place), SEND, (walker, form) =>
      walker.tick(form, label),
    ),
  );

/** Options that a neighbour or the office may take away, so the walk does not expect them to keep their value. */
const tickScarce = fc
  .tuple(fc.nat(1), fc.constantFrom(/^Reserve/, /^Baal Korah/, /^Coming on/))
  .map(([place, label]) =>
    formStep(`tick ${String(label)} in form ${place}`, findSignUp(place), SEND, async (walker, form) => {
      const name = form.enabled.find((one) => label.test(one));
      if (name !== undefined) await walker.press(walker.field(form, name));
      walker.touch(form);
    }),
  );

const choosePart = fc.tuple(fc.nat(1), fc.nat(5)).map(([place, part]) =>
  formStep(`choose part ${part} in form ${place}`, findSignUp(place), SEND, async (walker, form) => {
    if (form.enabled.includes('Part')) await walker.choose(form, 'Part', part);
  }),
);

const send = fc
  .tuple(fc.nat(1), anyHand)
  .map(([place, hand]) => sendStep(`send form ${place} by ${hand}`, findSignUp(place), SEND, hand));

/** Nobody can tell at once whether the submission was performed. */
const sendUnanswered = fc
  .record({
    place: fc.nat(1),
    lost: fc.constantFrom(...lostAnswerFaults),
    read: fc.constantFrom('500' as const, '502-html' as const, 'dropped' as const),
    calls: fc.integer({ min: 1, max: 3 }),
    isPatient: fc.boolean(),
  })
  .map(({ place, lost, read, calls, isPatient }) =>
    formStep(
      `send form ${place}, which ends with ${lost}, and the next ${calls} reads with ${read}${isPatient ? ', then three minutes pass' : ''}`,
      findSignUp(place),
      SEND,
      async (walker, form, button) => {
        const writes = [{ fault: lost, calls: 1 }];
        Object.assign(walker.backend.fail, { addToMinyan: writes, removeFromMinyan: writes });
        const reads = [{ fault: read, calls }];
        walker.failReads({ getMinyan: reads, getUser: reads });
        await walker.pressIn(form, button);
        await walker.settle({ sent: form.name });
        // An invalid form sends nothing.
        for (const call of ['addToMinyan', 'removeFromMinyan'] as const) delete walker.backend.fail[call];
        if (!isPatient) return;
        await walker.passMinute();
        await walker.settle();
        await walker.calmDown();
      },
    ),
  );

const edit = fc
  .tuple(fc.nat(1), anyPress)
  .map(([place, hand]) =>
    formStep(`edit form ${place} by ${hand}`, findSignUp(place), ['Edit'], (walker, form, button) =>
      walker.pressIn(form, button, hand),
    ),
  );

const cancel = fc.tuple(fc.nat(1), anyPress).map(([place, hand]) =>
  formStep(`cancel form ${place} by ${hand}`, findSignUp(place), ['Cancel'], async (walker, form, button) => {
    await walker.pressIn(form, button, hand);
    walker.giveUp(form.name);
  }),
);

const openLater = anyPress.map((hand) =>
  step(
    `open the dialog of later Shabbosim by ${hand}`,
    (page) => isSignedInWithoutDialog(page) && page.path === '/' && page.walkForms.some(isSignUp),
    async (walker) => {
      const main = walker.page.locator('main');
      await walker.press(main.getByRole('button', { name: LATER, exact: true }), hand);
      // Its code loads at the first press.
      await walker.page.getByRole('dialog', { name: LATER_TITLE }).waitFor();
    },
  ),
);

const pickLater = fc.nat(2).map((week) =>
  step(`pick later Shabbos ${week}`, isLaterOpen, async (walker) => {
    const { page, shown } = walker;
    // Another date shows the form of another Shabbos.
    for (const { name, isInDialog } of shown.walkForms) if (isInDialog) walker.giveUp(name);
    await page.getByRole('combobox', { name: 'Select a date' }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Saturdays to choose from' });
    // Picking the same date again changes nothing.
    const days = calendar.getByRole('button', {
      name: /^(Today, )?Saturday(?!.*, selected)/,
      disabled: false,
    });
    await calendar.waitFor();
    if ((await days.count()) === 0)
      await calendar.getByRole('button', { name: /next month/i }).press('Enter');
    await days.nth(week % (await days.count())).press('Enter');
  }),
);

const closeLater = fc.constantFrom('Back', 'Escape', 'Close').map((way) =>
  step(`close the dialog by ${way}`, isLaterOpen, async (walker) => {
    const { page, shown } = walker;
    const inDialog = shown.walkForms.find((form) => form.isInDialog);
    // What is kept while the dialog is hidden is checked when it is opened again, in a test of its own.
    if (inDialog !== undefined) walker.giveUp(inDialog.name);
    const dialog = page.locator('.modal');
    if (way === 'Back') await page.evaluate(() => window.history.back());
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'Close') await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }),
);

const signUpSteps = weighted(
  [2, typeMen],
  [1, tick],
  [2, tickScarce],
  [1, choosePart],
  [3, send],
  [2, sendUnanswered],
  [2, edit],
  [1, cancel],
  [1, openLater],
  [2, pickLater],
  [1, closeLater],
);

// What the member does elsewhere.

const NAME = 'First name';
const FREQUENCY = 'Notification frequency';
const CODE = 'Combination code';
const TERMS = 'I accept the terms and conditions';
const DUPLICATE = 'Duplicate Request Detected';

const formWith = (label: string, { walkForms }: ShownWalkPage) =>
  walkForms.find(({ fields }) => label in fields);

/** Finds the form with a field of this label, where no dialog covers it. */
const formOf = (label: string) => (page: ShownWalkPage) =>
  isSignedInWithoutDialog(page) ? formWith(label, page) : undefined;

/** About shows a member no header. */
const hasHeader = (page: ShownWalkPage) => isSignedInWithoutDialog(page) && page.path !== '/about';

const goTo = fc.constantFrom('Account', 'Policies', 'About', 'Dependable', 'Units open').map((name) =>
  step(
    `follow the link '${name}'`,
    (page) => hasHeader(page) && (name !== 'Units open' || page.path === '/'),
    async (walker) => {
      if (name !== 'Dependable' || walker.shown.path !== '/') walker.giveUp();
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
    walker.giveUp();
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

const sendRequest = anyHand.map((hand) =>
  sendStep(`send the request by ${hand}`, formOf(CODE), ['Submit'], hand),
);

const answerDuplicate = fc.tuple(fc.constantFrom('Cancel', 'Continue Anyway'), anyPress).map(([name, hand]) =>
  step(
    `press '${name}' by ${hand}`,
    (page) => isSignedIn(page) && page.dialogs.at(-1) === DUPLICATE,
    async (walker) => {
      const sent = formWith(CODE, walker.shown)?.name;
      const button = walker.page.locator('.modal').getByRole('button', { name, exact: true });
      await walker.press(button, hand);
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

const sendName = anyHand.map((hand) =>
  sendStep(`send the personal info by ${hand}`, formOf(NAME), ['Update'], hand),
);

const chooseFrequency = fc.nat(1).map((choice) =>
  formStep(
    `choose the notification frequency ${choice}`,
    formOf(FREQUENCY),
    ['Save'],
    async (walker, form) => {
      walker.type(form, FREQUENCY, await walker.choose(form, FREQUENCY, choice));
    },
  ),
);

const sendFrequency = fc
  .tuple(fc.constantFrom('Save', 'Disable'), anyPress)
  .map(([name, hand]) => sendStep(`press '${name}' by ${hand}`, formOf(FREQUENCY), [name], hand));

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
    async (walker) => {
      walker.giveUp();
      await walker.reload('/login');
    },
  ),
);

const memberSteps = weighted(
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

// What others do, and what happens to the calls and the time.

const WRITES = [
  'addToMinyan',
  'removeFromMinyan',
  'updateUser',
  'updateNotification',
  'requestService',
] as const;

const failWrite = fc.constantFrom(...faultKinds).map((fault) =>
  step(`the next write ends with ${fault}`, isSignedIn, async ({ backend }) => {
    for (const call of WRITES) backend.fail[call] = [{ fault, calls: 1 }];
  }),
);

const failRead = fc
  .tuple(
    fc.constantFrom('getMinyan' as const, 'getUser' as const, 'getColony' as const),
    fc.constantFrom<FaultKind>('500', '502-html', 'dropped', 'malformed', 'timeout'),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([call, fault, calls]) =>
    step(`the next ${calls} ${call} end with ${fault}`, isSignedIn, async (walker) => {
      walker.failReads({ [call]: [{ fault, calls }] });
    }),
  );

const neighbour = fc
  .record({
    isComing: fc.boolean(),
    peopleCount: fc.integer({ min: 1, max: 5 }),
    onlyIfMinyan: fc.boolean(),
    reservedMussaf: fc.boolean(),
    part: fc.constantFrom(null, null, 'full' as const, '1-4' as const, '5-end' as const),
    isAtWrite: fc.boolean(),
  })
  .map(({ isComing, isAtWrite, ...signUp }) =>
    step(
      `a neighbour ${isComing ? `signs up ${JSON.stringify(signUp)}` : 'withdraws'}${isAtWrite ? ' at the next write' : ''}`,
      () => true,
      async ({ backend }) => {
        const when = isAtWrite ? 'write' : backend.now();
        const act = isComing ? ({ kind: 'sign-up', signUp } as const) : ({ kind: 'withdrawal' } as const);
        backend.meanwhile = [...backend.meanwhile, { ...act, event: null, when }];
      },
    ),
  );

/** The member withdraws with 0 men, otherwise signs up or changes the sign-up. */
const otherDevice = fc
  .record({ place: fc.nat(1), men: fc.integer({ min: 0, max: 9 }), onlyIfMinyan: fc.boolean() })
  .map(({ place, men, onlyIfMinyan }) =>
    step(
      `the member's other device ${men === 0 ? 'withdraws' : `signs up ${men} men${onlyIfMinyan ? ' only if minyan' : ''}`} in form ${place}, and a minute passes`,
      isSignedIn,
      async (walker) => {
        const { db, now } = walker.backend;
        const today = dayOf(toInstant(now()), site.timeZone);
        const holiday = place === 0 ? undefined : listedHolidays({ db, today })[0];
        const day = holiday?.day ?? upcomingShabbos({ today });
        const event = { by: 'demo', day, holidayName: holiday?.name ?? null };
        const change = men === 0 ? { isRemoved: true } : { peopleCount: men, onlyIfMinyan };
        const colony = db.colonies.find(() => true);
        applyRowChange(db, { ...event, ...change }, colony?.id ?? '', now());
        await walker.passMinute();
        await walker.settle();
        walker.compare();
      },
    ),
  );

const office = fc
  .tuple(fc.constantFrom('maftirMussafOption' as const, 'openOnThu' as const), fc.boolean(), fc.boolean())
  .map(([setting, isOn, isAtWrite]) =>
    step(
      `the office sets ${setting} to ${isOn}${isAtWrite ? ' at the next write' : ''}`,
      () => true,
      async ({ backend }) => {
        const when = isAtWrite ? 'write' : backend.now();
        backend.meanwhile = [...backend.meanwhile, { kind: 'office', settings: { [setting]: isOn }, when }];
      },
    ),
  );

const calm = fc.constant(step('two minutes pass without faults', isSignedIn, (walker) => walker.calmDown()));

const HOUR = 60 * 60_000;
const jump = fc.constantFrom('12 hours', 'midnight', 'the end of Shabbos').map((to) =>
  step(`time passes: ${to}`, isSignedIn, async (walker) => {
    const now = toInstant(walker.backend.now());
    const today = dayOf(now, site.timeZone);
    const daysToSunday = 7 - new Date(`${today}T12:00:00Z`).getUTCDay();
    const target = {
      '12 hours': now + 12 * HOUR,
      midnight: instantAt(addDays(today, 1), '00:01', site.timeZone),
      'the end of Shabbos': instantAt(addDays(today, daysToSunday), '00:01', site.timeZone),
    }[to];
    await walker.moveTo(target ?? now);
  }),
);

const endSession = fc.constant(
  step(
    'the session ends',
    // On About the end of the session opens no login.
    (page) => isSignedIn(page) && page.path !== '/about',
    async (walker) => {
      walker.backend.endSessions();
      await walker.passMinute();
    },
  ),
);

const worldSteps = weighted(
  [2, failWrite],
  [1, failRead],
  [2, neighbour],
  [2, otherDevice],
  [1, office],
  [1, calm],
  [1, jump],
  [1, endSession],
);

const walkSteps = [...signUpSteps, ...memberSteps, ...worldSteps];

const seed = Number(process.env.WALK_SEED ?? 2);
const steps = Number(process.env.WALK_STEPS ?? 20);

/** A fault ends its test only, and the run goes on with the next. */
const STEPS_PER_TEST = 400;
/** The most commands of one walk. Only about a third are possible when their turn comes, so fast-check gets four for each step. */
const MAX_COMMANDS = 300;
/** Time limit for shrinking a failed walk, in milliseconds. */
const SHRINK_LIMIT_MS = 90_000;

for (let done = 0; done < steps; done += STEPS_PER_TEST) {
  const pageSeed = seed + done / STEPS_PER_TEST;
  const target = Math.min(steps - done, STEPS_PER_TEST);

  test(`a random walk of ${target} steps with seed ${pageSeed} finds no fault`, async ({ browser, app }) => {
    // No time-out: a busy machine must not fail the walk.
    test.setTimeout(0);
    const first = countSteps();
    const tables = structuredClone(app.backend.db.snapshot());
    // Longer than it takes to press twice.
    app.backend.latency = 15;
    let endOfSearch = Number.POSITIVE_INFINITY;
    const walks = fc.asyncProperty(
      fc.commands(walkSteps, { maxCommands: Math.min(MAX_COMMANDS, 4 * target), size: 'max' }),
      async (commands) => {
        const hasFailed = endOfSearch < Number.POSITIVE_INFINITY;
        const isOver = () => Date.now() > endOfSearch;
        if (hasFailed ? isOver() : countSteps() - first >= target) return;
        const walker = new Walker(browser, app);
        try {
          await withTimeLimit('open the home', () => walker.start(tables));
          await fc.asyncModelRun(() => ({ model: { walker, isOver }, real: walker }), commands);
          if (!isOver()) await withTimeLimit('two minutes pass at the end', () => walker.calmDown());
        } catch (error) {
          if (!hasFailed) endOfSearch = Date.now() + SHRINK_LIMIT_MS;
          throw error;
        } finally {
          await walker.close();
        }
      },
    );
    await fc.assert(walks, { seed: pageSeed, numRuns: target, includeErrorInReport: true });
    expect(countSteps() - first).toBeGreaterThanOrEqual(target);
  });
}
