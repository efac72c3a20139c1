import type { Locator, Page } from '@playwright/test';
import { type App, expect, IN_SEASON, test } from './support/app';
import { signUpCard, tick } from './support/forms';
import { insertOwnSignUp } from './support/ownSignUp';
import { blockPopups } from './support/pageActions';
import { openAs } from './support/signInHelpers';

test.use({ startsAt: IN_SEASON, expectedConsole: /status of (?:4|5)/ });

/** The page, its parts and the actions on them. */
function screenOf(page: Page, app: App) {
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const card = signUpCard(page);
  const panel = (name: string) => page.getByRole('region', { name });
  /** Focuses a control and presses Enter. */
  const enter = async (control: Locator) => {
    // A hidden control, such as a link of a menu that is still opening, does not take the focus.
    await expect(control).toBeVisible();
    await control.focus();
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  return {
    page,
    app,
    main,
    banner,
    footer,
    card,
    dialog: page.getByRole('dialog'),
    later: button('Sign up for later Shabbos'),
    personal: panel('Personal Info'),
    password: panel('Update your Password'),
    notifications: panel('Notifications settings'),
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
    link: (name: string, within: Locator = banner) => within.getByRole('link', { name, exact: true }),
    button,
    status: (text: string) => page.getByRole('status').filter({ hasText: text }),
    enter,
    press: (name: string, within?: Locator) => enter(button(name, within)),
    openMenu: () => enter(button('Toggle navigation', banner)),
    fill: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts))
        await page.getByLabel(label, { exact: true }).fill(text);
    },
    /** Answers the next call to a path with an error. */
    refuseNext: async (path: string) => {
      let isRefused = false;
      // The handler stays after it has refused one call: `page.unroute` can make a loading page hang.
      await page.route(`**${path}`, (route) => {
        if (isRefused) return route.fallback();
        isRefused = true;
        return route.fulfill({ status: 500, json: { error: 'No.' } });
      });
    },
  };
}

/** Starts to record each title that the page announces. */
const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[aria-live="polite"].visually-hidden');
    if (region === null) throw new Error('There is no region for titles.');
    const announced: string[] = [];
    Reflect.set(window, 'announced', announced);
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

type Screen = ReturnType<typeof screenOf>;
type Step = (screen: Screen) => Promise<void>;

/** An action, the steps before it, its steps, the element that gets the focus (rule: kept-focus), and the title announced then. */
type Row = [action: string, start: Step, act: Step, focused: (screen: Screen) => Locator, title?: string];

/** Opens the page as a visitor. */
const visit =
  (path: string): Step =>
  async ({ page, app, banner }) => {
    await page.goto(app.url + path);
    await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
  };
/** Opens the page as a member. */
const open =
  (path: string, prepare: Step = () => Promise.resolve()): Step =>
  async (screen) => {
    await openAs('demo', screen.page, screen.app, path);
    await prepare(screen);
  };
const onPhone =
  (start: Step): Step =>
  async (screen) => {
    await screen.page.setViewportSize({ width: 390, height: 800 });
    await start(screen);
  };
const signedUp: Step = (screen) => {
  insertOwnSignUp(screen.app.backend);
  return open('/')(screen);
};
const editing: Step = async (screen) => {
  await signedUp(screen);
  await screen.press('Edit', screen.card);
  await expect(screen.card.getByRole('spinbutton')).toBeFocused();
};
const noNotifications: Step = (screen) => {
  screen.app.backend.db.members.update(() => true, { notifications: 'N' });
  return open('/account')(screen);
};
/** Waits until the page has announced a title. */
const expectAnnounced = ({ page }: Screen, title: string) =>
  expect(page.locator('[aria-live="polite"].visually-hidden')).toHaveText(`${title} | Dependable`);
const followForgotLink: Step = ({ enter, link, main }) => enter(link("Don't have password?", main));
const onForgotPassword: Step = async (screen) => {
  await visit('/login')(screen);
  await followForgotLink(screen);
  await expectAnnounced(screen, 'Forgot Password');
};
const wentBack: Step = async (screen) => {
  await onForgotPassword(screen);
  await screen.page.goBack();
  await expectAnnounced(screen, 'Login');
};
const logIn =
  (password: string): Step =>
  async ({ fill, press, main }) => {
    await fill({ 'Email address': 'demo', Password: password });
    await press('Login', main);
  };
const request: Step = async ({ page, fill, press }) => {
  await fill({ 'Combination code': '4812' });
  await tick(page.getByLabel('I accept the terms and conditions'));
  await press('Submit');
};
const changePassword =
  (old: string): Step =>
  async ({ fill, press }) => {
    await fill({ 'Old password': old, 'New password': 'Winter26x', 'Retype new password': 'Winter26x' });
    await press('Update password');
  };
/** Presses a button of the notification settings, and waits until its message has disappeared. */
const pressAndWait =
  (name: string): Step =>
  async ({ press, notifications, status }) => {
    await press(name, notifications);
    await expect(status(NOTIFIED)).toBeFocused();
    await expect(status(NOTIFIED)).toHaveCount(0);
  };

const LOGIN = 'Login to Minyan tracker & winterization';
const LANDING = 'Experience superior property care';
const NOTIFIED = 'Your notification settings have been updated';
const loginHeading = (screen: Screen) => screen.heading(LOGIN);
const accountHeading = (screen: Screen) => screen.heading('Yaakov Rosenberg');
const landing = (screen: Screen) => screen.heading(LANDING);
const notified = (screen: Screen) => screen.status(NOTIFIED);
const numberOfMen = (screen: Screen) => screen.card.getByRole('spinbutton');
const cardButton = (name: string) => (screen: Screen) => screen.button(name, screen.card);
const notificationsButton = (name: string) => (screen: Screen) => screen.button(name, screen.notifications);
const dialogOf = (screen: Screen) => screen.dialog;

/** Actions that open another screen: the heading of that screen then has the focus, and its title is announced. */
const screens: Row[] = [
  [
    'a link of the header',
    visit('/contact'),
    ({ enter, link }) => enter(link('About')),
    ({ heading }) => heading('About'),
    'About',
  ],
  ['the logo', visit('/contact'), ({ enter, link }) => enter(link('Dependable')), landing, ''],
  [
    'a link of the footer',
    visit('/'),
    ({ enter, link, footer }) => enter(link('Login', footer)),
    loginHeading,
    'Login',
  ],
  [
    'a link of the page',
    visit('/login'),
    followForgotLink,
    ({ heading }) => heading('Forgot Password'),
    'Forgot Password',
  ],
  ['Back', onForgotPassword, async ({ page }) => void (await page.goBack()), loginHeading, 'Login'],
  [
    'Forward',
    wentBack,
    async ({ page }) => void (await page.goForward()),
    ({ heading }) => heading('Forgot Password'),
    'Forgot Password',
  ],
  ['Login?', visit('/forgot'), ({ enter, link, main }) => enter(link('Login?', main)), loginHeading, 'Login'],
  ['a login', visit('/login'), logIn('Shabbos1'), ({ heading }) => heading(/^Welcome/), 'Minyan'],
  ['a login at another address', visit('/account'), logIn('Shabbos1'), accountHeading, 'Account'],
  [
    "the link 'Units open' of the home",
    open('/'),
    ({ enter, link, main }) => enter(link('Units open', main)),
    ({ heading }) => heading('Units open'),
    'Units open',
  ],
  [
    "the link 'Privacy Policy' of the footer",
    open('/units-open'),
    ({ enter, link, footer }) => enter(link('Privacy Policy', footer)),
    ({ heading }) => heading('Privacy Policy'),
    'Privacy Policy',
  ],
  [
    "a link of the phone's menu",
    onPhone(open('/policies')),
    async ({ openMenu, enter, link }) => {
      await openMenu();
      await enter(link('Account'));
    },
    accountHeading,
    'Account',
  ],
  [
    "a link of the phone's Request menu",
    onPhone(open('/account')),
    async ({ openMenu, press, enter, link, banner }) => {
      await openMenu();
      await press('Request', banner);
      await enter(link('Dewinterize'));
    },
    ({ heading }) => heading('De-Winterization'),
    'De-Winterization',
  ],
  [
    "a link to a public page in the phone's menu",
    onPhone(open('/account')),
    async ({ openMenu, enter, link }) => {
      await openMenu();
      await enter(link('Contact'));
    },
    ({ heading }) => heading('Contact'),
    'Contact',
  ],
  ['a logout', onPhone(open('/contact')), ({ press, footer }) => press('Logout', footer), landing, ''],
];

/** Actions that stay on the same screen. */
const actions: Row[] = [
  [
    'a mail that was sent',
    visit('/forgot'),
    async ({ fill, press }) => {
      await fill({ 'Email address': 'demo@example.com' });
      await press('Send email');
    },
    ({ status }) => status('Check your email for a link to set your password.'),
  ],
  [
    'a wrong password',
    visit('/login'),
    async (screen) => {
      await logIn('wrong')(screen);
      await expect(screen.main.getByRole('alert')).not.toBeEmpty();
    },
    ({ button, main }) => button('Login', main),
  ],
  [
    "a link to the same screen in the phone's menu",
    onPhone(open('/account')),
    async ({ openMenu, enter, link }) => {
      await openMenu();
      await enter(link('Account'));
    },
    accountHeading,
  ],
  [
    'a logout that fails',
    onPhone(open('/dewinterize')),
    async ({ refuseNext, press, footer, banner }) => {
      await refuseNext('/logout');
      await press('Logout', footer);
      await expect(banner.getByRole('alert')).not.toBeEmpty();
    },
    ({ button, footer }) => button('Logout', footer),
  ],
  ['Sign up', open('/'), ({ press, card }) => press('Sign up', card), cardButton('Edit')],
  ['Edit', signedUp, ({ press, card }) => press('Edit', card), numberOfMen],
  ['Cancel', editing, ({ press, card }) => press('Cancel', card), cardButton('Edit')],
  [
    'an update that fails',
    editing,
    async ({ refuseNext, press, card }) => {
      await refuseNext('/api/minyan/add');
      await press('Update', card);
      await expect(card.getByRole('alert')).not.toBeEmpty();
    },
    cardButton('Update'),
  ],
  ['Update', editing, ({ press, card }) => press('Update', card), cardButton('Edit')],
  [
    'a removal',
    editing,
    async ({ press, card }) => {
      await card.getByRole('spinbutton').fill('0');
      await press('Update', card);
      await expect(card.getByText('Your sign-up has been removed.')).toBeVisible();
    },
    numberOfMen,
  ],
  [
    'a sign-up on another device, which locks the focused field',
    open('/'),
    async ({ page, app, card, button }) => {
      await card.getByRole('spinbutton').focus();
      insertOwnSignUp(app.backend);
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await expect(button('Edit', card)).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
    ({ page }) => page.getByRole('heading', { name: 'Add yourself to minyan' }),
  ],
  ['later Shabbos', open('/'), ({ enter, later }) => enter(later), dialogOf],
  [
    'the Close button of later Shabbos',
    open('/', ({ enter, later }) => enter(later)),
    ({ press, dialog }) => press('Close', dialog),
    ({ later }) => later,
  ],
  [
    'Save of the notifications',
    open('/account'),
    ({ press, notifications }) => press('Save', notifications),
    notified,
  ],
  [
    'Save, when the message has disappeared',
    open('/account'),
    pressAndWait('Save'),
    notificationsButton('Save'),
  ],
  ['Disable', open('/account'), ({ press, notifications }) => press('Disable', notifications), notified],
  [
    'Disable, when the message has disappeared',
    open('/account'),
    pressAndWait('Disable'),
    notificationsButton('Enable'),
  ],
  ['Enable', noNotifications, ({ press, notifications }) => press('Enable', notifications), notified],
  [
    'Enable, when the message has disappeared',
    noNotifications,
    pressAndWait('Enable'),
    notificationsButton('Save'),
  ],
  [
    'a wrong old password',
    open('/account'),
    async (screen) => {
      await changePassword('wrong')(screen);
      await expect(screen.password.getByRole('alert')).not.toBeEmpty();
    },
    ({ button }) => button('Update password'),
  ],
  [
    'a new password',
    open('/account'),
    changePassword('Shabbos1'),
    ({ status }) => status('Your password has been updated'),
  ],
  [
    'an update of the account',
    open('/account'),
    async ({ fill, press, personal }) => {
      await fill({ 'First name': 'Yankel' });
      await press('Update', personal);
    },
    ({ status }) => status('Your account info has been updated'),
  ],
  ['a winterization', open('/winterize'), request, ({ status }) => status('One more step')],
  ['a de-winterization', open('/dewinterize'), request, ({ status }) => status('Thank you!')],
  [
    'Try again of a community that failed to load',
    async (screen) => {
      await screen.refuseNext('/api/colony**');
      await open('/policies')(screen);
    },
    ({ press }) => press('Try again'),
    ({ heading }) => heading('Policies'),
  ],
];

const duplicates: Row[] = [
  ['a duplicate', open('/winterize'), request, dialogOf],
  [
    'Cancel of a duplicate',
    open('/winterize', request),
    ({ press, dialog }) => press('Cancel', dialog),
    ({ button }) => button('Submit'),
  ],
  [
    'Continue Anyway',
    open('/winterize', request),
    ({ press, dialog }) => press('Continue Anyway', dialog),
    ({ status }) => status('One more step'),
  ],
];

const verify =
  (code: string): Step =>
  async ({ fill, press }) => {
    await fill({ 'Or enter your bypass code': code });
    await press('Verify code');
  };

const balances: Row[] = [
  [
    'Remind Me Later',
    open('/'),
    ({ press }) => press('Remind Me Later'),
    ({ heading }) => heading(/^Welcome/),
  ],
  [
    'a wrong bypass code',
    open('/winterize'),
    async (screen) => {
      await verify('no')(screen);
      await expect(screen.dialog.getByRole('alert')).not.toBeEmpty();
    },
    ({ button }) => button('Verify code'),
  ],
  [
    'a verified bypass code',
    open('/winterize'),
    verify('PAID2026'),
    ({ heading }) => heading('Winterization'),
  ],
];

for (const [scenario, rows] of [
  ['typical', [...screens, ...actions]],
  ['duplicate-request', duplicates],
  ['balance', balances],
] as const)
  test.describe(`in the scenario '${scenario}'`, () => {
    test.use({ scenario });

    for (const [action, start, act, focused, title] of rows)
      test(
        `the right element has the focus after: ${action}`,
        { tag: title === undefined ? [] : '@daily' },
        async ({ page, app }) => {
          const screen = screenOf(page, app);
          await blockPopups(page);
          await start(screen);
          if (title !== undefined) await recordAnnouncements(page);
          await act(screen);
          await expect(focused(screen)).toBeFocused();
          if (title !== undefined)
            await expect
              .poll(() => page.evaluate(() => Reflect.get(window, 'announced')))
              .toEqual([title === '' ? 'Dependable' : `${title} | Dependable`]);
        },
      );
  });
