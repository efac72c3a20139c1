import { screen, waitFor } from '@testing-library/react';
import { callsOf } from '../../../../test/backend';
import { addRecord, demoOf, setUpEvents } from '../../../../test/renderEvent';

const show = setUpEvents();

const box = (label: string) => screen.getByRole('checkbox', { name: label });

it('is a group with the name of its event, and says when sign-up ends', async () => {
  const { group, form, user } = await show({ scenario: 'empty' });
  expect(group).toHaveAccessibleName('שבת פרשת שופטים');
  expect(form.getByText('Sign up by Thursday 4:00 pm')).toBeVisible();
  await user.tab();
  expect(form.getByRole('button', { name: 'Help' })).toHaveFocus();
  const tip = await screen.findByRole('tooltip');
  expect(tip).toHaveTextContent('Please sign up at least 2 days in advance.');
  await waitFor(() =>
    expect(form.getByRole('button', { name: 'Help' })).toHaveAccessibleDescription(
      'Please sign up at least 2 days in advance.',
    ),
  );
});

it('opens with one man and nothing ticked for a new sign-up', async () => {
  const { men, form, button } = await show({ scenario: 'empty' });
  expect(men()).toHaveValue('1');
  expect(men()).toHaveAttribute('aria-valuemin', '1');
  expect(men()).toHaveAttribute('aria-valuemax', '40');
  expect(form.getAllByRole('checkbox')).toHaveLength(5);
  for (const label of ['Guest', 'Only if minyan', 'Anonymous', 'Reserve Maftir/Mussaf', 'Baal Korah']) {
    expect(box(label)).not.toBeChecked();
    expect(box(label)).toBeEnabled();
  }
  expect(box('Anonymous')).toHaveAccessibleDescription(
    'Other members will not see your name until you have been signed up for 12 hours.',
  );
  expect(form.queryByRole('combobox', { name: 'Part' })).not.toBeInTheDocument();
  expect(button('Sign up')).toBeEnabled();
  for (const name of ['Edit', 'Update', 'Cancel'])
    expect(form.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('sends what was entered, then shows it saved and locked', async () => {
  const { backend, user, men, form, press, enterMen, button } = await show({
    scenario: 'empty',
    event: { later: '2026-08-22' },
  });
  await enterMen('12');
  for (const label of ['Guest', 'Only if minyan', 'Anonymous', 'Reserve Maftir/Mussaf', 'Baal Korah'])
    await user.click(box(label));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), '2nd Half');
  await press('Sign up');

  await waitFor(() => expect(button('Edit')).toHaveFocus());
  expect(callsOf(backend, 'addToMinyan').map(({ body }) => body)).toEqual([
    {
      poeple_count: 12,
      is_guest: true,
      only_if_minyan: true,
      holiday: false,
      added_by: 'Self',
      anonymous: true,
      holidayName: null,
      reservedMussaf: true,
      baalKorah: true,
      preparedFor: '2nd',
      futureShabbos: true,
      date: '2026-08-22',
      comingEarlier: false,
    },
  ]);
  expect(form.getByText('Your sign-up has been saved.')).toHaveRole('status');
  expect(men()).toHaveValue('12');
  expect(men()).toBeDisabled();
  for (const one of form.getAllByRole('checkbox')) {
    expect(one).toBeChecked();
    expect(one).toBeDisabled();
  }
  expect(screen.getByRole('combobox', { name: 'Part' })).toHaveValue('2nd');
  expect(screen.getByRole('combobox', { name: 'Part' })).toBeDisabled();
  for (const name of ['Sign up', 'Update', 'Cancel'])
    expect(form.queryByRole('button', { name })).not.toBeInTheDocument();
});

describe('a saved sign-up', () => {
  const withRecord = {
    scenario: 'empty',
    change: (backend: Parameters<typeof addRecord>[0]) => {
      addRecord(backend, { peopleCount: 3, isGuest: true });
    },
  } as const;

  it('opens locked with the one button Edit', async () => {
    const { men, form } = await show(withRecord);
    expect(men()).toHaveValue('3');
    expect(men()).toBeDisabled();
    expect(box('Guest')).toBeChecked();
    for (const one of form.getAllByRole('checkbox')) expect(one).toBeDisabled();
    expect(form.getAllByRole('button', { name: /Edit|Sign up|Update|Cancel/ })).toHaveLength(1);
  });

  it('offers Update, Cancel and 0 men after Edit', async () => {
    const { men, press, form, button } = await show(withRecord);
    await press('Edit');
    expect(men()).toBeEnabled();
    expect(men()).toHaveFocus();
    expect(men()).toHaveAttribute('aria-valuemin', '0');
    expect(form.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(button('Update')).toBeEnabled();
    expect(button('Cancel')).toBeEnabled();
  });

  it('shows the saved values again after Cancel', async () => {
    const { backend, user, men, press, enterMen, button } = await show(withRecord);
    await press('Edit');
    await enterMen('7');
    await user.click(box('Guest'));
    await press('Cancel');
    expect(men()).toHaveValue('3');
    expect(men()).toBeDisabled();
    expect(box('Guest')).toBeChecked();
    expect(button('Edit')).toHaveFocus();
    expect(callsOf(backend, 'addToMinyan')).toEqual([]);
  });

  it('sends the changes on Update and keeps a single record', async () => {
    const { backend, user, men, press, enterMen, button } = await show(withRecord);
    await press('Edit');
    await enterMen('5');
    await user.click(box('Guest'));
    await press('Update');
    await waitFor(() => expect(button('Edit')).toHaveFocus());
    expect(men()).toHaveValue('5');
    expect(box('Guest')).not.toBeChecked();
    expect(callsOf(backend, 'addToMinyan').map(({ body }) => body)).toMatchObject([
      { poeple_count: 5, is_guest: false, date: '2026-08-15', futureShabbos: false },
    ]);
    expect(backend.db.signUps.where(({ userId }) => userId === demoOf(backend).id)).toHaveLength(1);
  });

  it('is removed when 0 men are entered', async () => {
    const { backend, men, press, enterMen, findButton, form } = await show(withRecord);
    const record = backend.db.signUps.find(({ userId }) => userId === demoOf(backend).id);
    expect(screen.getByText(/^You are signed up: /)).toBeVisible();
    await press('Edit');
    await enterMen('0');
    await press('Update');
    expect(await findButton('Sign up')).toBeEnabled();
    expect(screen.getByText('You are not signed up')).toBeVisible();
    expect(screen.queryByText(/^You are signed up/)).toBeNull();
    expect(callsOf(backend, 'removeFromMinyan').map(({ path }) => path)).toEqual([
      `/api/minyan/${record?.id}`,
    ]);
    expect(callsOf(backend, 'addToMinyan')).toEqual([]);
    expect(form.getByText('Your sign-up has been removed.')).toHaveRole('status');
    expect(men()).toHaveValue('1');
    expect(men()).toHaveFocus();
    expect(box('Guest')).not.toBeChecked();
  });

  it('sends the id of its record percent-encoded', async () => {
    const { backend, press, enterMen, findButton } = await show({
      scenario: 'empty',
      change: (changed) => addRecord(changed, { id: 'a/b+c%d?e#f ü' }),
    });
    await press('Edit');
    await enterMen('0');
    await press('Update');
    await findButton('Sign up');
    expect(callsOf(backend, 'removeFromMinyan').map(({ path }) => path)).toEqual([
      '/api/minyan/a%2Fb%2Bc%25d%3Fe%23f%20%C3%BC',
    ]);
  });
});

describe('the number of men', () => {
  it('goes from 1 to 40 with the buttons and arrow keys', async () => {
    const { user, men, press, enterMen } = await show({ scenario: 'empty' });
    await press('Decrease number of men');
    expect(men()).toHaveValue('1');
    await press('Increase number of men');
    expect(men()).toHaveValue('2');
    await user.click(men());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(men()).toHaveValue('3');
    await enterMen('39');
    await press('Increase number of men');
    expect(men()).toHaveValue('40');
    await press('Increase number of men');
    expect(men()).toHaveValue('40');
  });

  it('goes down to 0 and no further when there is a record', async () => {
    const { men, press } = await show({ scenario: 'empty', change: (backend) => addRecord(backend) });
    await press('Edit');
    await press('Decrease number of men');
    expect(men()).toHaveValue('0');
    await press('Decrease number of men');
    expect(men()).toHaveValue('0');
  });

  it('ignores typed characters that are not digits', async () => {
    const { user, men } = await show({ scenario: 'empty' });
    await user.clear(men());
    await user.type(men(), '-a1e.5 ');
    expect(men()).toHaveValue('15');
  });

  it.each([['0'], ['41'], ['']])("is refused without a request for '%s'", async (text) => {
    const { backend, user, men, press } = await show({ scenario: 'empty' });
    await user.clear(men());
    if (text !== '') await user.type(men(), text);
    await press('Sign up');
    await waitFor(() => expect(men()).toHaveAccessibleDescription('Please enter a number from 1 to 40.'));
    expect(men()).toBeInvalid();
    expect(men()).toHaveFocus();
    expect(men()).toHaveValue(text);
    expect(callsOf(backend, 'addToMinyan')).toEqual([]);
  });

  it.each([['1'], ['40']])('is accepted for %s', async (text) => {
    const { backend, press, enterMen, findButton } = await show({ scenario: 'empty' });
    await enterMen(text);
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ poeple_count: Number(text) });
  });
});
