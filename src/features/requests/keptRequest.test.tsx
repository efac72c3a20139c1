import { screen, waitFor } from '@testing-library/react';
import { FAULT_TEXT } from '../../../mocks/faults/faults';
import { bodiesOf, callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import {
  field,
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
  signIn,
} from '../../../test/renderApp';
import { fillInRequired, submitButton } from '../../../test/requestForm';

async function leave(app: RenderedApp) {
  await app.goTo('/policies');
  await findHeading('Policies');
}

async function comeBackTo(app: RenderedApp, path: string) {
  await app.goTo(path);
  await findField('Combination code');
}

/** Whether the browser asks before it reloads or closes the page. */
const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  window.open = () => null;
});

/** Opens a request form in the season. */
async function openForm(path: string, options: RenderAppOptions = {}) {
  const app = renderApp({ signedInAs: 'demo', now: '2026-10-20T10:00', path, ...options });
  await findField('Combination code');
  return app;
}

async function fillIn(path: string) {
  const app = await openForm(path);
  expect(asksFirst()).toBe(false);
  await fillInRequired(app.user);
  await app.user.selectOptions(field('Toilets'), '3');
  return app;
}

// The rules are kept-request and left-while-sending.
describe.each([
  { path: '/winterize', sent: 'Submitted Successfully' },
  { path: '/dewinterize', sent: 'Thank you! Your request has been submitted.' },
])('what a member has typed at $path', ({ path, sent }) => {
  it('is kept until it has been sent, and shown once more, with the answer, if the member left before the answer arrived', async () => {
    const app = await fillIn(path);
    expect(asksFirst()).toBe(true);
    await leave(app);
    await app.goTo(-1);
    expect(await findField('Combination code')).toHaveValue('4812');
    expect(field('I accept the terms and conditions')).toBeChecked();
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    expect(asksFirst()).toBe(true);
    await leave(app);
    letThrough();
    await app.idle();
    expect(asksFirst()).toBe(false);
    await comeBackTo(app, path);
    expect(await screen.findByText(sent)).toBeVisible();
    expect(field('Combination code')).toHaveValue('4812');
    expect(field('Combination code')).toBeDisabled();
    expect(bodiesOf(app.backend, 'requestService')).toMatchObject([
      { combinationCode: '4812', toiletAmount: 3 },
    ]);
    await leave(app);
    await comeBackTo(app, path);
    expect(screen.queryByText(sent)).not.toBeInTheDocument();
    expect(field('Combination code')).toHaveValue('');
  });

  it('is kept when the request fails, and can be sent again, but not before the answer', async () => {
    const app = await fillIn(path);
    app.backend.fail.requestService = '500';
    const failWhileAway = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    failWhileAway();
    await app.idle();
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('4812');
    expect(screen.getByText(FAULT_TEXT)).toBeVisible();
    await leave(app);
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('4812');
    expect(screen.queryByText(FAULT_TEXT)).not.toBeInTheDocument();

    const failAfterReturn = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    await comeBackTo(app, path);
    expect(screen.getByRole('button', { name: 'One Moment...' })).toBeVisible();
    await app.user.type(field('Combination code'), '{Enter}');
    failAfterReturn();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(callsOf(app.backend, 'requestService')).toHaveLength(2);
    expect(field('Combination code')).toHaveValue('4812');
    app.backend.fail = {};
    await app.user.click(submitButton());
    expect(await screen.findByText(sent)).toBeVisible();
    expect(asksFirst()).toBe(false);
  });
});

describe('what a member has typed into a request form', () => {
  const path = '/winterize';

  async function endSession(app: RenderedApp) {
    app.backend.endSessions();
    await app.comeBack();
  }

  async function signInAgain(app: RenderedApp) {
    await findHeading('Login to Minyan tracker & winterization');
    await signIn(app, 'demo');
    await findHeading('Policies');
    await comeBackTo(app, path);
  }

  it('is kept for the same member when the session ends on another screen, or on the form, which is then left', async () => {
    const app = await fillIn(path);
    await leave(app);
    await endSession(app);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Policies' })).not.toBeInTheDocument());
    expect(asksFirst()).toBe(true);
    await signInAgain(app);
    expect(field('Combination code')).toHaveValue('4812');

    await endSession(app);
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await app.goTo('/policies');
    await signInAgain(app);
    expect(field('Combination code')).toHaveValue('4812');
  });

  it.each([
    ['kept', 'demo', '4812'],
    ['dropped', 'gabbai', ''],
  ])('is %s when %s signs in over the form', async (_outcome, username, code) => {
    const app = await fillIn(path);
    await endSession(app);
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await signIn(app, username);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue(code);
    expect(asksFirst()).toBe(code !== '');
  });

  it('is dropped at a log-out', async () => {
    const app = await fillIn(path);
    await app.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    await findHeading('Experience superior property care');
    expect(asksFirst()).toBe(false);
    await app.goTo('/login');
    await signIn(app, 'demo');
    await findHeading(/Yaakov Rosenberg/);
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('');
  });
});

// The rule is duplicate-of-itself.
it.each([
  ['Cancel', (app: RenderedApp) => app.user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', (app: RenderedApp) => app.user.keyboard('{Escape}')],
  ['Back', (app: RenderedApp) => app.goTo(-1)],
])(
  'a request whose answer was lost counts as sent once %s closes the question about its duplicate, even if the member had left',
  async (_way, closeDialog) => {
    const app = await openForm('/winterize', { fail: { requestService: 'done-dropped' } });
    await fillInRequired(app.user);
    await app.user.click(submitButton());
    await screen.findByText('Something went wrong. Please try again.');
    app.backend.fail = {};
    await leave(app);
    await comeBackTo(app, '/winterize');
    await app.user.clear(field('Combination code'));
    await app.user.paste('9999');
    await app.user.click(submitButton());
    await screen.findByRole('dialog', { name: 'Duplicate Request Detected' });
    await closeDialog(app);
    expect(await screen.findByRole('link', { name: 'Open the waiver' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submitted Successfully' })).toBeDisabled();
    expect(field('Combination code')).toHaveValue('4812');
    expect(document.activeElement).toHaveTextContent(/^One more step/);
    // Forward does not open the dialog again.
    await app.goTo(1);
    await app.settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the waiver' })).toBeVisible();
    expect(callsOf(app.backend, 'requestService')).toHaveLength(2);
    expect(asksFirst()).toBe(false);
    await leave(app);
    await comeBackTo(app, '/winterize');
    expect(field('Combination code')).toHaveValue('');
  },
);
