import { screen, within } from '@testing-library/react';
import { bodiesOf, callsOf } from '../../../../test/backend';
import {
  box,
  button,
  findButton,
  form,
  men,
  openHome,
  SHABBOS,
  withRecords,
} from '../../../../test/homeCards';

const BOXES = ['Guest', 'Only if minyan', 'Anonymous', 'Reserve Maftir/Mussaf', 'Baal Korah'];
const HINT = 'Enter 0 to remove your sign-up.';
const NO_PART = 'Please specify the part for which you are a baal korah.';

const part = () => form().getByRole('combobox', { name: 'Part' });
const buttons = () =>
  ['Sign up', 'Edit', 'Update', 'Cancel'].filter((name) => form().queryByRole('button', { name }) !== null);
const options = () =>
  within(part())
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ text, disabled }) => (disabled ? `[${text}]` : text));

it('a new form says when sign-up ends, explains itself, and has one man and nothing ticked', async () => {
  const { user } = await openHome();
  expect(form().getByText('Sign up by Thursday 4:00 pm')).toBeVisible();
  await user.hover(button('Help'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Please sign up at least 2 days in advance.');
  expect(button('Help')).toHaveAccessibleDescription('Please sign up at least 2 days in advance.');
  expect(men()).toHaveValue('1');
  expect(men()).toHaveAttribute('aria-valuemin', '1');
  expect(men()).toHaveAttribute('aria-valuemax', '40');
  expect(form().getAllByRole('checkbox')).toEqual(BOXES.map((label) => box(label)));
  for (const one of form().getAllByRole('checkbox')) {
    expect(one).toBeEnabled();
    expect(one).not.toBeChecked();
  }
  expect(box('Anonymous')).toHaveAccessibleDescription(
    'Other members will not see your name until you have been signed up for 12 hours.',
  );
  expect(form().queryByRole('combobox')).toBeNull();
  expect(buttons()).toEqual(['Sign up']);
});

it('sends what was entered, then shows it saved and locked', async () => {
  const { backend, user, press, enterMen, tick } = await openHome();
  await enterMen('40');
  for (const label of BOXES) await tick(label);
  await user.selectOptions(part(), '2nd Half');
  await press('Sign up');
  await findButton('Edit');
  expect(button('Edit')).toHaveFocus();
  expect(bodiesOf(backend, 'addToMinyan')).toEqual([
    {
      poeple_count: 40,
      is_guest: true,
      only_if_minyan: true,
      holiday: false,
      added_by: 'Self',
      anonymous: true,
      holidayName: null,
      reservedMussaf: true,
      baalKorah: true,
      preparedFor: '2nd',
      futureShabbos: false,
      date: SHABBOS,
      comingEarlier: false,
    },
  ]);
  expect(form().getByText('Your sign-up has been saved.')).toHaveRole('status');
  expect(men()).toHaveValue('40');
  expect(part()).toHaveValue('2nd');
  for (const one of [men(), part(), ...form().getAllByRole('checkbox')]) expect(one).toBeDisabled();
  for (const label of BOXES) expect(box(label)).toBeChecked();
  expect(buttons()).toEqual(['Edit']);
});

it('a saved sign-up is locked until Edit, unchanged after Cancel, and changed after Update', async () => {
  const { backend, press, enterMen, tick } = await openHome({
    change: withRecords({ peopleCount: 3, isGuest: true }),
  });
  const expectSaved = (people: string, isGuest: boolean) => {
    expect(men()).toHaveValue(people);
    expect(box('Guest').matches(':checked')).toBe(isGuest);
    for (const one of [men(), ...form().getAllByRole('checkbox')]) expect(one).toBeDisabled();
    expect(buttons()).toEqual(['Edit']);
  };
  expectSaved('3', true);
  await press('Edit');
  expect(men()).toHaveFocus();
  expect(men()).toHaveAttribute('aria-valuemin', '0');
  expect(buttons()).toEqual(['Update', 'Cancel']);
  await enterMen('5');
  await tick('Guest');
  await press('Cancel');
  expectSaved('3', true);
  expect(button('Edit')).toHaveFocus();
  expect(callsOf(backend, 'addToMinyan')).toEqual([]);
  await press('Edit');
  await enterMen('5');
  await tick('Guest');
  await press('Update');
  await findButton('Edit');
  expect(button('Edit')).toHaveFocus();
  expectSaved('5', false);
  expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([
    { poeple_count: 5, is_guest: false, date: SHABBOS },
  ]);
  expect(backend.db.signUps.where(() => true)).toHaveLength(1);
});

it('a hint says that 0 men remove the sign-up, and Update then removes it (rule: removal-hint)', async () => {
  const { backend, press, enterMen } = await openHome({ change: withRecords({ id: 'own', isGuest: true }) });
  expect(screen.getByText('You are signed up: 1')).toBeVisible();
  expect(screen.queryByText(HINT)).toBeNull();
  await press('Edit');
  expect(men()).toHaveAccessibleDescription(HINT);
  expect(screen.getAllByText(HINT)).toHaveLength(1);
  await enterMen('0');
  await press('Update');
  await findButton('Sign up');
  expect(callsOf(backend, 'removeFromMinyan').map(({ path }) => path)).toEqual(['/api/minyan/own']);
  expect(callsOf(backend, 'addToMinyan')).toEqual([]);
  expect(form().getByText('Your sign-up has been removed.')).toHaveRole('status');
  expect(screen.queryByText('You are signed up: 1')).toBeNull();
  expect(men()).toHaveValue('1');
  expect(men()).toHaveFocus();
  expect(box('Guest')).not.toBeChecked();
  expect(screen.queryByText(HINT)).toBeNull();
});

it.each(['0', '41', ''])("'%s' men are refused without a request", async (text) => {
  const { backend, enterMen, press } = await openHome();
  await enterMen(text);
  await press('Sign up');
  expect(await form().findByText('Please enter a number from 1 to 40.')).toBeVisible();
  expect(men()).toBeInvalid();
  expect(men()).toHaveFocus();
  expect(men()).toHaveValue(text);
  expect(callsOf(backend, 'addToMinyan')).toEqual([]);
});

it('a Baal Korah must choose a part, and only while the box is ticked', async () => {
  const { backend, user, press, tick } = await openHome();
  await tick('Baal Korah');
  expect(options()).toEqual([
    'Full Parsha',
    "1-4 (Till Revi'i)",
    '5-end (From Chamishi)',
    '1st Half',
    '2nd Half',
  ]);
  await press('Sign up');
  expect(await form().findByText(NO_PART)).toBeVisible();
  expect(part()).toBeInvalid();
  expect(part()).toHaveFocus();
  expect(part()).toHaveAccessibleDescription(NO_PART);
  expect(callsOf(backend, 'addToMinyan')).toEqual([]);
  await user.selectOptions(part(), '1st Half');
  expect(screen.queryByText(NO_PART)).toBeNull();
  await tick('Baal Korah');
  expect(form().queryByRole('combobox')).toBeNull();
  await press('Sign up');
  await findButton('Edit');
  expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([{ baalKorah: false, preparedFor: null }]);
});

it('disables a choice that another unit has taken, but not for the member who has it', async () => {
  const { backend, press, tick } = await openHome({
    change: withRecords({ part: 'full' }, { by: 'gabbai', reservedMussaf: true }),
  });
  await press('Edit');
  expect(box('Baal Korah')).toBeEnabled();
  expect(part()).toHaveValue('full');
  expect(box('Reserve Maftir/Mussaf')).toBeDisabled();
  await tick('Baal Korah');
  await press('Update');
  await findButton('Edit');
  expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([{ baalKorah: false, preparedFor: null }]);
});

it('disables Baal Korah when no part is left', async () => {
  await openHome({ change: withRecords({ by: 'gabbai', part: 'full' }) });
  expect(box('Baal Korah')).toBeDisabled();
});

it('offers and sends what the community offers: the earlier day, and no Maftir', async () => {
  const { backend, press, tick } = await openHome({
    change: ({ db }) => db.colonies.update(() => true, { openOnThu: true, maftirMussafOption: false }),
  });
  expect(form().queryByRole('checkbox', { name: /Maftir/ })).toBeNull();
  await tick('Coming on Thursday');
  await press('Sign up');
  await findButton('Edit');
  expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([{ comingEarlier: true, reservedMussaf: false }]);
});
