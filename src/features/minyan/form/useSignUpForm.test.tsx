import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FaultKind } from '../../../../mocks/faults/faults';
import { bodiesOf, callsOf } from '../../../../test/backend';
import { holdCalls } from '../../../../test/holdCalls';
import {
  addRecord,
  box,
  button,
  findButton,
  form,
  men,
  openHome,
  summary,
  withRecords,
} from '../../../../test/homeCards';

const MAFTIR = 'Reserve Maftir/Mussaf';
const MAFTIR_LOST = 'Maftir and Mussaf have been reserved meanwhile.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';
const ERROR = 'Error adding to minyan';
const HINT = 'Enter 0 to remove your sign-up.';
const SAVED = 'Your sign-up has been saved.';
const LOGGED = /minyan records could not be loaded/;

const formElement = () => men().closest('form') ?? document.body;
const findOwnState = (peopleCount: number) => screen.findByText(`You are signed up: ${peopleCount}`);

/** Opens the home, and the sign-up of two men for editing. */
async function openEdit() {
  const app = await openHome({ change: withRecords({ peopleCount: 2 }) });
  await app.press('Edit');
  expect(screen.getByText(HINT)).toBeVisible();
  return app;
}

describe('a sign-up that fails', () => {
  it.each<[FaultKind, string]>([
    ['500', OFFICE],
    ['dropped', ERROR],
  ])(
    'with %s keeps what was typed as unsaved input, shows the error and can be repeated',
    async (fault, text) => {
      const { backend, press, enterMen, tick } = await openHome();
      backend.fail.addToMinyan = fault;
      await enterMen('6');
      await tick('Guest');
      await press('Sign up');
      expect(await form().findByText(text)).toHaveRole('alert');
      await findButton('Sign up');
      expect(button('Sign up')).toHaveFocus();
      expect(men()).toHaveValue('6');
      expect(box('Guest')).toBeChecked();
      delete backend.fail.addToMinyan;
      await press('Sign up');
      await findButton('Edit');
      expect(screen.queryByText(text)).toBeNull();
      expect(bodiesOf(backend, 'addToMinyan')).toMatchObject([{ poeple_count: 6 }, { poeple_count: 6 }]);
    },
  );

  it('counts as unsaved input, even if the form still has its first values', async () => {
    expectConsole(LOGGED);
    const { backend, press, comeBack } = await openHome();
    backend.fail.addToMinyan = '500';
    await press('Sign up');
    await screen.findByText(OFFICE);
    backend.endSessions();
    await comeBack();
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  });

  it("shows the server's reason, and the records that explain it", async () => {
    const { backend, press, tick } = await openHome();
    const reads = callsOf(backend, 'getUser').length;
    addRecord(backend, { by: 'gabbai', reservedMussaf: true });
    await tick(MAFTIR);
    await press('Sign up');
    expect(await screen.findByText('Maftir and Mussaf have already been reserved.')).toHaveRole('alert');
    expect(await summary().findByText(/^Reserved by/)).toBeVisible();
    await waitFor(() => expect(box(MAFTIR)).not.toBeChecked());
    expect(box(MAFTIR)).toBeDisabled();
    expect(screen.getByText(MAFTIR_LOST)).toHaveRole('status');
    expect(callsOf(backend, 'getUser')).toHaveLength(reads + 1);
  });

  it('makes the page read the community, which may have hidden an option', async () => {
    const { backend, press, tick } = await openHome();
    await tick(MAFTIR);
    backend.db.colonies.update(() => true, { maftirMussafOption: false });
    await press('Sign up');
    expect(await form().findByRole('alert')).not.toBeEmptyDOMElement();
    await waitFor(() => expect(form().queryByRole('checkbox', { name: MAFTIR })).toBeNull());
    await press('Sign up');
    await findButton('Edit');
    expect(backend.db.signUps.where(() => true)).toMatchObject([{ reservedMussaf: false }]);
  });

  it.each(['401', '500'] as const)('with %s does not make the page read the records', async (fault) => {
    const { backend, press, idle } = await openHome();
    const reads = callsOf(backend, 'getMinyan').length;
    backend.fail.addToMinyan = fault;
    await press('Sign up');
    await form().findByRole('alert');
    await idle();
    expect(callsOf(backend, 'getMinyan')).toHaveLength(reads);
  });
});

it.each<FaultKind>(['500', 'dropped'])(
  "a removal that fails with %s always says 'Error adding to minyan', and can be repeated",
  async (fault) => {
    const { backend, press, enterMen } = await openEdit();
    backend.fail.removeFromMinyan = fault;
    await enterMen('0');
    await press('Update');
    expect(await screen.findByText(ERROR)).toHaveRole('alert');
    expect(men()).toHaveValue('0');
    await waitFor(() => expect(button('Update')).toHaveFocus());
    delete backend.fail.removeFromMinyan;
    await press('Update');
    await findButton('Sign up');
    expect(screen.queryByText(ERROR)).toBeNull();
  },
);

it('passes the focus of an option that the community hides to the heading of the card (rule: kept-focus)', async () => {
  const { backend, tick, comeBack } = await openHome();
  await tick(MAFTIR);
  backend.db.colonies.update(() => true, { maftirMussafOption: false });
  await comeBack();
  await waitFor(() => expect(form().queryByRole('checkbox', { name: MAFTIR })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
});

describe('a submission whose answer is lost', () => {
  it.each<FaultKind>(['done-dropped', 'done-502', 'malformed'])(
    'counts as saved, without an error, if the server has performed it: %s',
    async (fault) => {
      const { backend, press, enterMen } = await openHome();
      backend.fail.addToMinyan = fault;
      await enterMen('3');
      await press('Sign up');
      await findButton('Edit');
      expect(screen.getByText(SAVED)).toHaveRole('status');
      expect(screen.queryByText(ERROR)).toBeNull();
      expect(men()).toHaveValue('3');
      expect(callsOf(backend, 'addToMinyan')).toHaveLength(1);
    },
  );

  it('removes the sign-up without an error if the server has performed the removal', async () => {
    const { backend, press, enterMen } = await openEdit();
    backend.fail.removeFromMinyan = 'done-dropped';
    await enterMen('0');
    await press('Update');
    await findButton('Sign up');
    expect(screen.getByText('Your sign-up has been removed.')).toHaveRole('status');
    expect(screen.queryByText(ERROR)).toBeNull();
    expect(callsOf(backend, 'removeFromMinyan')).toHaveLength(1);
  });

  it('shows the error if the record differs from what was sent', async () => {
    const { backend, press, enterMen } = await openHome();
    backend.fail.addToMinyan = 'dropped';
    await enterMen('3');
    addRecord(backend, { peopleCount: 2 });
    await press('Sign up');
    expect(await screen.findByText(ERROR)).toHaveRole('alert');
  });

  it('shows no error if the records have filled the form with a sign-up from another device', async () => {
    const { backend, press } = await openHome();
    backend.fail.addToMinyan = 'dropped';
    addRecord(backend, { peopleCount: 9 });
    const letThrough = holdCalls('/api/user');
    await press('Sign up');
    // The page reads the records before the member, so they fill the form before the sign-up fails.
    await waitFor(() => expect(men()).toHaveValue('9'));
    letThrough();
    await findButton('Edit');
    expect(screen.queryByText(ERROR)).toBeNull();
  });

  it('shows the error while the records cannot be read either, and the success once they can', async () => {
    expectConsole(LOGGED);
    const { backend, press, enterMen, comeBack } = await openHome();
    await enterMen('3');
    backend.fail = { addToMinyan: 'done-dropped', getMinyan: 'dropped' };
    await press('Sign up');
    expect(await screen.findByText(ERROR)).toHaveRole('alert');
    expect(men()).toHaveValue('3');
    backend.fail = {};
    await comeBack();
    await findButton('Edit');
    expect(screen.getByText(SAVED)).toHaveRole('status');
    expect(screen.queryByText(ERROR)).toBeNull();
  });
});

describe('a submission', () => {
  it('is sent once for two submits, Enter and a double click, and locks the form until the answer', async () => {
    const { backend, user, enterMen } = await openHome();
    const letThrough = holdCalls('/api/minyan/add');
    await enterMen('2');
    await act(async () => {
      fireEvent.submit(formElement());
      fireEvent.submit(formElement());
    });
    await user.keyboard('{Enter}');
    await user.dblClick(button('Sign up'));
    expect(button('Sign up')).toHaveAttribute('aria-busy', 'true');
    for (const one of [button('Sign up'), men(), ...form().getAllByRole('checkbox')])
      expect(one).toBeDisabled();
    letThrough();
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')).toHaveLength(1);
    expect(backend.db.signUps.where(() => true)).toHaveLength(1);
  });

  it('keeps Edit disabled after a save until the member has been read', async () => {
    const { user, press, enterMen } = await openHome();
    const letThrough = holdCalls('/api/user');
    await enterMen('3');
    await press('Sign up');
    expect(await form().findByRole('button', { name: 'Edit' })).toBeDisabled();
    letThrough();
    await findButton('Edit');
    expect(button('Edit')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(men()).toBeEnabled();
    expect(men()).toHaveValue('3');
  });
});

describe('newer records', () => {
  it('show a sign-up from another device while nothing is typed, and do not move the focus', async () => {
    const { backend, comeBack } = await openHome();
    const link = screen.getByRole('link', { name: 'Units open' });
    act(() => link.focus());
    addRecord(backend, { peopleCount: 9 });
    await comeBack();
    await findButton('Edit');
    expect(men()).toHaveValue('9');
    expect(link).toHaveFocus();
  });

  it('keep what is typed in a new form, which refuses 0 men, and fill its other fields', async () => {
    const { backend, enterMen, press, tick, comeBack } = await openHome();
    await enterMen('7');
    await tick('Guest');
    addRecord(backend, { peopleCount: 9, anonymous: true });
    addRecord(backend, { by: 'gabbai', peopleCount: 3 });
    await comeBack();
    expect(await findOwnState(9)).toBeVisible();
    expect(summary().getAllByText('12')).not.toHaveLength(0);
    expect(men()).toHaveValue('7');
    expect(box('Guest')).toBeChecked();
    expect(box('Anonymous')).toBeChecked();
    await enterMen('0');
    await press('Sign up');
    expect(await screen.findByText('Please enter a number from 1 to 40.')).toBeVisible();
    expect(callsOf(backend, 'removeFromMinyan')).toHaveLength(0);
  });

  it('move the focus to the heading of the card when they disable the focused field', async () => {
    const { backend, comeBack } = await openHome();
    act(() => box(MAFTIR).focus());
    addRecord(backend, { by: 'gabbai', reservedMussaf: true });
    await comeBack();
    await waitFor(() => expect(box(MAFTIR)).toBeDisabled());
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('move the focus to the heading of the card when they remove the focused button', async () => {
    const { backend, comeBack } = await openHome({ change: withRecords({}) });
    act(() => button('Edit').focus());
    backend.db.signUps.remove(() => true);
    await comeBack();
    await findButton('Sign up');
    expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toHaveFocus();
  });

  it('fill the unchanged fields of an edit, and all of them after Cancel (rule: edit-follows)', async () => {
    const { backend, press, enterMen, comeBack } = await openEdit();
    backend.db.signUps.update(() => true, { peopleCount: 7 });
    await comeBack();
    await findOwnState(7);
    expect(men()).toHaveValue('7');
    await enterMen('5');
    backend.db.signUps.update(() => true, { peopleCount: 8 });
    await comeBack();
    await findOwnState(8);
    expect(men()).toHaveValue('5');
    expect(button('Update')).toBeEnabled();
    await press('Cancel');
    await waitFor(() => expect(men()).toHaveValue('8'));
  });

  it('that cannot be read leave the sent values in the form', async () => {
    const { backend, press, enterMen, comeBack } = await openHome();
    expectConsole(LOGGED);
    backend.fail.getMinyan = '500';
    await enterMen('3');
    await press('Sign up');
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(men()).toHaveValue('3');
    expect(await findOwnState(3)).toBeVisible();
    backend.fail = {};
    await comeBack();
    await findButton('Edit');
    expect(men()).toHaveValue('3');
    expect(await findOwnState(3)).toBeVisible();
  });
});

describe('a record that another device removes while it is edited', () => {
  it('leaves the edit open without the hint; 0 men are refused, and Update adds a new sign-up', async () => {
    const { backend, press, enterMen, comeBack } = await openEdit();
    await enterMen('0');
    backend.db.signUps.remove(() => true);
    await comeBack();
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
    expect(men()).toHaveAttribute('aria-valuemin', '1');
    expect(button('Cancel')).toBeEnabled();
    await press('Update');
    await waitFor(() => expect(men()).toHaveAccessibleDescription('Please enter a number from 1 to 40.'));
    await enterMen('5');
    await press('Update');
    await findButton('Edit');
    expect(men()).toHaveValue('5');
    expect(callsOf(backend, 'removeFromMinyan')).toEqual([]);
    expect(backend.db.signUps.where(() => true)).toMatchObject([{ peopleCount: 5 }]);
  });

  it('can be followed by a new sign-up of that device; entering 0 removes that one', async () => {
    const { backend, press, enterMen, comeBack } = await openEdit();
    backend.db.signUps.remove(() => true);
    addRecord(backend, { id: 'second', peopleCount: 6 });
    await comeBack();
    await findOwnState(6);
    expect(screen.getByText(HINT)).toBeVisible();
    await enterMen('0');
    await press('Update');
    await findButton('Sign up');
    expect(callsOf(backend, 'removeFromMinyan').map(({ path }) => path)).toEqual(['/api/minyan/second']);
  });
});
