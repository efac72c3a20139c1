import { toDay } from '@/domain/day';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import { bodiesOf, callsOf, setTime } from '../../../../test/backend';
import { changeAnswers } from '../../../../test/changeAnswers';
import { holdCalls } from '../../../../test/holdCalls';
import { form, formActions, men, THIS_WEEK } from '../../../../test/homeCards';
import { recordChanges } from '../../../../test/recordChanges';
import { renderApp, type RenderAppOptions, type RenderedApp } from '../../../../test/renderApp';
import { addRecord } from '../../../../test/renderEvent';

const TUESDAY = '2026-11-10T10:00:00-05:00';
const SUNDAY = '2026-11-15T10:00:00-05:00';
const NEXT_WEEK = 'שבת פרשת ויצא';
const CHANUKAH = 'Chanukah, 1st day';
const SHABBOS_PASSED = 'This Shabbos has passed.';

/** The member comes with 2 men this week, and with 6 the week after. */
function signUpForBoth(backend: Backend): void {
  addRecord(backend, { id: 'this-week', day: toDay('2026-11-14'), peopleCount: 2 });
  addRecord(backend, { id: 'next-week', day: toDay('2026-11-21'), peopleCount: 6 });
}

const dayOfRecord = (backend: Backend, id: string) => backend.db.signUps.find((one) => one.id === id)?.day;
const findForm = async (name: string) => within(await screen.findByRole('group', { name }));
/** The forms of an event, also behind a dialog, where they have no role. */
const allForms = (name: string) => screen.queryAllByRole('group', { name, hidden: true });
const hasForm = (name: string) => screen.queryByRole('group', { name }) !== null;

/** The home, as it is before Shabbos. */
async function openHome(options: RenderAppOptions = {}) {
  const app = renderApp({
    signedInAs: 'demo',
    scenario: 'empty',
    now: TUESDAY,
    change: signUpForBoth,
    ...options,
  });
  await findForm(THIS_WEEK);
  await findForm(CHANUKAH);
  await app.settled();
  return {
    ...app,
    ...formActions(app),
    /** The tab stays open until `time`, and the member comes back to it. */
    leaveOpenUntil: async (time: string) => {
      act(() => setTime(time));
      await app.comeBack();
    },
  };
}

function omitDates(): void {
  changeAnswers('/api/minyan', ({ upcomingShabbos: rows, ...records }) => ({
    ...records,
    upcomingShabbos: rows?.map((row) => ({ ...row, date: undefined })),
  }));
}

function omitDatesAndShabbos(): void {
  omitDates();
  changeAnswers('/api/user', (user) => ({ ...user, upcomingShabbos: null }));
}

describe.each([
  ['with dates', () => undefined],
  ['without dates', omitDates],
  ['without dates, while the server names no upcoming Shabbos', omitDatesAndShabbos],
])('when the upcoming Shabbos passes, with rows %s', (_, change) => {
  beforeEach(change);

  it('closes an unchanged edit, whatever is typed on another card, and shows the saved sign-up of next week', async () => {
    const app = await openHome();
    await app.enterMen('4', CHANUKAH);
    await app.press('Edit', THIS_WEEK);
    await app.leaveOpenUntil(SUNDAY);
    const next = await findForm(NEXT_WEEK);
    expect(hasForm(THIS_WEEK)).toBe(false);
    expect(next.getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(next.queryByRole('button', { name: 'Update' })).toBeNull();
    expect(men(NEXT_WEEK)).toHaveValue('6');
    expect(men(CHANUKAH)).toHaveValue('4');
    expect(screen.queryByText(SHABBOS_PASSED)).toBeNull();
    expect(dayOfRecord(app.backend, 'this-week')).toBe('2026-11-14');
    expect(dayOfRecord(app.backend, 'next-week')).toBe('2026-11-21');
  });

  it('removes only the record of the passed Shabbos from its card, which then goes', async () => {
    const app = await openHome();
    await app.press('Edit', THIS_WEEK);
    await app.enterMen('0', THIS_WEEK);
    await app.leaveOpenUntil(SUNDAY);
    expect(await screen.findByText(SHABBOS_PASSED)).toHaveRole('status');
    expect(men(THIS_WEEK)).toHaveValue('0');
    expect(hasForm(NEXT_WEEK)).toBe(false);
    await app.press('Update', THIS_WEEK);
    await findForm(NEXT_WEEK);
    expect(men(NEXT_WEEK)).toHaveValue('6');
    expect(callsOf(app.backend, 'removeFromMinyan').map(({ path }) => path)).toEqual([
      '/api/minyan/this-week',
    ]);
    expect(dayOfRecord(app.backend, 'next-week')).toBe('2026-11-21');
  });

  it('shows a spinner under the next Shabbos until records arrive that were read after the change', async () => {
    const app = await openHome();
    const letThrough = holdCalls('/api/minyan');
    await app.leaveOpenUntil(SUNDAY);
    const card = within(screen.getByRole('region', { name: 'Add yourself to minyan' }));
    expect(await card.findByText(NEXT_WEEK)).toBeVisible();
    expect(card.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(card.queryByRole('group')).toBeNull();
    expect(card.queryByRole('region', { name: /^Summary/ })).toBeNull();
    expect(form(CHANUKAH).getByRole('button', { name: 'Sign up' })).toBeEnabled();
    letThrough();
    await findForm(NEXT_WEEK);
    expect(men(NEXT_WEEK)).toHaveValue('6');
  });
});

it.each([
  ['with dates', () => undefined],
  ['without dates', omitDates],
])(
  'the card of the passed Shabbos removes the record of its own day while the member cannot be read, with rows %s',
  async (_, change) => {
    change();
    const app = await openHome();
    app.backend.fail.getUser = '500';
    const reads = callsOf(app.backend, 'getMinyan').length;
    await app.leaveOpenUntil(SUNDAY);
    await waitFor(() => expect(callsOf(app.backend, 'getMinyan').at(reads)?.status).toBe(200));
    await app.idle();
    expect(men(THIS_WEEK)).toHaveValue('2');
    const summary = within(screen.getByRole('region', { name: `Summary of ${THIS_WEEK}` }));
    expect(summary.getAllByRole('definition')[0]).toHaveTextContent('2');
    await app.press('Edit', THIS_WEEK);
    await app.enterMen('0', THIS_WEEK);
    await app.press('Update', THIS_WEEK);
    await waitFor(() => expect(callsOf(app.backend, 'removeFromMinyan')).toHaveLength(1));
    await app.idle();
    expect(callsOf(app.backend, 'removeFromMinyan')[0]?.path).toBe('/api/minyan/this-week');
    expect(dayOfRecord(app.backend, 'next-week')).toBe('2026-11-21');
  },
);

it('the card of the passed Shabbos says that nobody is signed up any more until it goes', async () => {
  const app = await openHome();
  await app.press('Edit', THIS_WEEK);
  await app.enterMen('0', THIS_WEEK);
  await app.leaveOpenUntil(SUNDAY);
  expect(await screen.findByText(SHABBOS_PASSED)).toBeVisible();
  const letThrough = holdCalls('/api/user');
  await app.press('Update', THIS_WEEK);
  expect(await screen.findByText('Your sign-up has been removed.')).toBeVisible();
  const ownLines = () =>
    screen.getAllByText(/^You are (not )?signed up/).map(({ textContent }) => textContent);
  const firstLine = () => (hasForm(THIS_WEEK) ? ownLines().slice(0, 1) : []);
  expect(firstLine()).toEqual(['You are not signed up']);
  expect(men(THIS_WEEK)).toHaveValue('1');
  const changes = recordChanges(firstLine);
  letThrough();
  await findForm(NEXT_WEEK);
  changes.stop();
  expect(changes.seen.filter((line) => line !== 'You are not signed up')).toEqual([]);
});

describe('the card of a passed Shabbos with changed input', () => {
  it('stays after a refusal, and goes once the member cancels', async () => {
    const app = await openHome();
    await app.press('Edit', THIS_WEEK);
    await app.enterMen('3', THIS_WEEK);
    await app.leaveOpenUntil(SUNDAY);
    expect(await screen.findByText(SHABBOS_PASSED)).toBeVisible();
    await app.press('Update', THIS_WEEK);
    expect(await screen.findByText('This day has already passed.')).toHaveRole('alert');
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ date: '2026-11-14' }]);
    expect(men(THIS_WEEK)).toHaveValue('3');
    await app.press('Cancel', THIS_WEEK);
    await findForm(NEXT_WEEK);
    expect(men(NEXT_WEEK)).toHaveValue('6');
    expect(screen.queryByText(SHABBOS_PASSED)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('goes once the input is as it was', async () => {
    const app = await openHome();
    await app.press('Edit', THIS_WEEK);
    await app.enterMen('3', THIS_WEEK);
    await app.leaveOpenUntil(SUNDAY);
    expect(await screen.findByText(SHABBOS_PASSED)).toBeVisible();
    await app.enterMen('2', THIS_WEEK);
    await findForm(NEXT_WEEK);
  });

  it('can be cancelled by a member who has not signed up', async () => {
    const app = await openHome({ change: () => undefined });
    expect(form(THIS_WEEK).queryByRole('button', { name: 'Cancel' })).toBeNull();
    await app.enterMen('3', THIS_WEEK);
    await app.leaveOpenUntil(SUNDAY);
    expect(await screen.findByText(SHABBOS_PASSED)).toBeVisible();
    await app.press('Cancel', THIS_WEEK);
    await findForm(NEXT_WEEK);
    expect(men(NEXT_WEEK)).toHaveValue('1');
  });
});

describe('the card of a Shabbos that has passed and is still named', () => {
  /** The backend names last week's Shabbos all the time. */
  async function openStaleHome(now: string, change: (backend: Backend) => void = () => undefined) {
    changeAnswers('/api/user', (user) => ({ ...user, upcomingShabbos: '2026-11-14' }));
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty', now, change });
    await findForm(THIS_WEEK);
    await app.settled();
    return { ...app, ...formActions(app) };
  }

  it('says so and takes no new sign-up', async () => {
    await openStaleHome(SUNDAY);
    expect(screen.getByText(SHABBOS_PASSED)).toHaveRole('status');
    expect(men(THIS_WEEK)).toBeDisabled();
    for (const box of form(THIS_WEEK).getAllByRole('checkbox')) expect(box).toBeDisabled();
    expect(form(THIS_WEEK).getByRole('button', { name: 'Sign up' })).toBeDisabled();
    expect(form(THIS_WEEK).queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('is open until the day is over', async () => {
    await openStaleHome('2026-11-14T23:59:59-05:00');
    expect(screen.queryByText(SHABBOS_PASSED)).toBeNull();
    expect(form(THIS_WEEK).getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  it('keeps input from before, until the member cancels', async () => {
    const app = await openStaleHome(TUESDAY);
    await app.enterMen('3');
    act(() => setTime(SUNDAY));
    await app.comeBack();
    expect(await screen.findByText(SHABBOS_PASSED)).toBeVisible();
    expect(men()).toHaveValue('3');
    await app.press('Sign up');
    expect(await screen.findByText('This day has already passed.')).toHaveRole('alert');
    await app.press('Cancel');
    await waitFor(() => expect(men()).toBeDisabled());
    expect(men()).toHaveValue('1');
    expect(screen.queryByText('This day has already passed.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('still removes the sign-up of its own day', async () => {
    const app = await openStaleHome(TUESDAY, signUpForBoth);
    act(() => setTime(SUNDAY));
    await app.press('Edit');
    await app.enterMen('0');
    await app.press('Update');
    expect(await screen.findByText('Your sign-up has been removed.')).toHaveFocus();
    expect(callsOf(app.backend, 'removeFromMinyan').map(({ path }) => path)).toEqual([
      '/api/minyan/this-week',
    ]);
    expect(men()).toBeDisabled();
  });

  it('leaves the coming Saturday to the dialog of later Shabbosim, with its rows', async () => {
    const app = await openStaleHome(SUNDAY, signUpForBoth);
    const dialog = await openDialogAt(app, 'Saturday, November 21st, 2026');
    expect(dialog.getByText('You are signed up: 6')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Edit' }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'Guest' }));
    await app.user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(bodiesOf(app.backend, 'addToMinyan')).toHaveLength(1));
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ date: '2026-11-21', futureShabbos: true }]);
  });
});

/** Opens the dialog of later Shabbosim and picks one. */
async function openDialogAt(app: RenderedApp, day: string) {
  await app.user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signing up for a later Shabbos?' }));
  await app.user.click(dialog.getByRole('combobox', { name: 'Select a date' }));
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${day}`) }));
  return dialog;
}

it('keeps the input of the dialog when the Shabbos passes, and replaces the card', async () => {
  const app = await openHome();
  const dialog = await openDialogAt(app, 'Saturday, November 28th, 2026');
  await app.user.click(dialog.getByRole('checkbox', { name: 'Guest' }));
  await app.leaveOpenUntil(SUNDAY);
  await waitFor(() => expect(allForms(NEXT_WEEK)).toHaveLength(1));
  expect(allForms(THIS_WEEK)).toEqual([]);
  expect(dialog.getByRole('checkbox', { name: 'Guest' })).toBeChecked();
});

it('shows the records of the later Shabbos that was picked, also once it is the upcoming one', async () => {
  const app = await openHome({
    change: (backend) => {
      signUpForBoth(backend);
      backend.db.signUps.update(({ id }) => id === 'next-week', { onlyIfMinyan: true });
    },
  });
  const dialog = await openDialogAt(app, 'Saturday, November 21st, 2026');
  expect(dialog.getByRole('spinbutton', { name: 'Number of men' })).toHaveValue('6');
  expect(dialog.getByRole('checkbox', { name: 'Only if minyan' })).toBeChecked();
  await app.leaveOpenUntil(SUNDAY);
  // The form of the card and the one in the dialog.
  await waitFor(() => expect(allForms(NEXT_WEEK)).toHaveLength(2));
  expect(dialog.getByRole('spinbutton', { name: 'Number of men' })).toHaveValue('6');
  await app.user.click(dialog.getByRole('button', { name: 'Edit' }));
  await app.user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(bodiesOf(app.backend, 'addToMinyan')).toHaveLength(1));
  expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ futureShabbos: false }]);
});

it('shows the later Shabbos that was picked also while no records arrive after it became the upcoming one', async () => {
  expectConsole(/The minyan records could not be loaded/);
  const app = await openHome();
  const dialog = await openDialogAt(app, 'Saturday, November 21st, 2026');
  app.backend.fail.getMinyan = '500';
  await app.leaveOpenUntil(SUNDAY);
  await app.idle();
  expect(dialog.getByText('You are signed up: 6')).toBeVisible();
  expect(dialog.getByRole('spinbutton', { name: 'Number of men' })).toHaveValue('6');
  expect(dialog.getByRole('button', { name: 'Edit' })).toBeEnabled();
});

it('takes no new sign-up for a later Shabbos that was picked and has passed', async () => {
  const app = await openHome({ change: undefined });
  const dialog = await openDialogAt(app, 'Saturday, November 21st, 2026');
  expect(dialog.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  expect(dialog.queryByText(SHABBOS_PASSED)).toBeNull();
  await app.leaveOpenUntil('2026-11-22T10:00:00-05:00');
  expect(await dialog.findByText(SHABBOS_PASSED)).toHaveRole('status');
  expect(dialog.getByRole('button', { name: 'Sign up' })).toBeDisabled();
});

it('keeps the focus in the dialog when the sign-up for the picked Shabbos goes with the day', async () => {
  const app = await openHome();
  const dialog = await openDialogAt(app, 'Saturday, November 21st, 2026');
  act(() => dialog.getByRole('button', { name: 'Edit' }).focus());
  await app.leaveOpenUntil('2026-11-22T10:00:00-05:00');
  expect(await dialog.findByRole('button', { name: 'Sign up' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

describe('the card of a passed holiday', () => {
  const AFTER_CHANUKAH = '2026-12-06T10:00:00-05:00';
  const FRIDAY = '2026-12-04T10:00:00-05:00';

  async function openBeforeChanukah() {
    const app = renderApp({ signedInAs: 'demo', scenario: 'empty', now: FRIDAY });
    await findForm(CHANUKAH);
    await app.settled();
    return app;
  }

  it('stays while it holds changed input, and goes once the member cancels', async () => {
    const app = await openBeforeChanukah();
    await app.user.click(form(CHANUKAH).getByRole('checkbox', { name: 'Guest' }));
    act(() => setTime(AFTER_CHANUKAH));
    await app.comeBack();
    expect(await screen.findByText('This event has passed.')).toHaveRole('status');
    expect(form(CHANUKAH).getByRole('checkbox', { name: 'Guest' })).toBeChecked();
    expect(screen.getByText('Saturday Dec 12th, 2026')).toBeVisible();
    await app.user.click(form(CHANUKAH).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(hasForm(CHANUKAH)).toBe(false));
    expect(screen.queryByText('This event has passed.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['a field of it', () => form(CHANUKAH).getByRole('checkbox', { name: 'Guest' })],
    ['its entry in the list', () => screen.getByRole('link', { name: /^Chanukah/ })],
  ])(
    'goes when nothing was changed on it, and the focus moves from %s to the heading of the screen',
    async (_, control) => {
      const app = await openBeforeChanukah();
      act(() => control().focus());
      act(() => setTime(AFTER_CHANUKAH));
      await app.comeBack();
      await waitFor(() => expect(hasForm(CHANUKAH)).toBe(false));
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );
});

it('keeps an edit open when fresh records equal what is typed', async () => {
  const app = await openHome();
  await app.press('Edit', THIS_WEEK);
  await app.enterMen('9', THIS_WEEK);
  app.backend.db.signUps.update(({ id }) => id === 'this-week', { peopleCount: 9 });
  await app.comeBack();
  const summary = within(screen.getByRole('region', { name: `Summary of ${THIS_WEEK}` }));
  await waitFor(() => expect(summary.getAllByText('9')).not.toHaveLength(0));
  expect(form(THIS_WEEK).getByRole('button', { name: 'Update' })).toBeEnabled();
  await app.press('Cancel', THIS_WEEK);
  expect(men(THIS_WEEK)).toHaveValue('9');
  expect(form(THIS_WEEK).getByRole('button', { name: 'Edit' })).toBeEnabled();
});
