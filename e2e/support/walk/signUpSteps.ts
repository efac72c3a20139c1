import * as fc from 'fast-check';
import { lostAnswerFaults } from '../../../mocks/faults/faults';
import type { ShownWalkForm, ShownWalkPage } from './observePage';
import {
  anyHand,
  anyPress,
  formStep,
  isEnabled,
  isSignedInWithoutDialog,
  isSignedIn,
  hasDialog,
  step,
} from './step';
import { POLL } from './walker';

const MEN = 'Number of men';
const LATER = 'Sign up for later Shabbos';
const LATER_TITLE = 'Signing up for a later Shabbos?';

const isSignUp = ({ fields }: ShownWalkForm) => MEN in fields;
const isLaterOpen = (page: ShownWalkPage) => isSignedIn(page) && page.dialogs.at(-1) === LATER_TITLE;

/** Finds the sign-up form that can be used: that of the dialog, or one of the first two on the home. */
const signUp = (index: number) => (page: ShownWalkPage) => {
  const forms = page.walkForms.filter((form) => isSignUp(form) && form.isInDialog === hasDialog(page));
  return hasDialog(page) ? forms[0] : forms[index];
};

const typeMen = fc.tuple(fc.nat(1), fc.integer({ min: 0, max: 9 })).map(([place, men]) =>
  formStep(`type ${men} men in form ${place}`, signUp(place), ['Sign up', 'Update'], async (walker, form) => {
    await walker.fillIn({ kind: 'field', name: MEN, form: form.index }, String(men));
    walker.type(form, MEN, String(men));
  }),
);

const tick = fc
  .tuple(fc.nat(1), fc.constantFrom('Guest', 'Only if minyan', 'Anonymous'))
  .map(([place, label]) =>
    formStep(
      `tick '${label}' in form ${place}`,
      signUp(place),
      ['Sign up', 'Update'],
      async (walker, form) => {
        await walker.press({ kind: 'field', name: label, form: form.index });
        walker.type(form, label, form.fields[label] === 'true' ? 'false' : 'true');
      },
    ),
  );

/** Options that a neighbour or the office may take away, so the walk does not expect them to keep their value. */
const tickScarce = fc
  .tuple(fc.nat(1), fc.constantFrom(/^Reserve/, /^Baal Korah/, /^Coming on/))
  .map(([place, label]) =>
    formStep(
      `tick ${String(label)} in form ${place}`,
      signUp(place),
      ['Sign up', 'Update'],
      async (walker, form) => {
        const name = form.enabled.find((one) => label.test(one));
        if (name !== undefined) await walker.press({ kind: 'field', name, form: form.index });
        walker.touch(form);
      },
    ),
  );

const choosePart = fc.tuple(fc.nat(1), fc.nat(5)).map(([place, part]) =>
  formStep(
    `choose part ${part} in form ${place}`,
    signUp(place),
    ['Sign up', 'Update'],
    async (walker, form) => {
      if (form.enabled.includes('Part'))
        await walker.choose({ kind: 'field', name: 'Part', form: form.index }, part);
    },
  ),
);

const send = fc.tuple(fc.nat(1), anyHand).map(([place, hand]) =>
  formStep(`send form ${place} by ${hand}`, signUp(place), ['Sign up', 'Update'], async (walker, form) => {
    const name = isEnabled(form, 'Update') ? 'Update' : 'Sign up';
    return { sent: form.name, isByKey: await walker.press({ kind: 'button', name, form: form.index }, hand) };
  }),
);

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
      signUp(place),
      ['Sign up', 'Update'],
      async (walker, form) => {
        const writes = [{ fault: lost, calls: 1 }];
        Object.assign(walker.backend.fail, { addToMinyan: writes, removeFromMinyan: writes });
        const reads = [{ fault: read, calls }];
        walker.failReads({ getMinyan: reads, getUser: reads });
        const name = isEnabled(form, 'Update') ? 'Update' : 'Sign up';
        await walker.press({ kind: 'button', name, form: form.index });
        await walker.settle({ sent: form.name });
        // An invalid form sends nothing.
        for (const call of ['addToMinyan', 'removeFromMinyan'] as const) delete walker.backend.fail[call];
        if (!isPatient) return;
        await walker.moveTo(walker.backend.now() + POLL);
        await walker.settle();
        await walker.calmDown();
      },
    ),
  );

const edit = fc.tuple(fc.nat(1), anyPress).map(([place, hand]) =>
  formStep(`edit form ${place} by ${hand}`, signUp(place), ['Edit'], async (walker, form) => {
    return { isByKey: await walker.press({ kind: 'button', name: 'Edit', form: form.index }, hand) };
  }),
);

const cancel = fc.tuple(fc.nat(1), anyPress).map(([place, hand]) =>
  formStep(`cancel form ${place} by ${hand}`, signUp(place), ['Cancel'], async (walker, form) => {
    const isByKey = await walker.press({ kind: 'button', name: 'Cancel', form: form.index }, hand);
    walker.giveUp(form.name);
    return { isByKey };
  }),
);

const openLater = anyPress.map((hand) =>
  step(
    `open the dialog of later Shabbosim by ${hand}`,
    (page) => isSignedInWithoutDialog(page) && page.path === '/' && page.walkForms.some(isSignUp),
    async (walker) => {
      const isByKey = await walker.press({ kind: 'button', name: LATER, within: 'main' }, hand);
      // Its code loads at the first press.
      await walker.page().getByRole('dialog', { name: LATER_TITLE }).waitFor();
      return { isByKey };
    },
  ),
);

const pickLater = fc.nat(2).map((week) =>
  step(`pick later Shabbos ${week}`, isLaterOpen, async (walker) => {
    const page = walker.page();
    // Another date shows the form of another Shabbos.
    for (const { name, isInDialog } of walker.shown().walkForms) if (isInDialog) walker.giveUp(name);
    await page.getByRole('combobox', { name: 'Select a date' }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Saturdays to choose from' });
    // Picking the same date again changes nothing.
    const days = calendar.getByRole('button', {
      name: /^(Today, )?Saturday(?!.*, selected$)/,
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
    const page = walker.page();
    const inDialog = walker.shown().walkForms.find((form) => form.isInDialog);
    // What is kept while the dialog is hidden is checked when it is opened again, in a test of its own.
    if (inDialog !== undefined) walker.giveUp(inDialog.name);
    if (way === 'Back') await page.evaluate(() => window.history.back());
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'Close') await walker.press({ kind: 'button', name: 'Close', within: '.modal' });
    await page.locator('.modal').waitFor({ state: 'detached' });
    return { isByKey: way === 'Escape' };
  }),
);

export const signUpSteps = [
  typeMen,
  typeMen,
  tick,
  tickScarce,
  tickScarce,
  choosePart,
  send,
  send,
  send,
  sendUnanswered,
  sendUnanswered,
  edit,
  edit,
  cancel,
  openLater,
  pickLater,
  pickLater,
  closeLater,
];
