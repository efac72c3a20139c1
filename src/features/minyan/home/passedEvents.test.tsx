import { toDay } from '@/domain/day';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import { bodiesOf, callsOf, setTime } from '../../../../test/backend';
import { changeAnswers } from '../../../../test/changeAnswers';
import { holdCalls } from '../../../../test/holdCalls';
import {
  box,
  button,
  form,
  men,
  openHome as openDemoHome,
  pickLater,
  summary,
  THIS_WEEK,
  withRecords,
} from '../../../../test/homeCards';
import { recordChanges } from '../../../../test/recordChanges';
import type { RenderAppOptions, RenderedApp } from '../../../../test/renderApp';

const TUESDAY = '2026-11-10T10:00:00-05:00';
const SUNDAY = '2026-11-15T10:00:00-05:00';
const NEXT_WEEK = 'שבת פרשת ויצא';
const CHANUKAH = 'Chanukah, 1st day';
const SHABBOS_PASSED = 'This Shabbos has passed.';

/** The member has signed up 2 men this week, and 6 the week after. */
const signUpForBoth = withRecords(
  { id: 'this-week', peopleCount: 2 },
  { id: 'next-week', day: toDay('2026-11-21'), peopleCount: 6 },
);

const dayOfRecord = (backend: Backend, id: string) => backend.db.signUps.find((one) => one.id === id)?.day;
const removals = ({ backend }: RenderedApp) => callsOf(backend, 'removeFromMinyan').map(({ path }) => path);
const findForm = (name: string) => screen.findByRole('group', { name });
/** The forms of an event, also those behind a dialog, which are hidden from the accessibility tree. */
const allForms = (name: string) => screen.queryAllByRole('group', { name, hidden: true });
const hasForm = (name: string) => screen.queryByRole('group', { name }) !== null;

/** Opens the home of the member with both sign-ups, by default on the Tuesday before Shabbos. */
async function openHome(options: RenderAppOptions & { event?: string } = {}) {
  const app = await openDemoHome({ now: TUESDAY, change: signUpForBoth, ...options });
  return {
    ...app,
    /** Moves the clock to `time` while the tab stays open, and shows the tab again. */
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

describe.each([
  ['with dates', () => undefined],
  ['without dates', omitDates],
  [
    'without dates, while the server names no upcoming Shabbos',
    () => {
      omitDates();
      changeAnswers('/api/user', (user) => ({ ...user, upcomingShabbos: null }));
    },
  ],
])('when the upcoming Shabbos passes, for rows %s', (_, change) => {
  beforeEach(change);

  it('the card closes an unchanged edit and waits for newer records, whatever is typed on another card', async () => {
    const app = await openHome();
    await app.enterMen('4', CHANUKAH);
    await app.press('Edit');
    const letThrough = holdCalls('/api/minyan');
    await app.leaveOpenUntil(SUNDAY);
    const card = within(screen.getByRole('region', { name: 'Add yourself to minyan' }));
    expect(await card.findByText(NEXT_WEEK)).toBeVisible();
    expect(card.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(card.queryByRole('group')).toBeNull();
    expect(card.queryByRole('region', { name: /^Summary/ })).toBeNull();
    letThrough();
    await findForm(NEXT_WEEK);
    expect(hasForm(THIS_WEEK)).toBe(false);
    expect(button('Edit', NEXT_WEEK)).toBeEnabled();
    expect(men(NEXT_WEEK)).toHaveValue('6');
    expect(men(CHANUKAH)).toHaveValue('4');
    expect(screen.queryByText(SHABBOS_PASSED)).toBeNull();
  });

  it('the card removes only the record of the passed Shabbos, and then disappears', async () => {
    const app = await openHome();
    await app.press('Edit');
    await app.enterMen('0');
    await app.leaveOpenUntil(SUNDAY);
    expect(await screen.findByText(SHABBOS_PASSED)).toHaveRole('status');
    expect(men()).toHaveValue('0');
    expect(hasForm(NEXT_WEEK)).toBe(false);
    await app.press('Update');
    await findForm(NEXT_WEEK);
    expect(men(NEXT_WEEK)).toHaveValue('6');
    expect(removals(app)).toEqual(['/api/minyan/this-week']);
    expect(dayOfRecord(app.backend, 'next-week')).toBe('2026-11-21');
  });
});

it.each([
  ['with dates', () => undefined],
  ['without dates', omitDates],
])(
  'the card removes the record of its own day while the member cannot be read, for rows %s',
  async (_, change) => {
    change();
    const app = await openHome();
    app.backend.fail.getUser = '500';
    const reads = callsOf(app.backend, 'getMinyan').length;
    await app.leaveOpenUntil(SUNDAY);
    await waitFor(() => expect(callsOf(app.backend, 'getMinyan').at(reads)?.status).toBe(200));
    await app.idle();
    expect(men()).toHaveValue('2');
    expect(summary().getAllByRole('definition')[0]).toHaveTextContent('2');
    await app.press('Edit');
    await app.enterMen('0');
    await app.press('Update');
    await waitFor(() => expect(removals(app)).toEqual(['/api/minyan/this-week']));
    await app.idle();
    expect(dayOfRecord(app.backend, 'next-week')).toBe('2026-11-21');
  },
);

it('after a removal, the card of the passed Shabbos says that the member is not signed up, until the card disappears', async () => {
  const app = await openHome();
  await app.press('Edit');
  await app.enterMen('0');
  await app.leaveOpenUntil(SUNDAY);
  await screen.findByText(SHABBOS_PASSED);
  const letThrough = holdCalls('/api/user');
  await app.press('Update');
  expect(await screen.findByText('Your sign-up has been removed.')).toBeVisible();
  const firstLine = () =>
    (hasForm(THIS_WEEK) ? screen.getAllByText(/^You are (not )?signed up/).slice(0, 1) : []).map(
      ({ textContent }) => textContent,
    );
  expect(firstLine()).toEqual(['You are not signed up']);
  expect(men()).toHaveValue('1');
  const changes = recordChanges(firstLine);
  letThrough();
  await findForm(NEXT_WEEK);
  changes.stop();
  expect(changes.seen.filter((line) => line !== 'You are not signed up')).toEqual([]);
});

describe('the card of a passed Shabbos with changed input', () => {
  async function openChanged() {
    const app = await openHome();
    await app.press('Edit');
    await app.enterMen('3');
    await app.leaveOpenUntil(SUNDAY);
    await screen.findByText(SHABBOS_PASSED);
    return app;
  }

  it('stays after a refusal, and disappears once the member cancels', async () => {
    const app = await openChanged();
    await app.press('Update');
    expect(await screen.findByText('This day has already passed.')).toHaveRole('alert');
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ date: '2026-11-14' }]);
    expect(men()).toHaveValue('3');
    await app.press('Cancel');
    await findForm(NEXT_WEEK);
    expect(men(NEXT_WEEK)).toHaveValue('6');
    expect(screen.queryByText(SHABBOS_PASSED)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('disappears once the input is back at its first values', async () => {
    const app = await openChanged();
    await app.enterMen('2');
    expect(await findForm(NEXT_WEEK)).toBeVisible();
  });
});

describe('the card of a Shabbos that has passed but is still listed', () => {
  /** The backend lists the Shabbos of November 14 all the time. */
  function openStale(now: string, change: (backend: Backend) => void = () => undefined) {
    changeAnswers('/api/user', (user) => ({ ...user, upcomingShabbos: '2026-11-14' }));
    return openHome({ now, change });
  }

  it('offers no new sign-up after the end of the day, and says that the day has passed', async () => {
    await openStale('2026-11-14T23:59:59-05:00');
    expect(screen.queryByText(SHABBOS_PASSED)).toBeNull();
    expect(button('Sign up')).toBeEnabled();
    act(() => setTime(SUNDAY));
    expect(screen.getByText(SHABBOS_PASSED)).toHaveRole('status');
    for (const one of [men(), ...form().getAllByRole('checkbox'), button('Sign up')])
      expect(one).toBeDisabled();
    expect(form().queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('keeps what was typed before the end of the day, until the member cancels', async () => {
    const app = await openStale(TUESDAY);
    await app.enterMen('3');
    expect(form().queryByRole('button', { name: 'Cancel' })).toBeNull();
    await app.leaveOpenUntil(SUNDAY);
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
    const app = await openStale(TUESDAY, signUpForBoth);
    act(() => setTime(SUNDAY));
    await app.press('Edit');
    await app.enterMen('0');
    await app.press('Update');
    expect(await screen.findByText('Your sign-up has been removed.')).toHaveFocus();
    expect(removals(app)).toEqual(['/api/minyan/this-week']);
    expect(men()).toBeDisabled();
  });

  it('leaves the coming Saturday to the dialog of later Shabbosim, which shows and changes its sign-up', async () => {
    const app = await openStale(SUNDAY, signUpForBoth);
    const dialog = await pickLater(app, /November 21st/);
    expect(dialog.getByText('You are signed up: 6')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Edit' }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'Guest' }));
    await app.user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(bodiesOf(app.backend, 'addToMinyan')).toHaveLength(1));
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ date: '2026-11-21', futureShabbos: true }]);
  });
});

describe('the dialog of later Shabbosim', () => {
  async function openDialog(day: RegExp, change = signUpForBoth) {
    const app = await openHome({ change });
    return { ...app, dialog: await pickLater(app, day) };
  }

  it('keeps its input when the Shabbos passes and its card is replaced', async () => {
    const { dialog, user, leaveOpenUntil } = await openDialog(/November 28th/);
    await user.click(dialog.getByRole('checkbox', { name: 'Guest' }));
    await leaveOpenUntil(SUNDAY);
    await waitFor(() => expect(allForms(NEXT_WEEK)).toHaveLength(1));
    expect(allForms(THIS_WEEK)).toEqual([]);
    expect(dialog.getByRole('checkbox', { name: 'Guest' })).toBeChecked();
  });

  it('shows the records of the picked Shabbos, also once it is the upcoming one', async () => {
    const { backend, dialog, user, leaveOpenUntil } = await openDialog(/November 21st/);
    await leaveOpenUntil(SUNDAY);
    // One form is on the card, and one is in the dialog.
    await waitFor(() => expect(allForms(NEXT_WEEK)).toHaveLength(2));
    expect(dialog.getByRole('spinbutton', { name: 'Number of men' })).toHaveValue('6');
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(bodiesOf(backend, 'addToMinyan')).toHaveLength(1));
    expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([{ futureShabbos: false }]);
  });

  it('shows the records of the picked Shabbos also when it is the upcoming one and newer records cannot be read', async () => {
    expectConsole(/The minyan records could not be loaded/);
    const { backend, dialog, idle, leaveOpenUntil } = await openDialog(/November 21st/);
    backend.fail.getMinyan = '500';
    await leaveOpenUntil(SUNDAY);
    await idle();
    expect(dialog.getByText('You are signed up: 6')).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: 'Number of men' })).toHaveValue('6');
    expect(dialog.getByRole('button', { name: 'Edit' })).toBeEnabled();
  });

  it('offers no new sign-up once its Shabbos has passed, and keeps the focus', async () => {
    const { dialog, leaveOpenUntil } = await openDialog(/November 21st/);
    expect(dialog.queryByText(SHABBOS_PASSED)).toBeNull();
    act(() => dialog.getByRole('button', { name: 'Edit' }).focus());
    await leaveOpenUntil('2026-11-22T10:00:00-05:00');
    expect(await dialog.findByText(SHABBOS_PASSED)).toHaveRole('status');
    expect(await dialog.findByRole('button', { name: 'Sign up' })).toBeDisabled();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});

describe('the card of a passed holiday', () => {
  const AFTER_CHANUKAH = '2026-12-06T10:00:00-05:00';
  const openBeforeChanukah = () =>
    openHome({ event: CHANUKAH, now: '2026-12-04T10:00:00-05:00', change: undefined });

  it('stays while it has changed input, and disappears once the member cancels', async () => {
    const app = await openBeforeChanukah();
    await app.tick('Guest', CHANUKAH);
    await app.leaveOpenUntil(AFTER_CHANUKAH);
    expect(await screen.findByText('This event has passed.')).toHaveRole('status');
    expect(box('Guest', CHANUKAH)).toBeChecked();
    // The card of the upcoming Shabbos already shows the next one.
    expect(screen.getByText('Saturday Dec 12th, 2026')).toBeVisible();
    await app.press('Cancel', CHANUKAH);
    await waitFor(() => expect(hasForm(CHANUKAH)).toBe(false));
    expect(screen.queryByText('This event has passed.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['a field', () => box('Guest', CHANUKAH)],
    ['its entry in the list', () => screen.getByRole('link', { name: /^Chanukah/ })],
  ])(
    'disappears if nothing was changed, and the focus moves from %s to the heading of the screen',
    async (_, control) => {
      const app = await openBeforeChanukah();
      act(() => control().focus());
      await app.leaveOpenUntil(AFTER_CHANUKAH);
      await waitFor(() => expect(hasForm(CHANUKAH)).toBe(false));
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );
});
