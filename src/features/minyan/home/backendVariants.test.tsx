import { screen, waitFor, within } from '@testing-library/react';
import type { WireRecords, WireRow } from '../../../../mocks/wire/wireTypes';
import { bodiesOf, callsOf } from '../../../../test/backend';
import { changeAnswers } from '../../../../test/changeAnswers';
import {
  addRecord,
  box,
  findButton,
  form,
  men,
  openHome,
  SHABBOS,
  withRecords,
} from '../../../../test/homeCards';

// The real backend may answer in ways in which the emulated one does not by default. The page must be correct for each of them.

const CHANUKAH = 'Chanukah, 1st day';

/** Changes all rows of the records but those of later Shabbosim. */
function changeRows(change: (row: WireRow) => object): void {
  const changeAll = (rows: WireRecords['upcomingShabbos']) => rows?.map(change);
  changeAnswers('/api/minyan', ({ upcomingShabbos, upcomingHolidays, futureShabbos }) => ({
    upcomingShabbos: changeAll(upcomingShabbos),
    upcomingHolidays: upcomingHolidays?.map((group) => ({ ...group, users: changeAll(group.users) })),
    futureShabbos,
  }));
}

it('shows and changes a sign-up without an id, and offers no removal (rule: own-row-without-id)', async () => {
  changeRows(({ _id, ...row }) => row);
  const app = await openHome({ change: withRecords({ peopleCount: 3 }) });
  expect(men()).toHaveValue('3');
  expect(men()).toBeDisabled();
  await app.press('Edit');
  expect(men()).toHaveAttribute('aria-valuemin', '1');
  expect(men()).not.toHaveAccessibleDescription();
  await app.enterMen('0');
  await app.press('Update');
  await waitFor(() => expect(men()).toHaveAccessibleDescription('Please enter a number from 1 to 40.'));
  await app.enterMen('4');
  await app.press('Update');
  await findButton('Edit');
  expect(men()).toHaveValue('4');
  expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ poeple_count: 4, date: SHABBOS }]);
  expect(callsOf(app.backend, 'removeFromMinyan')).toEqual([]);
});

describe('two holidays with one name (rule: holidays-with-one-name)', () => {
  const NAME = 'Both days';
  const shownMen = () =>
    screen
      .getAllByRole('group', { name: NAME })
      .map((group) => within(group).getByRole('spinbutton').getAttribute('value'));

  it('have their own rows in groups without dates, and removing the sign-up for one keeps that for the other', async () => {
    changeAnswers('/api/user', (user) => ({
      ...user,
      upcomingHolidays: user.upcomingHolidays?.map((one) => ({ ...one, displayName: NAME, rocordId: null })),
    }));
    changeAnswers('/api/minyan', (records) => ({
      ...records,
      upcomingHolidays: records.upcomingHolidays?.map(({ users }) => ({
        date_title: NAME,
        users: users?.map((row) => ({ ...row, date: undefined })),
      })),
    }));
    const app = await openHome({
      change: (backend) => {
        const [first, second] = backend.db.holidays.where(({ day }) => day > SHABBOS);
        for (const [id, one, peopleCount] of [
          ['first', first, 2],
          ['second', second, 5],
        ] as const)
          addRecord(backend, { id, day: one?.day, holidayName: one?.name ?? null, peopleCount });
      },
    });
    expect(shownMen()).toEqual(['2', '5']);
    const first = within(screen.getAllByRole('group', { name: NAME })[0] ?? document.body);
    await app.user.click(first.getByRole('button', { name: 'Edit' }));
    await app.user.clear(first.getByRole('spinbutton'));
    await app.user.type(first.getByRole('spinbutton'), '0');
    await app.user.click(first.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(first.getByRole('button', { name: 'Sign up' })).toBeEnabled());
    expect(shownMen()).toEqual(['1', '5']);
    expect(app.backend.db.signUps.where(() => true).map(({ id }) => id)).toEqual(['second']);
  });
});

describe('a choice that is no longer available (rule: unavailable-choice)', () => {
  const MAFTIR = 'Reserve Maftir/Mussaf';
  const LOST = 'Maftir and Mussaf have been reserved meanwhile.';

  it('is cleared and not sent when another unit takes it, and is available again when that unit gives it up', async () => {
    const app = await openHome();
    await app.enterMen('3');
    for (const label of [MAFTIR, 'Baal Korah']) await app.tick(label);
    await app.user.selectOptions(form().getByRole('combobox', { name: 'Part' }), '1st Half');
    addRecord(app.backend, { by: 'gabbai', reservedMussaf: true, part: 'full' });
    await app.comeBack();
    expect(await form().findByText(LOST)).toHaveRole('status');
    expect(form().getByText('All parts of the reading have been taken meanwhile.')).toHaveRole('status');
    for (const label of [MAFTIR, 'Baal Korah']) {
      expect(box(label)).not.toBeChecked();
      expect(box(label)).toBeDisabled();
    }
    app.backend.db.signUps.remove(() => true);
    await app.comeBack();
    await waitFor(() => expect(box(MAFTIR)).toBeEnabled());
    expect(screen.queryByText(LOST)).toBeNull();
    expect(box(MAFTIR)).not.toBeChecked();
    await app.press('Sign up');
    await findButton('Edit');
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([
      { poeple_count: 3, reservedMussaf: false, baalKorah: false, preparedFor: null },
    ]);
  });
});

it('a reader without a known part blocks nothing, and must choose a part to change the sign-up (rule: reader-without-part)', async () => {
  changeRows((row) => (row.baalKorah ? { ...row, preparedFor: 'maftir' } : row));
  const app = await openHome({ change: withRecords({ part: '1-4' }, { by: 'gabbai', part: 'full' }) });
  await app.press('Edit');
  expect(box('Baal Korah')).toBeChecked();
  const part = form().getByRole('combobox', { name: 'Part' });
  expect(part).toHaveValue('');
  expect(within(part).queryByRole('option', { name: /not available/ })).toBeNull();
  await app.press('Update');
  const missing = 'Please specify the part for which you are a baal korah.';
  await waitFor(() => expect(part).toHaveAccessibleDescription(missing));
  await app.user.selectOptions(part, 'Full Parsha');
  expect(callsOf(app.backend, 'addToMinyan')).toEqual([]);
});

it('shows the sent values, and tries again, until the member is read too (rule: sent-values-until-read)', async () => {
  const app = await openHome({
    event: CHANUKAH,
    fakeTimers: true,
    change: (backend) => {
      const { day, name } = backend.db.holidays.find(({ displayName }) => displayName === CHANUKAH) ?? {};
      addRecord(backend, { id: 'own', day, holidayName: name ?? null, peopleCount: 2 });
    },
  });
  app.backend.fail.getUser = '500';
  await app.press('Edit', CHANUKAH);
  await app.enterMen('0', CHANUKAH);
  await app.press('Update', CHANUKAH);
  await findButton('Sign up', CHANUKAH);
  // The records no longer have the row, but the member that was read before the removal still names its id.
  expect(men(CHANUKAH)).toHaveValue('1');
  await app.enterMen('4', CHANUKAH);
  await app.press('Sign up', CHANUKAH);
  await findButton('Edit', CHANUKAH);
  expect(men(CHANUKAH)).toHaveValue('4');
  const reads = callsOf(app.backend, 'getUser').length;
  delete app.backend.fail.getUser;
  await app.later(60_000);
  await waitFor(() => expect(callsOf(app.backend, 'getUser').length).toBeGreaterThan(reads));
  await app.press('Edit', CHANUKAH);
  await waitFor(() => expect(men(CHANUKAH)).toHaveAttribute('aria-valuemin', '0'));
  expect(men(CHANUKAH)).toHaveValue('4');
});
