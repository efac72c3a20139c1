import { screen, waitFor } from '@testing-library/react';
import { holdCalls } from '../../../test/holdCalls';
import { findHeading, renderApp, signIn } from '../../../test/renderApp';

const LOGIN = 'Login to Minyan tracker & winterization';

const heading = () => screen.getByRole('heading', { level: 1 });
const title = (name: string) => screen.findByText(`${name} | Dependable`, { selector: '[aria-live]' });

/** Moves focus and address as a press on 'Skip to content' does. */
async function skipToContent(app: ReturnType<typeof renderApp>) {
  const [path] = app.address().split('#');
  screen.getByRole('main').focus();
  await app.goTo(`${path}#main`);
}

describe("after 'Skip to content' (rule: kept-focus)", () => {
  it('the focus stays on the content', async () => {
    const app = renderApp({ signedInAs: 'demo', path: '/account' });
    await app.settled();
    await skipToContent(app);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it("a login moves the focus to the screen's heading, and its title is announced", async () => {
    const app = renderApp({ path: '/account' });
    await findHeading(LOGIN);
    await skipToContent(app);
    await signIn(app);
    await waitFor(() => expect(heading()).toHaveTextContent('Yaakov Rosenberg'));
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(await title('Account')).toBeInTheDocument();
  });

  it.each(['comeBack', 'announceSessionChange'] as const)(
    'the end of the session, noticed by %s, moves the focus to the heading of the login',
    async (cause) => {
      const app = renderApp({ signedInAs: 'demo', path: '/policies' });
      await app.settled();
      await skipToContent(app);
      await app.logOutElsewhere();
      await app[cause]();
      expect(await findHeading(LOGIN)).toHaveFocus();
      expect(await title('Login')).toBeInTheDocument();
    },
  );
});

it('a press on a link before the session is known moves the focus to the new heading, and the title is announced', async () => {
  const letThrough = holdCalls('/api/user');
  const app = renderApp({ isPrerendered: true });
  await app.user.click((await screen.findAllByRole('link', { name: 'Contact us' }))[0] ?? document.body);
  await waitFor(() => expect(heading()).toHaveTextContent('Contact'));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(await title('Contact')).toBeInTheDocument();
  screen.getByRole('link', { name: 'About' }).focus();
  letThrough();
  await app.idle();
  expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
});

it('Back to a card moves the focus to its heading, and the title is announced (rule: event-link)', async () => {
  const app = renderApp({ signedInAs: 'demo', scenario: 'tishrei', path: '/#Yom-Kippur-2026-09-21' });
  await app.settled();
  await app.goTo('/policies');
  await findHeading('Policies');
  await app.goTo(-1);
  await app.settled();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: /minyan for Yom Kippur/ })).toHaveFocus(),
  );
  expect(await title('Minyan')).toBeInTheDocument();
});
