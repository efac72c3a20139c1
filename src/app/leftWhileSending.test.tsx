import { act, screen, waitFor, within } from '@testing-library/react';
import { FAULT_TEXT } from '../../mocks/faults/faults';
import { bodiesOf, callsOf, setTime } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { form, formActions, men } from '../../test/homeCards';
import {
  alerts,
  field,
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  signIn,
} from '../../test/renderApp';
import { fillInRequired, submitButton } from '../../test/requestForm';

const NEXT_WEEK = 'שבת פרשת ויצא';
const ADD = '/api/minyan/add';
const LOGIN = 'Login to Minyan tracker & winterization';

async function leave(app: RenderedApp, path = '/policies', heading = 'Policies') {
  await app.goTo(path);
  await findHeading(heading);
}

async function signInAgain(app: RenderedApp) {
  await findHeading(LOGIN);
  await signIn(app, 'demo');
  await findHeading('Policies');
}

async function openHome(options: RenderAppOptions = {}) {
  const app = renderApp({
    signedInAs: 'demo',
    scenario: 'empty',
    now: '2026-11-10T10:00:00-05:00',
    ...options,
  });
  await findHeading('Add yourself to minyan');
  await app.settled();
  const actions = formActions(app);
  const comeBack = async () => {
    await app.goTo('/');
    await findHeading('Add yourself to minyan');
  };
  /** Signs up and leaves before the answer. Returns what lets it through. */
  const leaveWhileSigningUp = async () => {
    const letThrough = holdCalls(ADD);
    await actions.enterMen('3');
    await actions.press('Sign up');
    await leave(app);
    return letThrough;
  };
  /** Signs up and enters another number. */
  const edit = async (people: string) => {
    await actions.enterMen('3');
    await actions.press('Sign up');
    await form().findByRole('button', { name: 'Edit' });
    await app.settled();
    await actions.press('Edit');
    await actions.enterMen(people);
  };
  return { ...app, ...actions, comeBack, refocus: app.comeBack, leaveWhileSigningUp, edit };
}

// The rule is left-while-sending.
describe('a sign-up', () => {
  it('waits for its answer when the member comes back, and is sent once', async () => {
    const app = await openHome();
    const letThrough = await app.leaveWhileSigningUp();
    await app.comeBack();
    expect(men()).toHaveValue('3');
    expect(form().getByRole('button', { name: 'Sign up' })).toBeDisabled();
    letThrough();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('3');
    expect(form().getByText('Your sign-up has been saved.')).toBeVisible();
    expect(callsOf(app.backend, 'addToMinyan')).toHaveLength(1);
  });

  it('shows its saved values when the member comes back after the answer', async () => {
    const app = await openHome();
    const letThrough = await app.leaveWhileSigningUp();
    letThrough();
    await app.idle();
    await app.comeBack();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('3');
  });

  it.each(['before', 'after'])('that fails keeps its values %s the member comes back', async (when) => {
    const app = await openHome();
    app.backend.fail.addToMinyan = '500';
    const letThrough = await app.leaveWhileSigningUp();
    if (when === 'before') {
      letThrough();
      await app.idle();
    }
    await app.comeBack();
    letThrough();
    await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(FAULT_TEXT));
    expect(men()).toHaveValue('3');
    app.backend.fail = {};
    await app.press('Sign up');
    await form().findByRole('button', { name: 'Edit' });
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ poeple_count: 3 }, { poeple_count: 3 }]);
  });

  it('that is edited waits for its answer', async () => {
    const app = await openHome();
    await app.edit('5');
    const letThrough = holdCalls(ADD);
    await app.press('Update');
    await leave(app);
    await app.comeBack();
    expect(men()).toHaveValue('5');
    expect(form().getByRole('button', { name: 'Update' })).toBeDisabled();
    letThrough();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('5');
  });

  it('waits for its answer when the session has ended meanwhile', async () => {
    const app = await openHome();
    const letThrough = await app.leaveWhileSigningUp();
    app.backend.endSessions();
    await app.refocus();
    await signInAgain(app);
    await app.comeBack();
    expect(men()).toHaveValue('3');
    letThrough();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('3');
  });

  it('that the end of the session has refused is there after the log-in', async () => {
    const app = await openHome();
    const letThrough = await app.leaveWhileSigningUp();
    app.backend.endSessions();
    letThrough();
    await signInAgain(app);
    await app.comeBack();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(men()).toHaveValue('3');
  });

  it.each(['sign-up', 'edit'])('whose answer was lost is saved once records show the %s', async (what) => {
    expectConsole(/minyan records could not be loaded/);
    const app = await openHome();
    await (what === 'edit' ? app.edit('5') : app.enterMen('5'));
    app.backend.fail = { addToMinyan: 'done-dropped', getMinyan: 'dropped' };
    const letThrough = holdCalls(ADD);
    await app.press(what === 'edit' ? 'Update' : 'Sign up');
    await leave(app, '/units-open', 'Units open');
    letThrough();
    await app.idle();
    app.backend.fail = {};
    await app.refocus();
    await app.idle();
    await app.comeBack();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('5');
    expect(alerts()).toEqual([]);
    expect(form().getByText('Your sign-up has been saved.')).toBeVisible();
  });

  it('that is removed shows no error if another device has removed it before', async () => {
    const app = await openHome();
    await app.edit('0');
    const letThrough = holdCalls('/api/minyan/');
    await app.press('Update');
    await leave(app, '/units-open', 'Units open');
    app.backend.db.signUps.remove(() => true);
    letThrough();
    await app.idle();
    await app.refocus();
    await app.idle();
    await app.comeBack();
    await form().findByRole('button', { name: 'Sign up' });
    expect(men()).toHaveValue('1');
    expect(alerts()).toEqual([]);
  });

  it('shows its refusal on the card, also when the closed dialog had the same Shabbos', async () => {
    const app = await openHome({ now: '2026-11-13T10:00:00-05:00' });
    await app.user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('combobox', { name: 'Select a date' }));
    await app.user.click(screen.getByRole('button', { name: /November 21st/ }));
    const forms = () => screen.queryAllByRole('group', { name: NEXT_WEEK, hidden: true });
    await waitFor(() => expect(forms()).toHaveLength(1));
    act(() => setTime('2026-11-15T10:00:00-05:00'));
    await app.refocus();
    await waitFor(() => expect(forms()).toHaveLength(2));
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(forms()).toHaveLength(1));
    app.backend.fail.addToMinyan = '500';
    await app.enterMen('3', NEXT_WEEK);
    await app.press('Sign up', NEXT_WEEK);
    await waitFor(() => expect(alerts()).toHaveLength(1));
  });

  it('for a later Shabbos waits for its answer when its dialog was closed', async () => {
    const app = await openHome();
    const letThrough = holdCalls(ADD);
    const openDialog = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
      const dialog = within(await screen.findByRole('dialog'));
      await app.user.click(dialog.getByRole('combobox', { name: 'Select a date' }));
      await app.user.click(screen.getByRole('button', { name: /November 28th/ }));
      return dialog;
    };
    const first = await openDialog();
    await app.user.clear(first.getByRole('spinbutton'));
    await app.user.type(first.getByRole('spinbutton'), '4');
    await app.user.click(first.getByRole('button', { name: 'Sign up' }));
    await app.user.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await openDialog();
    expect(second.getByRole('spinbutton')).toHaveValue('4');
    expect(second.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    letThrough();
    await second.findByRole('button', { name: 'Edit' });
    expect(callsOf(app.backend, 'addToMinyan')).toHaveLength(1);
  });
});

it('a changed account shows why it was refused, and what was typed', async () => {
  const app = renderApp({ signedInAs: 'demo', path: '/account', fail: { updateUser: '500' } });
  await app.user.type(await findField('First name'), ' Meir');
  const letThrough = holdCalls('/api/user/update');
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  await leave(app);
  letThrough();
  await app.idle();
  await app.goTo('/account');
  expect(await findField('First name')).toHaveValue('Yaakov Meir');
  expect(screen.getByText(FAULT_TEXT)).toBeVisible();
});

describe('settings of notifications', () => {
  async function openSettings() {
    const app = renderApp({ signedInAs: 'demo', path: '/account' });
    await findField('Notification frequency');
    return { ...app, letThrough: holdCalls('/api/user/updateNotification') };
  }

  it('are the newer ones if another device has changed them since they were saved', async () => {
    const app = await openSettings();
    await app.user.selectOptions(field('Notification method'), 'T');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await leave(app);
    app.letThrough();
    await app.idle();
    app.backend.db.members.update(({ username }) => username === 'demo', { notificationMethod: 'E' });
    await app.comeBack();
    await app.idle();
    await app.goTo('/account');
    expect(await findField('Notification method')).toHaveValue('E');
  });

  it("do not look as if they were being saved when 'Disable' is pressed", async () => {
    const app = await openSettings();
    await app.user.click(screen.getByRole('button', { name: 'Disable' }));
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });
});

it.each(['/winterize', '/dewinterize'])('%s is sent once, also over the end of a session', async (path) => {
  window.open = () => null;
  const app = renderApp({ signedInAs: 'demo', path, now: '2026-10-20T10:00' });
  await findField('Combination code');
  await fillInRequired(app.user);
  const letThrough = holdCalls('/api/user/request');
  await app.user.click(submitButton());
  await leave(app);
  app.backend.endSessions();
  await app.comeBack();
  await signInAgain(app);
  await app.goTo(path);
  expect(await findField('Combination code')).toHaveValue('4812');
  expect(screen.getByRole('button', { name: 'One Moment...' })).toBeDisabled();
  letThrough();
  await app.idle();
  expect(callsOf(app.backend, 'requestService')).toHaveLength(1);
});

describe('a winterize request', () => {
  async function send(options: RenderAppOptions = {}) {
    const app = renderApp({ signedInAs: 'demo', path: '/winterize', now: '2026-10-20T10:00', ...options });
    window.open = () => null;
    await findField('Combination code');
    await fillInRequired(app.user);
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    letThrough();
    await app.idle();
    await app.goTo('/winterize');
    await findField('Combination code');
    return app;
  }

  it('shows the link to the waiver', async () => {
    await send();
    expect(screen.getByText('Submitted Successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: /Open the waiver/ })).toBeVisible();
  });

  it('asks about its duplicate', async () => {
    const app = await send({ scenario: 'duplicate-request' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Request Detected' }));
    await app.user.click(dialog.getByRole('button', { name: 'Continue Anyway' }));
    expect(await screen.findByText('Submitted Successfully')).toBeVisible();
  });

  it('shows why Continue Anyway has failed, without the question about its duplicate', async () => {
    const app = await send({ scenario: 'duplicate-request' });
    const letThrough = holdCalls('/api/user/request');
    app.backend.fail.requestService = '500';
    await app.user.click(await screen.findByRole('button', { name: 'Continue Anyway' }));
    await leave(app);
    await app.goTo('/winterize');
    expect(await screen.findByRole('button', { name: 'One Moment...' })).toBeDisabled();
    letThrough();
    expect(await screen.findByText(FAULT_TEXT)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
  });
});
