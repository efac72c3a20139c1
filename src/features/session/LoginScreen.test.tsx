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
  renderStory,
  signIn,
  submitButton,
  type RenderAppOptions,
} from '../../../test/renderApp';
import * as stories from './LoginScreen.stories';

const { Default } = composeStories(stories);

const TITLE = 'Login to Minyan tracker & winterization';
const REFUSED = 'The email address or password is incorrect.';
const GENERAL = 'Something went wrong. Please try again.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';
const NO_SESSION =
  'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

async function openLogin(options: RenderAppOptions = {}) {
  const app = renderStory(Default, options);
  await findHeading(TITLE);
  return { ...app, sent: () => bodiesOf(app.backend, 'login') };
}

const button = () => submitButton('Password');

afterEach(() => jest.restoreAllMocks());

test("the screen has a form and a link to 'Forgot Password', which links back", async () => {
  const { user, address } = await openLogin();
  expect(document.title).toBe('Login | Dependable');
  expect(field('Email address')).toHaveAttribute('placeholder', 'Email address');
  expect(field('Email address')).toBeRequired();
  expect(field('Password')).toBeRequired();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(button()).toHaveAccessibleName('Login');
  expect(alerts()).toEqual([]);
  await user.click(screen.getByRole('link', { name: "Don't have password?" }));
  await findHeading('Forgot Password');
  expect(address()).toBe('/forgot');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login?' }));
  expect(await findField('Password')).toBeVisible();
  expect(address()).toBe('/login');
});

test.each([
  ['/login', 1],
  ['/units-open', 1],
  ['/account', 0],
])('after a login at %s the calls of the next screen are sent together', async (path, recordCalls) => {
  const app = await openLogin({ path });
  const callCounts = () =>
    (['getUser', 'getColony', 'getMinyan'] as const).map((call) => callsOf(app.backend, call).length);
  const [user = 0, colony = 0, minyan = 0] = callCounts();
  const letThrough = holdCalls('/api/user');
  await signIn(app);
  await waitFor(() => expect(callCounts()).toEqual([user, colony + 1, minyan + recordCalls]));
  letThrough();
  await waitFor(() => expect(callCounts()[0]).toBe(user + 1));
});

test('a submit with an empty field sends nothing', async () => {
  const app = await openLogin();
  for (const [username, password] of [
    ['', ''],
    ['demo', ''],
    ['', 'Shabbos1'],
    ['  ', 'Shabbos1'],
    ['\u200B', 'Shabbos1'],
  ] as const) {
    await enter(app, 'Email address', username);
    await enter(app, 'Password', password);
    await app.user.click(button());
    await app.user.type(field('Password'), '{Enter}');
  }
  await app.idle();
  expect(app.sent()).toEqual([]);
  expect(alerts()).toEqual([]);
});

test('a member logs in after a refusal: the password is sent as it is, the username without invisible characters and blanks around it', async () => {
  const app = await openLogin();
  await signIn(app, ' \u2068demo@\u200Bexample.com\u2069 ', ' Shabbos1 ');
  expect(await screen.findByText(REFUSED)).toBeVisible();
  expect(alerts()).toEqual([REFUSED]);
  expect(app.sent()).toStrictEqual([{ username: 'demo@example.com', password: ' Shabbos1 ' }]);

  await enter(app, 'Password', 'Shabbos1');
  const letThrough = holdCalls('/login');
  await app.user.keyboard('{Enter}');
  await app.user.dblClick(button());
  expect(alerts()).toEqual([]);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  letThrough();
  expect(await screen.findByText('Add yourself to minyan')).toBeVisible();
  expect(app.sent()).toHaveLength(2);
  expect(app.address()).toBe('/');
  expect(document.title).toBe('Minyan | Dependable');
});

test('when a login, or the read of the member after it, fails, a text shows and the typed values stay for another try', async () => {
  const app = await openLogin();
  const failures: ['login' | 'getUser', FaultKind, string][] = [
    ['login', '500', OFFICE],
    ['login', 'dropped', GENERAL],
    ['getUser', '500', OFFICE],
    ['getUser', 'malformed', GENERAL],
  ];
  await enter(app, 'Email address', 'demo');
  await enter(app, 'Password', 'Shabbos1');
  for (const [index, [call, fault, text]] of failures.entries()) {
    app.backend.fail = { [call]: fault };
    await app.user.click(button());
    await waitFor(() => expect(app.sent()).toHaveLength(index + 1));
    expect(await screen.findByText(text)).toBeVisible();
    expect(callsOf(app.backend, call).at(-1)).toMatchObject({ fault });
    expect(field('Email address')).toHaveValue('demo');
    expect(field('Password')).toHaveValue('Shabbos1');
  }
  app.backend.fail = {};
  await app.user.click(button());
  await findHeading(/Yaakov Rosenberg/);
});

/** Replaces the answers to the calls whose address begins with `path`. The backend still performs the calls. */
function answerWith(path: string, answer: () => Response) {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const own = await fetch(input, init);
    return typeof input === 'string' && input.startsWith(path) ? answer() : own;
  });
}

const redirectTo = (address: string) => new Response(null, { status: 302, headers: { Location: address } });

test('a login that is accepted with a redirect shows the home', async () => {
  const app = await openLogin();
  answerWith('/login', () => redirectTo('https://elsewhere.example.com/'));
  await signIn(app);
  expect(await findHeading(/Yaakov Rosenberg/)).toBeVisible();
});

test.each<[string, string, string, () => Response]>([
  ['it is refused with a redirect', '/login', 'wrong', () => redirectTo('/login?failed')],
  ['the read of the member gets 403', '/api/user', 'Shabbos1', () => new Response(null, { status: 403 })],
  ['the read of the member gets a redirect', '/api/user', 'Shabbos1', () => redirectTo('/login')],
])('a login explains what to check when %s', async (_when, path, password, answer) => {
  const app = await openLogin();
  answerWith(path, answer);
  await signIn(app, 'demo', password);
  expect(await screen.findByText(NO_SESSION)).toBeVisible();
  expect(alerts()).toEqual([NO_SESSION]);
  jest.restoreAllMocks();
  await enter(app, 'Password', 'Shabbos1');
  await app.user.click(button());
  await findHeading(/Yaakov Rosenberg/);
});
