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
  renderApp,
  type RenderAppOptions,
  signIn,
  submitButton,
} from '../../../test/renderApp';

const TITLE = 'Login to Minyan tracker & winterization';

async function openLogin(options: RenderAppOptions = {}) {
  const app = renderApp({ path: '/login', ...options });
  await findHeading(TITLE);
  return app;
}

const sent = ({ backend }: ReturnType<typeof renderApp>) => bodiesOf(backend, 'login');

afterEach(() => jest.restoreAllMocks());

test('the screen has a title, a form and a link for members without a password', async () => {
  await openLogin();
  expect(document.title).toBe('Login | Dependable');
  expect(field('Email address')).toHaveAttribute('placeholder', 'Email address');
  expect(field('Email address')).toBeRequired();
  expect(field('Password')).toBeRequired();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(submitButton('Password')).toHaveAccessibleName('Login');
  expect(screen.getByRole('link', { name: "Don't have password?" })).toHaveAttribute('href', '/forgot');
  expect(alerts()).toEqual([]);
});

test.each([
  ['/login', 1],
  ['/units-open', 1],
  ['/account', 0],
])('after a login at %s the calls of the next screen leave together', async (path, recordCalls) => {
  const app = await openLogin({ path });
  const callCounts = () => ({
    user: callsOf(app.backend, 'getUser').length,
    colony: callsOf(app.backend, 'getColony').length,
    minyan: callsOf(app.backend, 'getMinyan').length,
  });
  const before = callCounts();
  const letThrough = holdCalls('/api/user');
  await signIn(app);
  await waitFor(() =>
    expect(callCounts()).toEqual({
      user: before.user,
      colony: before.colony + 1,
      minyan: before.minyan + recordCalls,
    }),
  );
  letThrough();
  await waitFor(() => expect(callsOf(app.backend, 'getUser')).toHaveLength(before.user + 1));
});

test('the button shows and hides the password, and the typed text stays', async () => {
  const { user } = await openLogin();
  await user.type(field('Password'), 'Shabbos1');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveValue('Shabbos1');
});

test.each([
  ['', ''],
  ['demo', ''],
  ['', 'Shabbos1'],
  ['  ', 'Shabbos1'],
])('a submit with username %j and password %j sends nothing', async (username, password) => {
  const app = await openLogin();
  if (username !== '') await app.user.type(field('Email address'), username);
  if (password !== '') await app.user.type(field('Password'), password);
  await app.user.click(submitButton('Password'));
  await app.user.type(field('Password'), '{Enter}');
  await app.idle();
  expect(sent(app)).toEqual([]);
  expect(alerts()).toEqual([]);
});

test('a login sends only the username, without blanks and invisible characters, and the password, then shows the home', async () => {
  const app = await openLogin();
  await signIn(app, ' \u2068demo@\u200Bexample.com\u2069 ');
  expect(await screen.findByText('Add yourself to minyan')).toBeVisible();
  expect(sent(app)).toStrictEqual([{ username: 'demo@example.com', password: 'Shabbos1' }]);
  expect(app.address()).toBe('/');
  expect(document.title).toBe('Minyan | Dependable');
});

test('a user name of invisible characters is an empty field', async () => {
  const app = await openLogin();
  await signIn(app, '\u200B');
  await app.idle();
  expect(sent(app)).toEqual([]);
});

test('a password is sent with its leading and trailing spaces', async () => {
  const app = await openLogin();
  await signIn(app, 'demo', ' Shabbos1 ');
  expect(await screen.findByText('The email address or password is incorrect.')).toBeVisible();
  expect(sent(app)).toStrictEqual([{ username: 'demo', password: ' Shabbos1 ' }]);
});

test("a refused login shows the server's text until the next attempt, which succeeds", async () => {
  const app = await openLogin();
  await signIn(app, 'demo', 'wrong');
  expect(await screen.findByText('The email address or password is incorrect.')).toBeVisible();
  expect(alerts()).toEqual(['The email address or password is incorrect.']);
  expect(field('Email address')).toHaveValue('demo');

  await app.user.clear(field('Password'));
  await app.user.type(field('Password'), 'Shabbos1');
  const letThrough = holdCalls('/login');
  await app.user.click(submitButton('Password'));
  expect(alerts()).toEqual([]);
  expect(submitButton('Password')).toBeDisabled();
  expect(submitButton('Password')).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await findHeading(/Yaakov Rosenberg/);
});

test('Enter and a double click send one request', async () => {
  const app = await openLogin();
  const letThrough = holdCalls('/login');
  await app.user.type(field('Email address'), 'demo');
  await app.user.type(field('Password'), 'wrong{Enter}');
  await app.user.dblClick(submitButton('Password'));
  letThrough();
  await screen.findByText('The email address or password is incorrect.');
  expect(sent(app)).toHaveLength(1);
});

const GENERAL = 'Something went wrong. Please try again.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';

test('a login, or the read of the member after it, that fails shows a text and keeps the typed values for another try', async () => {
  const app = await openLogin();
  const failures: ['login' | 'getUser', FaultKind, string][] = [
    ['login', '500', OFFICE],
    ['login', '500-plain', GENERAL],
    ['login', '502-html', GENERAL],
    ['login', '401', 'Please sign in.'],
    ['login', 'dropped', GENERAL],
    ['getUser', '500', OFFICE],
    ['getUser', '502-html', GENERAL],
    ['getUser', 'dropped', GENERAL],
    ['getUser', 'empty', GENERAL],
    ['getUser', 'malformed', GENERAL],
  ];
  await enter(app, 'Email address', 'demo');
  await enter(app, 'Password', 'Shabbos1');
  for (const [index, [call, fault, text]] of failures.entries()) {
    app.backend.fail = { [call]: fault };
    await app.user.click(submitButton('Password'));
    await waitFor(() => expect(sent(app)).toHaveLength(index + 1));
    expect(await screen.findByText(text)).toBeVisible();
    expect(callsOf(app.backend, call).at(-1)).toMatchObject({ fault });
    expect(field('Email address')).toHaveValue('demo');
    expect(field('Password')).toHaveValue('Shabbos1');
  }
  app.backend.fail = {};
  await app.user.click(submitButton('Password'));
  await findHeading(/Yaakov Rosenberg/);
});

test('a login without an answer fails after 15 seconds', async () => {
  const app = await openLogin({ fail: { login: 'timeout' }, fakeTimers: true });
  await signIn(app);
  await waitFor(() => expect(submitButton('Password')).toBeDisabled());
  await app.later(15_000);
  expect(await screen.findByText(GENERAL)).toBeVisible();
  await waitFor(() => expect(submitButton('Password')).toBeEnabled());
});

test.each<FaultKind>(['empty', 'malformed', 'missing-fields'])(
  'a successful login ignores the body of the answer: %s',
  async (fault) => {
    const app = await openLogin({ fail: { login: fault } });
    await signIn(app);
    await findHeading(/Yaakov Rosenberg/);
    expect(sent(app)).toHaveLength(1);
  },
);

const NO_SESSION =
  'You could not be signed in. Check your email address and password, and that cookies are allowed for this site.';

/** Replaces the answers to the calls whose address begins with `path`. The backend still performs the calls. */
function answerWith(path: string, answer: () => Response) {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const own = await fetch(input, init);
    return typeof input === 'string' && input.startsWith(path) ? answer() : own;
  });
}

const redirectTo = (address: string) => new Response(null, { status: 302, headers: { Location: address } });

test.each([
  ['401', () => new Response('{"error":"Please sign in."}', { status: 401 })],
  ['403', () => new Response(null, { status: 403 })],
  ['a redirect to /login', () => redirectTo('/login')],
])(
  'a login explains what to check when reading the member is then answered with %s',
  async (_what, answer) => {
    const app = await openLogin();
    answerWith('/api/user', answer);
    await signIn(app);
    expect(await screen.findByText(NO_SESSION)).toBeVisible();
    expect(alerts()).toEqual([NO_SESSION]);
    expect(field('Password')).toHaveValue('Shabbos1');
    jest.restoreAllMocks();
    await app.user.click(submitButton('Password'));
    await findHeading(/Yaakov Rosenberg/);
  },
);

test('a login that is answered with a redirect shows the home', async () => {
  const app = await openLogin();
  answerWith('/login', () => redirectTo('https://elsewhere.example.com/'));
  await signIn(app);
  expect(await findHeading(/Yaakov Rosenberg/)).toBeVisible();
});

test('a refused login that is answered with a redirect explains what to check', async () => {
  const app = await openLogin();
  answerWith('/login', () => redirectTo('/login?failed'));
  await signIn(app, 'demo', 'wrong');
  expect(await screen.findByText(NO_SESSION)).toBeVisible();
});

test('a signed-in member is redirected to the home', async () => {
  const app = renderApp({ path: '/login', signedInAs: 'demo' });
  await findHeading(/Yaakov Rosenberg/);
  expect(app.address()).toBe('/');
  expect(callsOf(app.backend, 'login')).toEqual([]);
});

test("the link opens 'Forgot Password', and the link there returns to the login", async () => {
  const { user, address } = await openLogin();
  await user.click(screen.getByRole('link', { name: "Don't have password?" }));
  await findHeading('Forgot Password');
  expect(address()).toBe('/forgot');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login?' }));
  expect(await findField('Password')).toBeVisible();
  expect(address()).toBe('/login');
});
