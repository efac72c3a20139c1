import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../../../mocks/faults/faults';
import { callsOf, waitUntilQuiet } from '../../../../test/backend';
import { holdCalls } from '../../../../test/holdCalls';
import { addRecord, setUpEvents } from '../../../../test/renderEvent';

const show = setUpEvents();

const MAFTIR_LOST = 'Maftir and Mussaf have been reserved meanwhile.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';

describe('a failed sign-up', () => {
  it.each<[FaultKind, string]>([
    ['500', OFFICE],
    ['500-plain', 'Error adding to minyan'],
    ['502-html', 'Error adding to minyan'],
    ['dropped', 'Error adding to minyan'],
  ])('after %s shows the error, keeps what was typed and can be repeated', async (fault, text) => {
    const { backend, user, men, press, enterMen, button, findButton } = await show({ scenario: 'empty' });
    backend.fail.addToMinyan = fault;
    await enterMen('6');
    await user.click(screen.getByRole('checkbox', { name: 'Guest' }));
    await press('Sign up');
    expect(await screen.findByText(text)).toHaveRole('alert');
    await waitFor(() => expect(button('Sign up')).toBeEnabled());
    expect(button('Sign up')).toHaveFocus();
    expect(men()).toHaveValue('6');
    expect(screen.getByRole('checkbox', { name: 'Guest' })).toBeChecked();
    expect(callsOf(backend, 'addToMinyan')).toHaveLength(1);

    delete backend.fail.addToMinyan;
    await press('Sign up');
    await findButton('Edit');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(men()).toHaveValue('6');
  });

  it("shows the server's reason for a refusal", async () => {
    const { backend, user, press } = await show({ scenario: 'empty' });
    addRecord(backend, { by: 'gabbai', reservedMussaf: true });
    await user.click(screen.getByRole('checkbox', { name: 'Reserve Maftir/Mussaf' }));
    await press('Sign up');
    expect(await screen.findByText('Maftir and Mussaf have already been reserved.')).toHaveRole('alert');
    const summary = within(screen.getByRole('region', { name: /^Summary of/ }));
    expect(await summary.findByText(/^Reserved by/)).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'Reserve Maftir/Mussaf' });
    await waitFor(() => expect(box).not.toBeChecked());
    expect(box).toBeDisabled();
    expect(screen.getByText(MAFTIR_LOST)).toHaveRole('status');
    expect(callsOf(backend, 'getUser')).toHaveLength(2);
  });

  it('reads the community again after a refusal, so that an option that it has hidden goes', async () => {
    const { backend, user, press, findButton } = await show({ scenario: 'empty' });
    await user.click(screen.getByRole('checkbox', { name: 'Reserve Maftir/Mussaf' }));
    backend.db.colonies.update(() => true, { maftirMussafOption: false });
    await press('Sign up');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'Reserve Maftir/Mussaf' })).not.toBeInTheDocument(),
    );
    await press('Sign up');
    await findButton('Edit');
    expect(backend.db.signUps.where(() => true)).toMatchObject([{ reservedMussaf: false }]);
  });

  it.each(['401', '500'] as const)('with the status %s does not read the records again', async (fault) => {
    const { backend, press } = await show({ scenario: 'empty' });
    const reads = callsOf(backend, 'getMinyan').length;
    backend.fail.addToMinyan = fault;
    await press('Sign up');
    await screen.findByRole('alert');
    await waitUntilQuiet(30);
    expect(callsOf(backend, 'getMinyan')).toHaveLength(reads);
  });
});

it('reports unsaved input after a refusal, even if nothing was changed', async () => {
  const { backend, press, findButton, hasUnsavedInput } = await show({ scenario: 'empty' });
  expect(hasUnsavedInput()).toBe(false);
  backend.fail.addToMinyan = '500';
  await press('Sign up');
  await screen.findByText(OFFICE);
  await findButton('Sign up');
  expect(hasUnsavedInput()).toBe(true);
});

describe('a failed removal', () => {
  it.each<[FaultKind]>([['500'], ['500-plain'], ['dropped']])(
    "after %s always says 'Error adding to minyan'",
    async (fault) => {
      const { backend, press, enterMen, men, button, findButton } = await show({
        scenario: 'empty',
        change: (changed) => addRecord(changed, { peopleCount: 2 }),
      });
      backend.fail.removeFromMinyan = fault;
      await press('Edit');
      await enterMen('0');
      await press('Update');
      expect(await screen.findByText('Error adding to minyan')).toHaveRole('alert');
      expect(men()).toHaveValue('0');
      await waitFor(() => expect(button('Update')).toHaveFocus());
      expect(backend.db.signUps.where(() => true)).toHaveLength(1);

      delete backend.fail.removeFromMinyan;
      await press('Update');
      await findButton('Sign up');
      expect(screen.queryByText('Error adding to minyan')).not.toBeInTheDocument();
    },
  );
});

describe('a submission whose answer is lost after the server has performed it', () => {
  const lostAnswers: FaultKind[] = ['dropped', '502-html', 'malformed'];
  const ERROR = 'Error adding to minyan';

  it.each(lostAnswers)('saves a sign-up without an error after %s', async (fault) => {
    const { backend, press, enterMen, men, findButton } = await show({ scenario: 'empty' });
    backend.fail.addToMinyan = fault;
    await enterMen('3');
    addRecord(backend, { peopleCount: 3 });
    await press('Sign up');
    await findButton('Edit');
    expect(await screen.findByText('Your sign-up has been saved.')).toHaveRole('status');
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument();
    expect(men()).toHaveValue('3');
    expect(callsOf(backend, 'addToMinyan')).toHaveLength(1);
  });

  it.each(lostAnswers)('removes a sign-up without an error after %s', async (fault) => {
    const { backend, press, enterMen, findButton } = await show({
      scenario: 'empty',
      change: (changed) => addRecord(changed, { peopleCount: 2 }),
    });
    backend.fail.removeFromMinyan = fault;
    await press('Edit');
    await enterMen('0');
    backend.db.signUps.remove(() => true);
    await press('Update');
    await findButton('Sign up');
    expect(await screen.findByText('Your sign-up has been removed.')).toHaveRole('status');
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument();
    expect(callsOf(backend, 'removeFromMinyan')).toHaveLength(1);
  });

  it('shows the error when the saved record differs from what was sent', async () => {
    const { backend, press, enterMen } = await show({ scenario: 'empty' });
    backend.fail.addToMinyan = 'dropped';
    await enterMen('3');
    addRecord(backend, { peopleCount: 2 });
    await press('Sign up');
    expect(await screen.findByText(ERROR)).toHaveRole('alert');
  });

  it('shows no error when the records have filled the form with a sign-up of another device', async () => {
    const { backend, press, men, findButton } = await show({ scenario: 'empty' });
    backend.fail.addToMinyan = 'dropped';
    addRecord(backend, { peopleCount: 9 });
    const letThrough = holdCalls('/api/user');
    await press('Sign up');
    // The records are read before the member, so they fill the form before the sign-up has failed.
    await waitFor(() => expect(men()).toHaveValue('9'));
    letThrough();
    await findButton('Edit');
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument();
  });

  it('shows the error while the records cannot be read either, and that it was saved once they can', async () => {
    expectConsole(/minyan records could not be loaded/);
    const { backend, press, enterMen, men, refetch, findButton } = await show({ scenario: 'empty' });
    backend.fail.addToMinyan = 'dropped';
    await enterMen('3');
    addRecord(backend, { peopleCount: 3 });
    backend.fail.getMinyan = 'dropped';
    await press('Sign up');
    expect(await screen.findByText(ERROR)).toHaveRole('alert');
    expect(men()).toHaveValue('3');
    delete backend.fail.getMinyan;
    await refetch();
    await findButton('Edit');
    expect(await screen.findByText('Your sign-up has been saved.')).toHaveRole('status');
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument();
  });
});

describe('a submission', () => {
  it('counts as saved when the answer is empty', async () => {
    const { backend, press, findButton } = await show({ scenario: 'empty' });
    backend.fail.addToMinyan = 'empty';
    await press('Sign up');
    await findButton('Edit');
    expect(screen.getByText('Your sign-up has been saved.')).toBeVisible();
  });

  it('is sent once for two submits and a double click', async () => {
    const { backend, user, men, button, findButton } = await show({ scenario: 'empty' });
    const letThrough = holdCalls('/api/minyan/add');
    const form = men().closest('form');
    if (form === null) throw new Error('There is no form.');
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(button('Sign up')).toBeDisabled();
    expect(button('Sign up')).toHaveAttribute('aria-busy', 'true');
    await user.dblClick(button('Sign up'));
    letThrough();
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')).toHaveLength(1);
    expect(backend.db.signUps.where(() => true)).toHaveLength(1);
  });

  it('locks the form until it is answered', async () => {
    const { men, findButton } = await show({ scenario: 'empty' });
    const letThrough = holdCalls('/api/minyan/add');
    const form = men().closest('form');
    if (form === null) throw new Error('There is no form.');
    fireEvent.submit(form);
    await waitFor(() => expect(men()).toBeDisabled());
    for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
    letThrough();
    await findButton('Edit');
  });

  it('is sent once for Enter followed by a click', async () => {
    const { backend, user, enterMen, button, findButton } = await show({ scenario: 'empty' });
    const letThrough = holdCalls('/api/minyan/add');
    await enterMen('2');
    await user.keyboard('{Enter}');
    await user.click(button('Sign up'));
    letThrough();
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')).toHaveLength(1);
  });
});

describe('newer records', () => {
  it('show a sign-up that was made elsewhere while nothing is typed', async () => {
    const { backend, men, refetch, findButton } = await show({ scenario: 'empty' });
    addRecord(backend, { peopleCount: 9 });
    await refetch();
    await findButton('Edit');
    expect(men()).toHaveValue('9');
    // A change from the server moves no focus.
    expect(screen.getByRole('button', { name: 'Refetch' })).toHaveFocus();
  });

  it('keep what is typed in a new form, and fill its other fields', async () => {
    const { backend, user, men, enterMen, refetch, button } = await show({ scenario: 'empty' });
    await enterMen('7');
    await user.click(screen.getByRole('checkbox', { name: 'Guest' }));
    addRecord(backend, { peopleCount: 9, anonymous: true });
    addRecord(backend, { by: 'gabbai', peopleCount: 3 });
    await refetch();
    await waitFor(() => expect(screen.getAllByText('12')).not.toHaveLength(0));
    expect(men()).toHaveValue('7');
    expect(screen.getByRole('checkbox', { name: 'Guest' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Anonymous' })).toBeChecked();
    expect(button('Sign up')).toBeEnabled();
    expect(screen.getByText('You are signed up: 9')).toBeVisible();
  });

  it('do not let a new form remove the sign-up of another device by 0', async () => {
    const { backend, press, enterMen, refetch } = await show({ scenario: 'empty' });
    await enterMen('7');
    addRecord(backend, { peopleCount: 9 });
    await refetch();
    await screen.findByText('You are signed up: 9');
    await enterMen('0');
    await press('Sign up');
    expect(await screen.findByText('Please enter a number from 1 to 40.')).toBeVisible();
    expect(callsOf(backend, 'removeFromMinyan')).toHaveLength(0);
  });

  it('move the focus to the heading of the card when they disable the field that has it', async () => {
    const { backend } = await show({ scenario: 'empty' });
    const box = screen.getByRole('checkbox', { name: 'Reserve Maftir/Mussaf' });
    act(() => box.focus());
    addRecord(backend, { by: 'gabbai', reservedMussaf: true });
    fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
    await waitFor(() => expect(box).toBeDisabled());
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('move the focus to the heading of the card when they remove the button that has it', async () => {
    const { backend, button, findButton } = await show({
      scenario: 'empty',
      change: (before) => addRecord(before),
    });
    act(() => button('Edit').focus());
    backend.db.signUps.remove(() => true);
    fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
    await findButton('Sign up');
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('clear a part that another unit has taken, without the sentence about Maftir', async () => {
    const { backend, user, refetch } = await show({
      scenario: 'empty',
      change: (before) => addRecord(before, { by: 'gabbai', reservedMussaf: true }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Baal Korah' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), '1st Half');
    addRecord(backend, { by: 'gabbai', part: '1st' });
    await refetch();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Part' })).toHaveValue(''));
    expect(screen.queryByText(MAFTIR_LOST)).not.toBeInTheDocument();
  });

  it("say that the reading has been taken, and untick 'Baal Korah'", async () => {
    const { backend, user, refetch } = await show({ scenario: 'empty' });
    const box = screen.getByRole('checkbox', { name: 'Baal Korah' });
    await user.click(box);
    addRecord(backend, { by: 'gabbai', part: 'full' });
    await refetch();
    expect(await screen.findByText('All parts of the reading have been taken meanwhile.')).toHaveRole(
      'status',
    );
    expect(box).not.toBeChecked();
    expect(box).toBeDisabled();
  });

  it('fill the unchanged fields of an edit, and all of them after Cancel (rule: edit-follows)', async () => {
    const { backend, men, press, enterMen, refetch, button } = await show({
      scenario: 'empty',
      change: (changed) => addRecord(changed, { peopleCount: 2 }),
    });
    await press('Edit');
    backend.db.signUps.update(() => true, { peopleCount: 7 });
    await refetch();
    expect(await screen.findByText('You are signed up: 7')).toBeVisible();
    expect(men()).toHaveValue('7');
    await enterMen('5');
    backend.db.signUps.update(() => true, { peopleCount: 8 });
    await refetch();
    expect(await screen.findByText('You are signed up: 8')).toBeVisible();
    expect(men()).toHaveValue('5');
    expect(button('Update')).toBeEnabled();
    await press('Cancel');
    await waitFor(() => expect(men()).toHaveValue('8'));
  });

  it('that cannot be read after a save leave what was sent on the form', async () => {
    const { backend, men, press, enterMen, refetch, findButton } = await show({ scenario: 'empty' });
    expectConsole(/minyan records could not be loaded/);
    backend.fail.getMinyan = '500';
    await enterMen('3');
    await press('Sign up');
    expect(await screen.findByText('Your sign-up has been saved.')).toBeVisible();
    expect(men()).toHaveValue('3');
    expect(screen.getByText('You are signed up: 3')).toBeVisible();
    delete backend.fail.getMinyan;
    await refetch();
    await findButton('Edit');
    expect(men()).toHaveValue('3');
    expect(screen.getByText('You are signed up: 3')).toBeVisible();
  });
});

describe('a record that goes while it is edited', () => {
  const HINT = 'Enter 0 to remove your sign-up.';

  async function editRecord() {
    const shown = await show({
      scenario: 'empty',
      change: (changed) => addRecord(changed, { peopleCount: 2 }),
    });
    await shown.press('Edit');
    expect(screen.getByText(HINT)).toBeVisible();
    return shown;
  }

  it('leaves the edit open without the hint and without 0, and Update signs up anew', async () => {
    const { backend, men, press, enterMen, refetch, button, findButton } = await editRecord();
    await enterMen('5');
    backend.db.signUps.remove(() => true);
    await refetch();
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
    expect(men()).toHaveValue('5');
    expect(men()).toHaveAttribute('aria-valuemin', '1');
    expect(button('Cancel')).toBeEnabled();
    await press('Update');
    await findButton('Edit');
    expect(men()).toHaveValue('5');
    expect(callsOf(backend, 'removeFromMinyan')).toEqual([]);
    expect(backend.db.signUps.where(() => true)).toMatchObject([{ peopleCount: 5 }]);
  });

  it('refuses a 0 that was typed before, and Cancel leaves a new form', async () => {
    const { backend, men, press, enterMen, refetch, button } = await editRecord();
    await enterMen('0');
    backend.db.signUps.remove(() => true);
    await refetch();
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
    await press('Update');
    await waitFor(() => expect(men()).toHaveAccessibleDescription('Please enter a number from 1 to 40.'));
    expect(callsOf(backend, 'removeFromMinyan')).toEqual([]);
    expect(callsOf(backend, 'addToMinyan')).toEqual([]);
    await press('Cancel');
    await waitFor(() => expect(button('Sign up')).toBeEnabled());
    expect(men()).toHaveValue('1');
  });

  it('is removed by 0 under its new id when another device has signed up again', async () => {
    const { backend, press, enterMen, refetch, findButton } = await editRecord();
    backend.db.signUps.remove(() => true);
    addRecord(backend, { id: 'second', peopleCount: 6 });
    await refetch();
    expect(await screen.findByText('You are signed up: 6')).toBeVisible();
    expect(screen.getByText(HINT)).toBeVisible();
    await enterMen('0');
    await press('Update');
    await findButton('Sign up');
    expect(callsOf(backend, 'removeFromMinyan').map(({ path }) => path)).toEqual(['/api/minyan/second']);
  });
});

it('keeps Edit disabled after a save until the member has been read', async () => {
  const { user, form, enterMen, men, press } = await show({ scenario: 'empty' });
  const letThrough = holdCalls('/api/user');
  await enterMen('3');
  await press('Sign up');
  expect(await form.findByRole('button', { name: 'Edit' })).toBeDisabled();
  letThrough();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(men()).toBeEnabled();
  expect(men()).toHaveValue('3');
});
