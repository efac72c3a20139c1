import { screen, waitFor } from '@testing-library/react';
import { FAULT_TEXT } from '../../../mocks/faults/faults';
import { callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import { field, findField, findHeading, renderApp, signIn } from '../../../test/renderApp';
import { fillInRequired, submitButton } from '../../../test/requestForm';

type App = ReturnType<typeof renderApp>;

const screens = [
  { path: '/winterize', sent: 'Submitted Successfully' },
  { path: '/dewinterize', sent: 'Thank you! Your request has been submitted.' },
];

async function leave(app: App) {
  await app.goTo('/policies');
  await findHeading('Policies');
}

async function comeBackTo(app: App, path: string) {
  await app.goTo(path);
  await findField('Combination code');
}

/** Whether the browser asks before it reloads or closes the page. */
const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** In season, and without a real window for the waiver. */
const open = { signedInAs: 'demo', now: '2026-10-20T10:00' } as const;

beforeEach(() => {
  window.open = () => null;
});

describe.each(screens)('what has been typed on $path (rule: kept-request)', ({ path, sent }) => {
  async function fillIn() {
    const app = renderApp({ ...open, path });
    await findField('Combination code');
    expect(asksFirst()).toBe(false);
    await fillInRequired(app.user);
    await app.user.selectOptions(field('Toilets'), '3');
    return app;
  }

  it('is there after a visit to another screen, and the browser asks before it is lost', async () => {
    const app = await fillIn();
    expect(asksFirst()).toBe(true);
    await leave(app);
    await app.goTo(-1);
    expect(await findField('Combination code')).toHaveValue('4812');
    expect(field('Toilets')).toHaveValue('3');
    expect(field('I accept the terms and conditions')).toBeChecked();
    await app.user.click(submitButton());
    await screen.findByText(sent);
    expect(callsOf(app.backend, 'requestService')[0]?.body).toMatchObject({
      combinationCode: '4812',
      toiletAmount: 3,
    });
  });

  it('is dropped once it has been sent, and what came of it is shown once, also if the member leaves before the answer', async () => {
    const app = await fillIn();
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    letThrough();
    await app.idle();
    expect(asksFirst()).toBe(false);
    await comeBackTo(app, path);
    expect(await screen.findByText(sent)).toBeVisible();
    expect(field('Combination code')).toHaveValue('4812');
    expect(field('Combination code')).toBeDisabled();
    await leave(app);
    await comeBackTo(app, path);
    expect(screen.queryByText(sent)).not.toBeInTheDocument();
    expect(field('Combination code')).toHaveValue('');
  });

  it('is kept, with the reason, when the member leaves before the request fails', async () => {
    const app = await fillIn();
    app.backend.fail.requestService = '500';
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    letThrough();
    await app.idle();
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('4812');
    expect(screen.getByText(FAULT_TEXT)).toBeVisible();
    expect(submitButton()).toBeEnabled();
    await leave(app);
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('4812');
    expect(screen.queryByText(FAULT_TEXT)).not.toBeInTheDocument();
  });

  it('cannot be sent again when the member comes back before the answer', async () => {
    const app = await fillIn();
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    expect(asksFirst()).toBe(true);
    await leave(app);
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('4812');
    expect(screen.getByRole('button', { name: 'One Moment...' })).toBeVisible();
    await app.user.type(field('Combination code'), '{Enter}');
    letThrough();
    expect(await screen.findByText(sent)).toBeVisible();
    expect(field('Combination code')).toHaveValue('4812');
    expect(callsOf(app.backend, 'requestService')).toHaveLength(1);
    expect(asksFirst()).toBe(false);
  });

  it('can be sent again when the request fails after the member has come back', async () => {
    const app = await fillIn();
    app.backend.fail.requestService = '500';
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    await comeBackTo(app, path);
    letThrough();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(field('Combination code')).toHaveValue('4812');
    app.backend.fail = {};
    await app.user.click(submitButton());
    expect(await screen.findByText(sent)).toBeVisible();
    expect(callsOf(app.backend, 'requestService')).toHaveLength(2);
  });

  it.each([
    [
      'on another screen',
      async (app: App, endSession: () => Promise<void>) => {
        await leave(app);
        await endSession();
      },
    ],
    [
      'over the form, which the member then leaves,',
      async (app: App, endSession: () => Promise<void>) => {
        await endSession();
        await screen.findByRole('dialog', { name: 'Please sign in again' });
        await app.goTo('/policies');
      },
    ],
  ])('is kept when the session ends %s and the same member signs in again', async (_where, leaveAtEnd) => {
    const app = await fillIn();
    await leaveAtEnd(app, async () => {
      app.backend.endSessions();
      await app.comeBack();
    });
    await findHeading('Login to Minyan tracker & winterization');
    expect(asksFirst()).toBe(true);
    await signIn(app, 'demo');
    await findHeading('Policies');
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('4812');
  });

  it('is dropped at a log-out', async () => {
    const app = await fillIn();
    await app.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    await findHeading('Experience superior property care');
    expect(asksFirst()).toBe(false);
    await app.goTo('/login');
    await signIn(app, 'demo');
    await findHeading(/Yaakov Rosenberg/);
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('');
  });

  it('is kept when the same member signs in again, and dropped when another does', async () => {
    const app = await fillIn();
    app.backend.endSessions();
    await app.comeBack();
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await signIn(app, 'demo');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Combination code')).toHaveValue('4812');

    app.backend.endSessions();
    await app.comeBack();
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await signIn(app, 'gabbai');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await comeBackTo(app, path);
    expect(field('Combination code')).toHaveValue('');
    expect(asksFirst()).toBe(false);
  });
});

// The rule is duplicate-of-itself.
it.each([
  ['Cancel', (app: App) => app.user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', (app: App) => app.user.keyboard('{Escape}')],
  ['Back', (app: App) => app.goTo(-1)],
])(
  'a request whose answer was lost counts as sent after %s, also when the member has left and come back',
  async (_way, closeDialog) => {
    const app = renderApp({ ...open, path: '/winterize', fail: { requestService: 'done-dropped' } });
    await findField('Combination code');
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
    // Forward finds nothing to ask any more.
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
