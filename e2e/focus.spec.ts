import type { Locator, Page } from '@playwright/test';
import { expect, IN_SEASON, test } from './support/app';
import { tick } from './support/forms';
import { blockPopups } from './support/pageActions';
import { openAs } from './support/signInHelpers';

/** What is done, and what has the focus then (rule: kept-focus). */
type Row = [action: string, act: () => Promise<void>, focused: Locator];

test.use({ startsAt: IN_SEASON, expectedConsole: /status of (?:4|5)/ });

test.beforeEach(async ({ page }) => {
  await blockPopups(page);
});

async function expectFocus(rows: Row[]) {
  for (const [action, act, focused] of rows)
    await test.step(action, async () => {
      await act();
      await expect(focused, action).toBeFocused();
    });
}

const screen = (page: Page) => ({
  heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  status: (text: string) => page.getByRole('status').filter({ hasText: text }),
  /** Activates a control by key. */
  enter: (control: Locator) => async () => {
    // A hidden control, such as a link of a menu that is still opening, does not take the focus.
    await expect(control).toBeVisible();
    await control.focus();
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  },
  fill: async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts))
      await page.getByLabel(label, { exact: true }).fill(text);
  },
});

/** Answers the next call of that path with an error. */
async function refuseNext(page: Page, path: string) {
  let isRefused = false;
  // The route stays: a page that is loading may hang while one is removed.
  await page.route(`**${path}`, (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 500, json: { error: 'No.' } });
  });
}

test(
  'after a change of screen its heading has the focus, and its title is announced once',
  { tag: '@daily' },
  async ({ page, app }) => {
    const { heading, enter, fill, status, button } = screen(page);
    const [banner, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
    const link = (name: string, within: Locator = banner) => within.getByRole('link', { name, exact: true });
    await page.goto(`${app.url}/contact`);
    await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
    const announced: string[] = [];
    await page.exposeFunction('announce', (text: string) => announced.push(text));
    await page.evaluate(() => {
      const region = document.querySelector('[aria-live="polite"].visually-hidden');
      if (region === null) throw new Error('There is no region for titles.');
      new MutationObserver(() => Reflect.get(window, 'announce')(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const login = 'Login to Minyan tracker & winterization';
    const main = page.getByRole('main');

    await expectFocus([
      ['a link of the header', enter(link('About')), heading('About')],
      ['the logo', enter(link('Dependable')), heading('Experience superior property care')],
      ['a link of the footer', enter(link('Login', footer)), heading(login)],
      ['a link of the page', enter(link("Don't have password?", main)), heading('Forgot Password')],
      ['Back', async () => void (await page.goBack()), heading(login)],
      ['Forward', async () => void (await page.goForward()), heading('Forgot Password')],
      [
        'a mail that was sent',
        async () => {
          await fill({ 'Email address': 'demo@example.com' });
          await enter(button('Send email'))();
        },
        status('Check your email for a link to set your password.'),
      ],
      ['Login?', enter(link('Login?', main)), heading(login)],
      [
        'a wrong password',
        async () => {
          await fill({ 'Email address': 'demo', Password: 'wrong' });
          await enter(main.getByRole('button', { name: 'Login' }))();
          await expect(main.getByRole('alert')).not.toBeEmpty();
        },
        main.getByRole('button', { name: 'Login' }),
      ],
      [
        'a login',
        async () => {
          await fill({ Password: 'Shabbos1' });
          await enter(main.getByRole('button', { name: 'Login' }))();
        },
        heading(/^Welcome/),
      ],
      ['the banner', enter(link('Units open', main)), heading('Units open')],
      ['Privacy Policy', enter(link('Privacy Policy', footer)), heading('Privacy Policy')],
    ]);

    await page.setViewportSize({ width: 390, height: 800 });
    const menu = banner.getByRole('button', { name: 'Toggle navigation' });
    const openMenu = (then: Locator) => async () => {
      await enter(menu)();
      await enter(then)();
    };
    const account = heading('Yaakov Rosenberg');
    await expectFocus([
      ["a link of the phone's menu", openMenu(link('Account')), account],
      ['the link of the same screen', openMenu(link('Account')), account],
      [
        "a link of the phone's Request menu",
        async () => {
          await openMenu(banner.getByRole('button', { name: 'Request' }))();
          await enter(link('Dewinterize'))();
        },
        heading('De-Winterization'),
      ],
      [
        'a logout that fails',
        async () => {
          await refuseNext(page, '/logout');
          await enter(footer.getByRole('button', { name: 'Logout' }))();
          await expect(banner.getByRole('alert')).not.toBeEmpty();
        },
        footer.getByRole('button', { name: 'Logout' }),
      ],
      ['a public page', openMenu(link('Contact')), heading('Contact')],
      [
        'a logout',
        enter(footer.getByRole('button', { name: 'Logout' })),
        heading('Experience superior property care'),
      ],
    ]);
    // The title is announced after the focus has moved. Opening the next page at once would lose it.
    await expect.poll(() => announced.at(-1)).toBe('Dependable');
    await page.goto(`${app.url}/account`);
    await fill({ 'Email address': 'demo', Password: 'Shabbos1' });
    await expectFocus([
      ['a login at another address', enter(main.getByRole('button', { name: 'Login' })), account],
    ]);
    expect(announced).toEqual(
      [
        'About',
        '',
        'Login',
        'Forgot Password',
        'Login',
        'Forgot Password',
        'Login',
        'Minyan',
        'Units open',
        'Privacy Policy',
        'Account',
        'De-Winterization',
        'Contact',
        '',
      ].map((name) => (name === '' ? 'Dependable' : `${name} | Dependable`)),
    );
  },
);

test('after an action the focus is on what came of it', async ({ page, app }) => {
  const { heading, enter, fill, status } = screen(page);
  await openAs('demo', page, app, '/');
  const card = page.getByRole('group', { name: 'שבת פרשת לך־לך' });
  const onCard = (name: string) => card.getByRole('button', { name, exact: true });
  const later = page.getByRole('button', { name: 'Sign up for later Shabbos' });
  const dialog = page.getByRole('dialog');
  await expectFocus([
    ['Sign up', enter(onCard('Sign up')), onCard('Edit')],
    ['Edit', enter(onCard('Edit')), card.getByRole('spinbutton')],
    ['Cancel', enter(onCard('Cancel')), onCard('Edit')],
    [
      'an update that fails',
      async () => {
        await enter(onCard('Edit'))();
        await refuseNext(page, '/api/minyan/add');
        await enter(onCard('Update'))();
        await expect(card.getByRole('alert')).not.toBeEmpty();
      },
      onCard('Update'),
    ],
    ['Update', enter(onCard('Update')), onCard('Edit')],
    [
      'a removal',
      async () => {
        await enter(onCard('Edit'))();
        await card.getByRole('spinbutton').fill('0');
        await enter(onCard('Update'))();
        await expect(card.getByText('Your sign-up has been removed.')).toBeVisible();
      },
      card.getByRole('spinbutton'),
    ],
    ['later Shabbos', enter(later), dialog],
    ['its Close button', enter(dialog.getByRole('button', { name: 'Close' })), later],
  ]);

  await page.goto(`${app.url}/account`);
  const panel = (name: string) => page.getByRole('region', { name });
  const notifications = panel('Notifications settings');
  const inPanel = (name: string) => notifications.getByRole('button', { name });
  const updated = 'Your notification settings have been updated';
  const passwords = { 'New password': 'Winter26x', 'Retype new password': 'Winter26x' };
  await expectFocus([
    ['notifications: Save', enter(inPanel('Save')), status(updated)],
    ['when the message has gone', () => expect(status(updated)).toHaveCount(0), inPanel('Save')],
    ['Disable', enter(inPanel('Disable')), status(updated)],
    ['when the message has gone', () => expect(status(updated)).toHaveCount(0), inPanel('Enable')],
    ['Enable', enter(inPanel('Enable')), status(updated)],
    ['when the message has gone', () => expect(status(updated)).toHaveCount(0), inPanel('Save')],
    [
      'a wrong old password',
      async () => {
        await fill({ 'Old password': 'wrong', ...passwords });
        await enter(page.getByRole('button', { name: 'Update password' }))();
        await expect(panel('Update your Password').getByRole('alert')).not.toBeEmpty();
      },
      page.getByRole('button', { name: 'Update password' }),
    ],
    [
      'a new password',
      async () => {
        await fill({ 'Old password': 'Shabbos1', ...passwords });
        await enter(page.getByRole('button', { name: 'Update password' }))();
      },
      status('Your password has been updated'),
    ],
    [
      'an update of the account',
      async () => {
        await fill({ 'First name': 'Yankel' });
        await enter(panel('Personal Info').getByRole('button', { name: 'Update' }))();
      },
      status('Your account info has been updated'),
    ],
  ]);

  const terms = page.getByLabel('I accept the terms and conditions');
  const submit = page.getByRole('button', { name: 'Submit' });
  const request = async (path: string) => {
    await page.goto(app.url + path);
    await fill({ 'Combination code': '4812' });
    await tick(terms);
    await enter(submit)();
  };
  await expectFocus([
    ['a winterization', () => request('/winterize'), status('One more step')],
    ['a duplicate', () => request('/winterize'), dialog],
    ['its Cancel button', enter(dialog.getByRole('button', { name: 'Cancel' })), submit],
    [
      'Continue Anyway',
      async () => {
        await enter(submit)();
        await enter(dialog.getByRole('button', { name: 'Continue Anyway' }))();
      },
      status('One more step'),
    ],
    ['a de-winterization', () => request('/dewinterize'), status('Thank you!')],
    [
      'the community that is loaded again',
      async () => {
        await refuseNext(page, '/api/colony**');
        await page.goto(`${app.url}/policies`);
        await enter(page.getByRole('button', { name: 'Try again' }))();
      },
      heading('Policies'),
    ],
  ]);
});

test.describe('with a balance', () => {
  test.use({ scenario: 'balance' });

  test('after the overlay is gone the focus is on the heading', async ({ page, app }) => {
    const { heading, enter, fill } = screen(page);
    await openAs('demo', page, app, '/');
    const verify = page.getByRole('button', { name: 'Verify code' });
    await expectFocus([
      ['Remind Me Later', enter(page.getByRole('button', { name: 'Remind Me Later' })), heading(/^Welcome/)],
      [
        'a wrong code',
        async () => {
          await page.goto(`${app.url}/winterize`);
          await fill({ 'Or enter your bypass code': 'no' });
          await enter(verify)();
          await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
        },
        verify,
      ],
      [
        'a verified code',
        async () => {
          await fill({ 'Or enter your bypass code': 'PAID2026' });
          await enter(verify)();
        },
        heading('Winterization'),
      ],
    ]);
  });
});
