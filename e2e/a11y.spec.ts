import { paths } from '@/lib/paths';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import type { ScenarioName } from '../mocks/scenarios/scenarios';
import { alfaFailuresOn } from './support/alfa';
import { type App, expect, IN_SEASON, test } from './support/app';
import { violationsOn } from './support/axe';
import { signUpCard } from './support/forms';
import { blockPopups, passOneMinute } from './support/pageActions';
import { cutOff, gluedTexts, lowTargets, overhang } from './support/pageMeasures';
import { logIn, openAs } from './support/signInHelpers';

test.use({
  startsAt: IN_SEASON,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

/** Expects that `innerText` has white space between any two texts that look separate. */
async function expectNoGluedTexts(page: Page, view: string): Promise<void> {
  expect(await page.evaluate(gluedTexts), `texts without a space between them, ${view}`).toEqual([]);
}

/** The smallest height of a touch target, in pixels. */
const TOUCH = 44;

/** The least distance of a tooltip from the edge of the window, in pixels. */
const TOOLTIP_MARGIN = 8;

/** Expects on a phone that every touch target is high enough, and that nothing is cut off when text is twice as large. */
async function expectFitForPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 823 });
  expect(await page.evaluate(lowTargets, TOUCH), 'low targets').toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // A tooltip moves shortly after its text has grown.
  await expect.poll(() => page.evaluate(cutOff, TOOLTIP_MARGIN), { message: '200 % text' }).toEqual([]);
}

interface Context {
  page: Page;
  app: App;
}

interface State {
  name: string;
  /** The username, or null for a visitor. */
  member: string | null;
  path: string;
  scenario?: ScenarioName;
  arrange?: (app: App) => void;
  reach?: (context: Context) => Promise<void>;
  /** The id of the story with this state. The Storybook tests run axe on the story, and check the id. */
  story?: string;
  /** The state changes what the backend stores, so it has a test of its own. */
  changesBackend?: boolean;
  /** A text of this state. The checks begin when it is visible. Default: the heading of the screen. */
  text?: string | RegExp;
}

const click = async (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function openLater({ page }: Context) {
  await click(page, 'Sign up for later Shabbos');
  await page.getByRole('combobox', { name: 'Select a date' }).click();
}

async function fillRequest({ page }: Context) {
  await page.getByLabel('Combination code').fill('4812');
  await page.getByLabel('I accept the terms and conditions').check();
  await blockPopups(page);
  await click(page, 'Submit');
}

const visitor: State[] = [
  {
    name: 'the landing page',
    story: 'screens-landing--default',
    path: '/',
    text: 'Experience superior property care',
  },
  { name: 'About', story: 'screens-about--signed-out', path: '/about', text: /founded in 2006/ },
  { name: 'Contact', story: 'screens-contact--signed-out', path: '/contact', text: 'PO Box 555' },
  {
    name: 'the privacy policy',
    story: 'screens-privacy-policy--default',
    path: '/privacy-policy',
    text: /11\/1\/2023/,
  },
  {
    name: 'the login menu',
    path: '/contact',
    reach: ({ page }: Context) => page.getByRole('banner').getByRole('button', { name: 'Login' }).click(),
    text: 'Minyan Tracker & Winterization',
  },
  {
    name: 'a refused login',
    story: 'screens-login--refused',
    path: '/login',
    reach: ({ page }: Context) => logIn(page.getByRole('main'), 'demo', 'wrong'),
    text: 'The email address or password is incorrect.',
  },
  {
    name: 'a password link that was sent',
    story: 'screens-forgot-password--sent',
    path: '/forgot',
    reach: async ({ page }: Context) => {
      await page.getByLabel('Email address').fill('demo@example.com');
      await click(page, 'Send email');
    },
    text: 'Check your email for a link to set your password.',
  },
  {
    name: 'a new password that differs from the retyped one',
    path: '/reset/reset-valid',
    reach: async ({ page }: Context) => {
      await page.getByLabel('New password').fill('Winter26x');
      await page.getByLabel('Retype password').fill('Winter26y');
      await page.getByLabel('New password').focus();
    },
    text: 'The passwords do not match.',
  },
  {
    name: 'an expired password link',
    story: 'screens-reset-password--link-expired',
    path: '/reset/none',
    text: 'This link has been expired or is invalid',
  },
  { name: 'an invitation', story: 'screens-join--default', path: '/join/join-valid', text: 'Create account' },
].map((state) => ({ member: null, ...state }));

const home: State[] = [
  { name: 'the home', story: 'screens-home--default', text: 'People coming' },
  {
    name: 'a sign-up without the required part',
    story: 'screens-home--part-not-chosen',
    reach: async ({ page }: Context) => {
      await signUpCard(page).getByLabel('Baal Korah').check();
      await signUpCard(page).getByRole('button', { name: 'Sign up' }).click();
    },
    text: 'Please specify the part for which you are a baal korah.',
  },
  {
    name: 'a saved sign-up',
    changesBackend: true,
    reach: async ({ page }: Context) => {
      await signUpCard(page).getByRole('button', { name: 'Sign up' }).click();
      await expect(signUpCard(page).getByRole('button', { name: 'Edit' })).toBeFocused();
      await signUpCard(page).getByRole('button', { name: 'Help' }).focus();
    },
    text: 'Please sign up at least 2 days in advance.',
  },
  {
    name: 'the date picker of later Shabbosim',
    story: 'screens-later-shabbos--choosing-a-date',
    reach: openLater,
    text: 'October 2026',
  },
  {
    name: 'the form of a later Shabbos',
    story: 'screens-later-shabbos--picked',
    reach: async (context: Context) => {
      await openLater(context);
      await context.page.getByRole('button', { name: 'Saturday, October 31st, 2026' }).click();
    },
    text: 'Signing up for a later Shabbos?',
  },
  {
    name: 'the balance overlay that can be dismissed',
    story: 'screens-home--balance-mild',
    scenario: 'balance' as const,
    text: 'Outstanding Balance',
  },
  {
    name: 'the home whose community failed to load',
    story: 'screens-home--load-error',
    arrange: ({ backend }: App) => Object.assign(backend.fail, { getColony: '500' }),
    text: "We could not load your community's information.",
  },
].map((state) => ({ member: 'demo', path: '/', ...state }));

const portal: State[] = [
  {
    name: 'Units open with the future Shabbosim',
    story: 'screens-units-open--future-shown',
    path: '/units-open',
    scenario: 'thursday' as const,
    // With these values, the rows of the table show every note that a row can have.
    arrange: ({ backend }: App) =>
      backend.db.signUps.update(({ onlyIfMinyan }) => onlyIfMinyan, {
        isGuest: true,
        timeAdded: Date.UTC(2026, 9, 23, 14),
      }),
    reach: ({ page }: Context) => click(page, 'Show future Shabbosim signups'),
    text: 'Hide future Shabbosim signups',
  },
  {
    name: 'Policies',
    story: 'screens-policies--closed',
    path: '/policies',
    reach: ({ page }: Context) => click(page, 'Quiet hours'),
    text: 'Quiet hours',
  },
  {
    name: 'the account with an error',
    path: '/account',
    reach: async ({ page }: Context) => {
      await page.getByLabel('Email', { exact: true }).fill('nowhere');
      await click(page, 'Update');
      await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
      await click(page, 'Update password');
    },
    text: 'Personal Info',
  },
  {
    name: 'the account with disabled notifications',
    story: 'screens-account--notifications-disabled',
    path: '/account',
    arrange: ({ backend }: App) => backend.db.members.update(() => true, { notifications: 'N' }),
    text: 'Notifications disabled',
  },
  {
    name: 'a winterization request with all its errors',
    path: '/winterize',
    reach: async ({ page }: Context) => {
      await page.getByLabel('Start date').fill('2026-10-19');
      await page.getByRole('group', { name: 'Leave the heat on?' }).getByLabel('Yes').check();
      await click(page, 'Submit');
    },
    text: 'Please enter the heat temperature.',
  },
  {
    name: 'a winterization request that was sent',
    changesBackend: true,
    story: 'screens-winterize--waiver-blocked',
    path: '/winterize',
    reach: fillRequest,
    text: 'Open the waiver',
  },
  {
    name: 'the dialog about a duplicate request',
    story: 'screens-winterize--duplicate-request',
    path: '/winterize',
    scenario: 'duplicate-request' as const,
    reach: fillRequest,
    text: 'Duplicate Request Detected',
  },
  {
    name: 'a de-winterization request that was sent',
    changesBackend: true,
    story: 'screens-de-winterize--thanks',
    path: '/dewinterize',
    reach: fillRequest,
    text: 'Thank you! Your request has been submitted.',
  },
  {
    name: 'the blocking balance overlay with a refused code',
    story: 'screens-outstanding-balance--wrong-code',
    path: '/winterize',
    scenario: 'balance' as const,
    reach: ({ page }: Context) => page.getByRole('button', { name: 'Verify code' }).click(),
    text: 'This code is not valid.',
  },
  {
    name: 'the sign-in dialog over a form',
    changesBackend: true,
    path: '/dewinterize',
    reach: async (context: Context) => {
      context.app.backend.endSessions();
      await fillRequest(context);
    },
    text: 'Please sign in again',
  },
  {
    name: 'Contact for a member',
    story: 'screens-contact--signed-in',
    path: '/contact',
    text: 'office@pinehollow.example.com',
  },
  { name: 'About for a member', story: 'screens-about--signed-in', path: '/about', text: /founded in 2006/ },
].map((state) => ({ member: 'demo', ...state }));

const addressesAbove = new Set([...visitor, ...home, ...portal].map(({ path }) => path));

/** The screens that no state above reaches, for a visitor and for a member. A new screen is included automatically. */
const others: State[] = Object.values(paths).flatMap((path) =>
  path.includes(':') || addressesAbove.has(path)
    ? []
    : [
        { name: `${path} for a visitor`, member: null, path },
        { name: `${path} for a member`, member: 'demo', path },
      ],
);

async function reachState({ member, path, arrange, reach, text }: State, context: Context) {
  const { page, app } = context;
  await page.setViewportSize({ width: 1280, height: 900 });
  arrange?.(app);
  if (member === null) await page.goto(app.url + path);
  else await openAs(member, page, app, path);
  await reach?.(context);
  const marker = text === undefined ? page.getByRole('heading', { level: 1 }) : page.getByText(text);
  await expect(marker.first()).toBeVisible();
}

/** The rules that the Storybook tests turn off, for every story or for some. */
const RULES_BEYOND_STORYBOOK = ['region', 'landmark-one-main', 'page-has-heading-one'];

async function expectNoViolation(page: Page, view: string, options: RunOptions = {}) {
  expect(await violationsOn(page, options), view).toEqual([]);
}

/** Runs axe at the present width. A state with a story needs only the rules that the Storybook tests turn off. */
async function expectNoAxeViolation(page: Page, hasStory: boolean, view: string) {
  if (hasStory) return expectNoViolation(page, view, { runOnly: RULES_BEYOND_STORYBOOK });
  await expectNoViolation(page, `light, ${view}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The dark scheme differs only in its colours.
  await expectNoViolation(page, `dark, ${view}`, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that neither the page nor a dialog on it is wider than its box. */
async function expectNoSidewaysScrolling(page: Page, view: string) {
  // A tooltip moves shortly after the window is resized.
  await expect.poll(() => page.evaluate(overhang), { message: view }).toBe(0);
}

async function expectFitAndAccessible(state: State, context: Context) {
  const { page } = context;
  const hasStory = state.story !== undefined;
  await reachState(state, context);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoGluedTexts(page, `${width} px`);
    await expectNoAxeViolation(page, hasStory, `${width} px`);
  }
  // Alfa takes longer than axe, so it runs at one width only: a phone's, where tables are cards and the header's links are a menu.
  expect(await alfaFailuresOn(page), 'Alfa').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page, '320 px');
  // The size of a window of 1280 x 900 at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNoSidewaysScrolling(page, '200 % zoom');
  await expectFitForPhone(page);
}

const needsOwnTest = ({ scenario, arrange, changesBackend = false }: State) =>
  scenario !== undefined || arrange !== undefined || changesBackend;

/** The title of a test, and the states that it reaches one after the other. */
interface Tour {
  name: string;
  states: readonly State[];
}

/** The number of states in `visitor` before the first form. A tour of all states would take long on a busy machine. */
const PUBLIC_PAGES = 5;

const tours: readonly Tour[] = [
  { name: 'each public page', states: visitor.slice(0, PUBLIC_PAGES) },
  { name: 'each login, password and invitation page', states: visitor.slice(PUBLIC_PAGES) },
  { name: 'the home with each of its forms', states: home.filter((state) => !needsOwnTest(state)) },
  { name: 'each member page without its own test', states: portal.filter((state) => !needsOwnTest(state)) },
  ...others.map((state) => ({ name: state.name, states: [state] })),
  ...[...home, ...portal].filter(needsOwnTest).map((state) => ({ name: state.name, states: [state] })),
];

for (const { name, states } of tours) {
  const scenario = states[0]?.scenario ?? 'typical';

  test.describe(name, { tag: name === 'a saved sign-up' ? '@daily' : [] }, () => {
    test.use({ scenario });

    test('has no accessibility violation and no glued texts, never scrolls sideways and fits a phone', async ({
      page,
      app,
    }) => {
      // On a busy machine, axe and Alfa take minutes for the states of a tour.
      test.setTimeout(600_000);
      for (const state of states)
        await test.step(state.name, () => expectFitAndAccessible(state, { page, app }));
    });
  });
}

test('axe and Alfa find known defects of level A and AA, and Alfa finds a broken best practice', async ({
  page,
}) => {
  await page.setContent(`
    <!doctype html>
    <html lang="en"><title>Defects</title>
      <main><h1>Defects</h1>
        <fieldset><input aria-label="Named"><input></fieldset>
        <p style="color: #999; background: #fff">Pale</p>
      </main>
    </html>`);
  const rulesOf = (violations: string[]) => violations.map((text) => text.replace(/:.*/s, '')).toSorted();
  expect(rulesOf(await violationsOn(page))).toEqual(['color-contrast', 'label']);
  // In this order: a group without a name, low contrast, a field without a name, and a missing skip link.
  expect(rulesOf(await alfaFailuresOn(page))).toEqual(['sia-r60', 'sia-r69', 'sia-r8', 'sia-r87']);
});

/** The dialogs, and how a member opens them. The last one opens by itself. */
const dialogs: readonly [name: string, scenario: ScenarioName, open: (context: Context) => Promise<void>][] =
  [
    [
      'Signing up for a later Shabbos?',
      'typical',
      ({ page }) => page.getByRole('button', { name: 'Sign up for later Shabbos' }).press('Enter'),
    ],
    [
      'Please sign in again',
      'typical',
      async ({ page, app }) => {
        await signUpCard(page).getByRole('spinbutton').fill('7');
        app.backend.endSessions();
        await passOneMinute(page);
      },
    ],
    [
      'Duplicate Request Detected',
      'duplicate-request',
      async ({ page, app }) => {
        await page.goto(`${app.url}/winterize`);
        await fillRequest({ page, app });
      },
    ],
    ['Outstanding Balance', 'balance', () => Promise.resolve()],
  ];

for (const [name, scenario, open] of dialogs)
  test.describe(`the dialog '${name}'`, () => {
    test.use({ scenario });

    test('keeps the focus, however often a member presses Tab and Shift+Tab', async ({ page, app }) => {
      await openAs('demo', page, app, '/');
      await open({ page, app });
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      // No dialog has as many controls as there are presses.
      for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    });
  });
