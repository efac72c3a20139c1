import * as fc from 'fast-check';
import { lostAnswerFaults } from '../../../mocks/faults/faults';
import type { ShownWalkForm, ShownWalkPage } from './observePage';
import {
  anyPressMethod,
  anySubmitMethod,
  formStep,
  hasDialog,
  isSignedIn,
  isSignedInWithoutDialog,
  sendStep,
  step,
  weighted,
} from './step';
import { MEN } from './walker';

// The steps of the member in the sign-up forms.

const LATER = 'Sign up for later Shabbos';
const LATER_TITLE = 'Signing up for a later Shabbos?';
/** The buttons that send a sign-up. An open form has one of them. */
const SEND = ['Sign up', 'Update'];

const isSignUp = ({ fields }: ShownWalkForm) => MEN in fields;
const isLaterOpen = (page: ShownWalkPage) => isSignedIn(page) && page.dialogs.at(-1) === LATER_TITLE;

/** Finds a sign-up form that can be used: the one in the dialog, or without a dialog the home's form with this index. */
const findSignUp = (index: number) => (page: ShownWalkPage) => {
  const forms = page.walkForms.filter((form) => isSignUp(form) && form.isInDialog === hasDialog(page));
  return hasDialog(page) ? forms[0] : forms[index];
};

const typeMen = fc
  .tuple(fc.nat(1), fc.integer({ min: 0, max: 9 }))
  .map(([index, men]) =>
    formStep(`type ${men} men in form ${index}`, findSignUp(index), SEND, (walker, form) =>
      walker.fillIn(form, MEN, String(men)),
    ),
  );

const tick = fc
  .tuple(fc.nat(1), fc.constantFrom('Guest', 'Only if minyan', 'Anonymous'))
  .map(([index, label]) =>
    formStep(`tick '${label}' in form ${index}`, findSignUp(index), SEND, (walker, form) =>
      walker.tick(form, label),
    ),
  );

/** Ticks an option that a neighbour or the office may make unavailable. The walk does not expect the option to keep its value. */
const tickScarce = fc
  .tuple(fc.nat(1), fc.constantFrom(/^Reserve/, /^Baal Korah/, /^Coming on/))
  .map(([index, label]) =>
    formStep(`tick ${String(label)} in form ${index}`, findSignUp(index), SEND, async (walker, form) => {
      const name = form.enabled.find((one) => label.test(one));
      if (name !== undefined) await walker.press(walker.field(form, name));
      walker.recordTouched(form);
    }),
  );

const choosePart = fc.tuple(fc.nat(1), fc.nat(5)).map(([index, part]) =>
  formStep(`choose part ${part} in form ${index}`, findSignUp(index), SEND, async (walker, form) => {
    if (form.enabled.includes('Part')) await walker.choose(form, 'Part', part);
  }),
);

const send = fc
  .tuple(fc.nat(1), anySubmitMethod)
  .map(([index, method]) => sendStep(`send form ${index} by ${method}`, findSignUp(index), SEND, method));

/** Sends a form and loses the answer. The next reads fail too, so the page learns only later whether the call was performed. */
const sendUnanswered = fc
  .record({
    index: fc.nat(1),
    lost: fc.constantFrom(...lostAnswerFaults),
    read: fc.constantFrom('500' as const, '502-html' as const, 'dropped' as const),
    calls: fc.integer({ min: 1, max: 3 }),
    isPatient: fc.boolean(),
  })
  .map(({ index, lost, read, calls, isPatient }) =>
    formStep(
      `send form ${index}, which ends with ${lost}, and the next ${calls} reads with ${read}${isPatient ? ', then three minutes pass' : ''}`,
      findSignUp(index),
      SEND,
      async (walker, form, button) => {
        const writes = [{ fault: lost, calls: 1 }];
        Object.assign(walker.backend.fail, { addToMinyan: writes, removeFromMinyan: writes });
        const reads = [{ fault: read, calls }];
        walker.failReads({ getMinyan: reads, getUser: reads });
        await walker.pressIn(form, button);
        await walker.settle({ sent: form.name });
        // An invalid form has sent nothing, so the fault may be unused.
        for (const call of ['addToMinyan', 'removeFromMinyan'] as const) delete walker.backend.fail[call];
        if (!isPatient) return;
        await walker.passMinute();
        await walker.settle();
        await walker.recoverAndCompare();
      },
    ),
  );

const edit = fc
  .tuple(fc.nat(1), anyPressMethod)
  .map(([index, method]) =>
    formStep(`edit form ${index} by ${method}`, findSignUp(index), ['Edit'], (walker, form, button) =>
      walker.pressIn(form, button, method),
    ),
  );

const cancel = fc.tuple(fc.nat(1), anyPressMethod).map(([index, method]) =>
  formStep(
    `cancel form ${index} by ${method}`,
    findSignUp(index),
    ['Cancel'],
    async (walker, form, button) => {
      await walker.pressIn(form, button, method);
      walker.giveUp(form.name);
    },
  ),
);

const openLater = anyPressMethod.map((method) =>
  step(
    `open the dialog of later Shabbosim by ${method}`,
    (page) => isSignedInWithoutDialog(page) && page.path === '/' && page.walkForms.some(isSignUp),
    async (walker) => {
      const main = walker.page.locator('main');
      await walker.press(main.getByRole('button', { name: LATER, exact: true }), method);
      // The code of the dialog may load only now.
      await walker.page.getByRole('dialog', { name: LATER_TITLE }).waitFor();
    },
  ),
);

const pickLater = fc.nat(2).map((week) =>
  step(`pick later Shabbos ${week}`, isLaterOpen, async (walker) => {
    const { page, shown } = walker;
    // For another date, the dialog shows the form of another Shabbos.
    for (const { name, isInDialog } of shown.walkForms) if (isInDialog) walker.recordLeft(name);
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
    // Another test checks which input the dialog shows when it is opened again.
    if (inDialog !== undefined) walker.recordLeft(inDialog.name);
    const dialog = page.locator('.modal');
    if (way === 'Back') await page.evaluate(() => window.history.back());
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'Close') await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }),
);

export const signUpSteps = weighted(
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
