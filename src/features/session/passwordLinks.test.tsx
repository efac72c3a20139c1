import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../../mocks/faults/faults';
import { bodiesOf, callsOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import {
  alerts,
  enter,
  field,
  findField,
  findHeading,
  type RenderAppOptions,
  renderStory,
  signIn,
  submitButton,
} from '../../../test/renderApp';
import * as join from './JoinScreen.stories';
import * as reset from './ResetScreen.stories';

const stories = { reset: composeStories(reset).Default, join: composeStories(join).Default };

/** The doubled word is part of the text (rule: password-rule). */
const HINT = 'Password must contain at least 8 characters, have have an uppercase, lowercase and digit';
const INVALID = 'This link has been expired or is invalid';
const UNCHECKED = 'This link could not be checked.';
const GENERAL = 'Something went wrong. Please try again.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';

const failures: [FaultKind, string][] = [
  ['500', OFFICE],
  ['500-plain', GENERAL],
  ['401', 'Please sign in.'],
];

const LOST = {
  reset: 'The answer was lost. Your password may have been set: try to log in.',
  join: 'The answer was lost. Your account may have been created: try to log in.',
};

const screens = [
  {
    kind: 'reset',
    title: 'Reset Password',
    password: 'New password',
    submit: 'Set password',
    verify: 'verifyResetToken',
    send: 'setNewPass',
    path: '/api/reset/tekenVerify/',
    signedIn: /Yaakov Rosenberg/,
    account: {},
  },
  {
    kind: 'join',
    title: 'Join',
    password: 'Password',
    submit: 'Create account',
    verify: 'verifyJoinToken',
    send: 'acceptInvitation',
    path: '/api/join/tekenVerify/',
    signedIn: /Shmuel Newman/,
    account: { username: 'newman' },
  },
] as const;

describe.each(screens)('/$kind/{token}', (link) => {
  const { kind, title, password, submit, verify, send, path, signedIn, account } = link;

  async function open(options: RenderAppOptions = {}) {
    const app = renderStory(stories[kind], options);
    await findField('Retype password');
    return app;
  }
  type App = Awaited<ReturnType<typeof open>>;

  async function choose(app: App, first: string, second = first) {
    await enter(app, password, first);
    await enter(app, 'Retype password', second);
  }
  const button = () => submitButton('Retype password');
  const sent = ({ backend }: App) => bodiesOf(backend, send);

  test('shows a spinner while the link is verified, then the form', async () => {
    const letThrough = holdCalls(`/api/${kind}/`);
    const app = renderStory(stories[kind]);
    await findHeading(title);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByLabelText('Retype password')).toBeNull();
    expect(main.getByRole('link', { name: 'Login?' })).toHaveAttribute('href', '/login');
    letThrough();
    await findField('Retype password');
    expect(callsOf(app.backend, verify)).toHaveLength(1);
    expect(document.title).toBe(`${title} | Dependable`);
    expect(field(password)).toHaveAttribute('type', 'password');
    expect(field(password)).toHaveAccessibleDescription(HINT);
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    expect(button()).toHaveAccessibleName(submit);
    expect(button()).toBeDisabled();
    expect(main.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  test.each(['used', 'expired', 'unknown', 'valid'])(
    'shows that the link is invalid when its token is %s, or valid but the check is answered with 401',
    async (state) => {
      const fail = state === 'valid' ? { [verify]: '401' } : {};
      renderStory(stories[kind], { path: `/${kind}/${kind}-${state}`, fail });
      expect(await screen.findByText(INVALID)).toBeVisible();
      expect(alerts()).toEqual([INVALID]);
      expect(screen.queryByLabelText('Retype password')).toBeNull();
      expect(screen.getByRole('link', { name: 'Login?' })).toBeVisible();
      const newLink = screen.queryByRole('link', { name: 'Send a new link' });
      expect(newLink?.getAttribute('href')).toBe(kind === 'reset' ? '/forgot' : undefined);
    },
  );

  test.each<FaultKind | number>(['500', 'empty', 408, 425, 429])(
    'checks the link again only when asked to, after a check that failed with %s',
    async (what) => {
      const fault = { status: Number(what), body: '{"error":"Please wait."}' };
      const fail = { [verify]: typeof what === 'number' ? [{ fault, calls: null }] : what };
      const app = renderStory(stories[kind], { fail, fakeTimers: true });
      expect(await screen.findByText(UNCHECKED)).toBeVisible();
      expect(screen.queryByText(INVALID)).toBeNull();
      await app.later(10 * 60_000);
      expect(callsOf(app.backend, verify)).toHaveLength(1);
      app.backend.fail = {};
      const letThrough = holdCalls(path);
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
      expect(screen.queryByText(UNCHECKED)).toBeNull();
      letThrough();
      await findField('Retype password');
      expect(callsOf(app.backend, verify)).toHaveLength(2);
    },
  );

  test('a password that breaks a rule, or differs from the second one, disables the button, and Enter sends nothing', async () => {
    const app = await open();
    for (const typed of ['Aa34567', 'aa345678', 'AA345678', 'Aabcdefg']) {
      await choose(app, typed);
      expect([typed, button().hasAttribute('disabled')]).toEqual([typed, true]);
      await app.user.keyboard('{Enter}');
    }
    await choose(app, 'Shabbos2', 'Shabbos3');
    expect(button()).toBeDisabled();
    await app.user.tab();
    expect(await screen.findByText('The passwords do not match.')).toHaveRole('alert');
    expect(field('Retype password')).toBeInvalid();
    await enter(app, 'Retype password', 'Shabbos2');
    expect(button()).toBeEnabled();
    await app.user.type(field(password), 'x');
    expect(button()).toBeDisabled();
    // (rule: password-rule)
    const tooLong = 'Password must contain at most 40 characters';
    await choose(app, `Aa3${'x'.repeat(37)}`);
    expect(button()).toBeEnabled();
    expect(screen.queryByText(tooLong)).toBeNull();
    await app.user.type(field(password), 'x');
    expect(await screen.findByText(tooLong)).toHaveRole('alert');
    expect(field(password)).toHaveAccessibleDescription(expect.stringContaining(tooLong));
    expect(button()).toBeDisabled();
    expect(sent(app)).toEqual([]);
  });

  test('sends the typed values and the decoded token once, then shows the home of the signed-in member', async () => {
    const token = `${kind}/+%?#ü`;
    const app = await open({ path: `/${kind}/${encodeURIComponent(token)}` });
    expect(callsOf(app.backend, verify).map((call) => call.path)).toEqual([
      `${path}${kind}%2F%2B%25%3F%23%C3%BC`,
    ]);
    await choose(app, ' Shabbos2');
    const letThrough = holdCalls(`/api/${kind}/`);
    await app.user.keyboard('{Enter}');
    await app.user.dblClick(button());
    letThrough();
    await findHeading(signedIn);
    expect(app.address()).toBe('/');
    expect(sent(app)).toStrictEqual([{ ...account, password: ' Shabbos2', password2: ' Shabbos2', token }]);
  });

  test('shows a text after each failure, keeps the typed passwords, and accepts an empty answer as success', async () => {
    const app = await open();
    await choose(app, 'Shabbos2');
    for (const [index, [fault, text]] of failures.entries()) {
      app.backend.fail = { [send]: fault };
      await app.user.click(button());
      await waitFor(() => expect(sent(app)).toHaveLength(index + 1));
      expect(await screen.findByText(text)).toBeVisible();
      expect(field(password)).toHaveValue('Shabbos2');
      expect(callsOf(app.backend, send).at(-1)).toMatchObject({ fault });
    }
    app.backend.fail = { [send]: 'empty' };
    await app.user.click(button());
    expect(await findHeading(signedIn)).toBeVisible();
  });

  test('shows the home when the answer is lost but the call has signed the member in (rule: lost-password-answer)', async () => {
    const app = await open({ fail: { [send]: 'done-dropped' } });
    await choose(app, 'Shabbos2');
    await app.user.click(button());
    await findHeading(signedIn);
    expect(sent(app)).toHaveLength(1);
  });

  test('says that the answer was lost, also beside the text of a refused second try', async () => {
    const app = await open({ fail: { [send]: 'done-dropped', getUser: 'dropped' } });
    await choose(app, 'Shabbos2');
    await app.user.click(button());
    expect(await screen.findByText(LOST[kind])).toHaveRole('alert');
    expect(screen.queryByText(GENERAL)).toBeNull();
    app.backend.fail = {};
    await app.user.click(button());
    expect(await screen.findByText(/has already been used\.$/)).toBeVisible();
    expect(screen.getByText(LOST[kind])).toBeVisible();
    expect(app.address()).toBe(`/${kind}/${kind}-valid`);
  });

  test('shows the success when the member cannot be read afterwards, and the member can log in', async () => {
    const app = await open();
    app.backend.fail.getUser = '500';
    await choose(app, 'Shabbos2');
    await app.user.click(button());
    const text = kind === 'reset' ? 'Your password has been set.' : 'Your account has been created.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(button()).toBeDisabled();
    expect(sent(app)).toHaveLength(1);
    app.backend.fail = {};
    await app.user.click(screen.getByRole('link', { name: 'Login?' }));
    await signIn(app, kind === 'reset' ? 'demo' : 'shmuel.newman', 'Shabbos2');
    await findHeading(signedIn);
  });
});

describe('the username of an invitation', () => {
  async function openJoin(token: string, options: RenderAppOptions = {}) {
    const app = renderStory(stories.join, { path: `/join/${token}`, ...options });
    await findField('Username');
    for (const label of ['Password', 'Retype password']) await enter(app, label, 'Shabbos2');
    return app;
  }
  const username = () => field('Username');

  test('is suggested and required, and can be changed after the server has refused it as already taken', async () => {
    const app = await openJoin('join-valid');
    expect(username()).toHaveValue('shmuel.newman');
    expect(username()).toBeRequired();
    expect(submitButton('Username')).toBeEnabled();
    await enter(app, 'Username', '  ');
    expect(submitButton('Username')).toBeDisabled();
    await enter(app, 'Username', 'demo');
    await waitFor(() => expect(submitButton('Username')).toBeEnabled());
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('This username is already taken.')).toBeVisible();
    await enter(app, 'Username', 'demo2');
    await app.user.click(submitButton('Username'));
    await findHeading(/Shmuel Newman/);
  });

  test.each<[string, RenderAppOptions]>([
    ['join-unnamed', {}],
    ['join-valid', { fail: { verifyJoinToken: 'missing-fields' } }],
  ])(
    'is empty without a suggestion, and is sent without blanks around it or invisible characters (rule: typed-as-it-is): %s',
    async (token, options) => {
      const app = await openJoin(token, options);
      expect(username()).toHaveValue('');
      await enter(app, 'Username', ' newman\u200E ');
      await waitFor(() => expect(submitButton('Username')).toBeEnabled());
      await app.user.keyboard('{Enter}');
      await findHeading(/Shmuel Newman/);
      expect(bodiesOf(app.backend, 'acceptInvitation')).toMatchObject([{ username: 'newman' }]);
    },
  );
});
