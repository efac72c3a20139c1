import { act, screen, waitFor, within } from '@testing-library/react';
import { FAULT_TEXT } from '../../mocks/faults/faults';
import { bodiesOf, callsOf, setTime } from '../../test/backend';
import { holdCalls } from '../../test/holdCalls';
import { button, findButton, form, men, openHome as openForm, pickLater } from '../../test/homeCards';
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
  const app = await openForm(options);
  const goHome = async () => {
    await app.goTo('/');
    await findHeading('Add yourself to minyan');
  };
  /** Signs up for 3 men and leaves before the answer. Returns a function that releases the answer. */
  const leaveWhileSigningUp = async () => {
    const letThrough = holdCalls(ADD);
    await app.enterMen('3');
    await app.press('Sign up');
    await leave(app);
    return letThrough;
  };
  /** Signs up for 3 men, opens the sign-up for editing and enters another number. */
  const edit = async (people: string) => {
    await app.enterMen('3');
    await app.press('Sign up');
    await findButton('Edit');
    await app.press('Edit');
    await app.enterMen(people);
  };
  return { ...app, goHome, leaveWhileSigningUp, edit };
}

describe('a sign-up (rule: left-while-sending)', () => {
  it.each(['after', 'before'])(
    'that is answered %s the member comes back is sent once and shown as saved',
    async (when) => {
      const app = await openHome();
      const letThrough = await app.leaveWhileSigningUp();
      if (when === 'before') {
        letThrough();
        await app.idle();
      }
      await app.goHome();
      expect(men()).toHaveValue('3');
      letThrough();
      await findButton('Edit');
      expect(men()).toHaveValue('3');
      expect(form().getByText('Your sign-up has been saved.')).toBeVisible();
      expect(callsOf(app.backend, 'addToMinyan')).toHaveLength(1);
    },
  );

  it.each(['before', 'after'])('that fails %s the member comes back keeps its values', async (when) => {
    const app = await openHome();
    app.backend.fail.addToMinyan = '500';
    const letThrough = await app.leaveWhileSigningUp();
    if (when === 'before') {
      letThrough();
      await app.idle();
    }
    await app.goHome();
    letThrough();
    await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(FAULT_TEXT));
    expect(men()).toHaveValue('3');
    app.backend.fail = {};
    await app.press('Sign up');
    await findButton('Edit');
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ poeple_count: 3 }, { poeple_count: 3 }]);
  });

  it('that is being updated is locked until its answer arrives', async () => {
    const app = await openHome();
    await app.edit('5');
    const letThrough = holdCalls(ADD);
    await app.press('Update');
    await leave(app);
    await app.goHome();
    expect(men()).toHaveValue('5');
    expect(button('Update')).toBeDisabled();
    letThrough();
    await findButton('Edit');
    expect(men()).toHaveValue('5');
  });

  it.each([
    ['after the next login', false, /^Your sign-up has been saved/],
    ['before the next login, as a refusal', true, /^(Error adding to minyan|Please sign in)/],
  ])('shows, after the end of the session, an answer that arrives %s', async (_when, isRefused, text) => {
    const app = await openHome();
    const letThrough = await app.leaveWhileSigningUp();
    app.backend.endSessions();
    if (isRefused) letThrough();
    else await app.comeBack();
    await signInAgain(app);
    await app.goHome();
    expect(men()).toHaveValue('3');
    letThrough();
    expect(await form().findByText(text)).toBeVisible();
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
    await app.comeBack();
    await app.idle();
    await app.goHome();
    await findButton('Edit');
    expect(men()).toHaveValue('5');
    expect(alerts()).toEqual([]);
    expect(form().getByText('Your sign-up has been saved.')).toBeVisible();
  });

  it('shows no error for its removal if another device has removed it first', async () => {
    const app = await openHome();
    await app.edit('0');
    const letThrough = holdCalls('/api/minyan/');
    await app.press('Update');
    await leave(app, '/units-open', 'Units open');
    app.backend.db.signUps.remove(() => true);
    letThrough();
    await app.idle();
    await app.comeBack();
    await app.idle();
    await app.goHome();
    await findButton('Sign up');
    expect(men()).toHaveValue('1');
    expect(alerts()).toEqual([]);
  });

  it('shows its refusal on the card, even if a closed dialog has shown the same Shabbos', async () => {
    const app = await openHome({ now: '2026-11-13T10:00:00-05:00' });
    const dialog = await pickLater(app, /November 21st/);
    const forms = () => screen.queryAllByRole('group', { name: NEXT_WEEK, hidden: true });
    await waitFor(() => expect(forms()).toHaveLength(1));
    act(() => setTime('2026-11-15T10:00:00-05:00'));
    await app.comeBack();
    await waitFor(() => expect(forms()).toHaveLength(2));
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(forms()).toHaveLength(1));
    app.backend.fail.addToMinyan = '500';
    await app.enterMen('3', NEXT_WEEK);
    await app.press('Sign up', NEXT_WEEK);
    await waitFor(() => expect(alerts()).toHaveLength(1));
  });

  it('for a later Shabbos still waits for its answer after its dialog was closed', async () => {
    const app = await openHome();
    const letThrough = holdCalls(ADD);
    const first = await pickLater(app, /November 28th/);
    await app.user.clear(first.getByRole('spinbutton'));
    await app.user.type(first.getByRole('spinbutton'), '4');
    await app.user.click(first.getByRole('button', { name: 'Sign up' }));
    await app.user.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await pickLater(app, /November 28th/);
    expect(second.getByRole('spinbutton')).toHaveValue('4');
    expect(second.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    letThrough();
    await second.findByRole('button', { name: 'Edit' });
    expect(callsOf(app.backend, 'addToMinyan')).toHaveLength(1);
  });
});

it('notification settings whose form was left while it was sent show newer values from another device', async () => {
  const app = renderApp({ signedInAs: 'demo', path: '/account' });
  await findField('Notification method');
  const letThrough = holdCalls('/api/user/updateNotification');
  await app.user.selectOptions(field('Notification method'), 'T');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await leave(app);
  letThrough();
  await app.idle();
  app.backend.db.members.update(({ username }) => username === 'demo', { notificationMethod: 'E' });
  await app.comeBack();
  await app.idle();
  await app.goTo('/account');
  expect(await findField('Notification method')).toHaveValue('E');
});

it("'Save' does not look as if the settings were being saved while 'Disable' is sent", async () => {
  const app = renderApp({ signedInAs: 'demo', path: '/account' });
  await findField('Notification method');
  holdCalls('/api/user/updateNotification');
  await app.user.click(screen.getByRole('button', { name: 'Disable' }));
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
});

/** Sends a request and leaves the screen before the answer. */
async function sendAndLeave(path: string, options: RenderAppOptions = {}) {
  window.open = () => null;
  const app = renderApp({ signedInAs: 'demo', path, now: '2026-10-20T10:00', ...options });
  await findField('Combination code');
  await fillInRequired(app.user);
  const letThrough = holdCalls('/api/user/request');
  await app.user.click(submitButton());
  await leave(app);
  return { ...app, letThrough };
}

it.each([
  ['/winterize', 'Submitted Successfully', 1],
  ['/dewinterize', /^Thank you!/, 0],
])(
  'a request at %s is sent once and shows its answer, even if the session ends meanwhile',
  async (path, text, waivers) => {
    const app = await sendAndLeave(path);
    app.backend.endSessions();
    await app.comeBack();
    await signInAgain(app);
    await app.goTo(path);
    expect(await findField('Combination code')).toHaveValue('4812');
    expect(screen.getByRole('button', { name: 'One Moment...' })).toBeDisabled();
    app.letThrough();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /Open the waiver/ })).toHaveLength(waivers);
    expect(callsOf(app.backend, 'requestService')).toHaveLength(1);
  },
);

it('a winterize request asks about its duplicate when the member comes back after the answer', async () => {
  const app = await sendAndLeave('/winterize', { scenario: 'duplicate-request' });
  app.letThrough();
  await app.idle();
  await app.goTo('/winterize');
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Request Detected' }));
  await app.user.click(dialog.getByRole('button', { name: 'Continue Anyway' }));
  expect(await screen.findByText('Submitted Successfully')).toBeVisible();
});

it("a winterize request shows why 'Continue Anyway' failed, without asking about the duplicate again", async () => {
  const app = await sendAndLeave('/winterize', { scenario: 'duplicate-request' });
  app.letThrough();
  await app.idle();
  await app.goTo('/winterize');
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
