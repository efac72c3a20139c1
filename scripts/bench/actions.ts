import { paths } from '@/lib/paths';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { IN_SEASON, type Site } from '../../e2e/support/app';
import {
  fillIn,
  type Form,
  forms,
  humanPress,
  laterDialog,
  openForm,
  signUpCard,
  submit,
} from '../../e2e/support/forms';
import { launchOptions } from '../../e2e/support/programs';
import { shiftClock } from '../../e2e/support/shiftClock';
import { openAs } from '../../e2e/support/signInHelpers';
import { serveBuild } from '../serveBuild';
import { median, openPhone } from './slowPhone';

declare global {
  /** The milliseconds from an event to the next paint, by Event Timing. */
  var delays: number[];
}

/** Runs in the page before its scripts. */
function recordDelays(): void {
  globalThis.delays = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) globalThis.delays.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.open = () => null;
}

type Results = { name: string; delay: number }[];

/** Performs an action, and records the longest delay from one of its events to the next paint. */
async function timeAction(results: Results, page: Page, name: string, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    globalThis.delays = [];
  });
  await act();
  // The browser reports an event some time after the paint.
  await page.waitForTimeout(700);
  // The browser reports no event that takes less than 16 ms.
  results.push({ name, delay: Math.max(16, ...(await page.evaluate(() => globalThis.delays))) });
}

/** Measures each field of a form while it is filled in, then the submit. */
async function timeForm(results: Results, page: Page, form: Form, site: Site): Promise<void> {
  await openForm(form, page, site);
  const part = form.part?.(page) ?? page.getByRole('main');
  for (const [label, value] of Object.entries(form.values)) {
    const field = part.getByLabel(label, { exact: true });
    const fill = async () => {
      if (typeof value !== 'string') return fillIn(form, page, { [label]: value });
      await field.fill('');
      // A fast typist has such gaps. Without gaps, each key would wait for the key before it.
      await field.pressSequentially(value, { delay: 80 });
    };
    await timeAction(results, page, `${form.name}: ${label}`, fill);
  }
  await timeAction(results, page, `${form.name}: ${form.button}`, () => submit(form, page));
  await form.done(page).first().waitFor();
}

interface Tour {
  member: string | null;
  path: string;
  /** Takes the tour. `press` presses a control and measures the delay. */
  make: (page: Page, press: (control: Locator, name: string) => Promise<void>) => Promise<void>;
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });

const tours: Tour[] = [
  {
    member: 'demo',
    path: paths.home,
    make: async (page, press) => {
      const card = signUpCard(page);
      await button(card, 'Sign up').click(humanPress);
      for (const name of ['Edit', 'Cancel', 'Edit']) await press(button(card, name), name);
      await press(button(card, 'Update'), 'Update');
      await button(card, 'Edit').click(humanPress);
      await card.getByRole('spinbutton').fill('0');
      await press(button(card, 'Update'), 'Update to 0');
      await press(button(page, 'Sign up for later Shabbos'), 'Sign up for later Shabbos');
      await press(button(laterDialog(page), 'Close'), 'Close a dialog');
    },
  },
  {
    member: 'demo',
    path: paths.home,
    make: async (page, press) => {
      const banner = page.getByRole('banner');
      const menu = button(banner, 'Toggle navigation');
      await press(page.getByRole('main').getByRole('link', { name: 'Units open' }), 'a link of the home');
      await press(page.getByRole('main').locator('.rosters__toggle'), 'future Shabbosim');
      await press(banner.getByRole('link').first(), 'the logo');
      await press(menu, 'the menu of a phone');
      await press(button(banner, 'Request'), 'the Request menu');
      await press(link(banner, 'Winterize'), 'Winterize');
      for (const name of ['Account', 'Policies', 'Contact']) {
        await menu.click(humanPress);
        await press(link(banner, name), name);
      }
      const footer = page.getByRole('contentinfo');
      await press(link(footer, 'Privacy Policy'), 'Privacy Policy');
      await press(button(footer, 'Logout'), 'Logout');
    },
  },
  {
    member: 'demo',
    path: paths.account,
    make: async (page, press) => {
      const panel = page.getByRole('region', { name: 'Notifications settings' });
      for (const name of ['Disable', 'Enable']) await press(button(panel, name), `notifications: ${name}`);
    },
  },
  {
    member: 'demo',
    path: paths.winterize,
    make: async (page, press) => {
      await press(button(page, 'Submit'), 'a request without its fields');
      const { winterization } = forms;
      await fillIn(winterization, page);
      await submit(winterization, page);
      await winterization.done(page).waitFor();
      await page.goto(page.url());
      await fillIn(winterization, page);
      for (const answer of ['Cancel', 'Continue Anyway']) {
        await submit(winterization, page);
        await press(button(page.getByRole('dialog'), answer), `a duplicate: ${answer}`);
      }
    },
  },
  {
    member: null,
    path: paths.login,
    make: async (page, press) => {
      await page.getByLabel('Email address').fill('demo');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await press(button(page.getByRole('main'), 'Login'), 'a wrong password');
      await press(link(page, "Don't have password?"), 'a link of the login');
    },
  },
  {
    member: 'balance',
    path: paths.home,
    make: (page, press) => press(button(page, 'Remind Me Later'), 'Remind Me Later'),
  },
];

async function timeTour(results: Results, page: Page, { member, path, make }: Tour, site: Site) {
  if (member === null) await page.goto(site.url + path);
  else await openAs(member, page, site, path);
  await make(page, async (control, name) => {
    // The prefetch after a change of screen is not part of the action.
    await control.waitFor();
    await page.waitForLoadState('networkidle');
    await timeAction(results, page, name, () => control.click(humanPress));
  });
}

/** Calls `act` with a page on a backend of its own, on an autumn day on which requests can be sent. */
async function timeOn(browser: Browser, folder: string, act: (page: Page, site: Site) => Promise<void>) {
  const offset = IN_SEASON - Date.now();
  const site = await serveBuild(folder, { scenario: 'typical', now: () => Date.now() + offset });
  const { page } = await openPhone(browser);
  await page.addInitScript(shiftClock, offset);
  await page.addInitScript(recordDelays);
  await act(page, site);
  await page.context().close();
  site.stop();
}

const SLOWEST = 10;

/** Measures from each press and key to the next paint, at CPU 4x. Returns a summary and the slowest actions. */
export async function measureActions(folder: string, runCount: number) {
  const browser = await chromium.launch(launchOptions());
  const results: Results = [];
  for (let run = 0; run < runCount; run += 1) {
    for (const form of Object.values(forms))
      await timeOn(browser, folder, (page, site) => timeForm(results, page, form, site));
    for (const tour of tours)
      await timeOn(browser, folder, (page, site) => timeTour(results, page, tour, site));
  }
  await browser.close();
  const actions = [...new Set(results.map(({ name }) => name))].map((name) => ({
    action: name,
    ms: median(results.filter((result) => result.name === name).map(({ delay }) => delay)),
  }));
  const above = (limit: number) => actions.filter(({ ms }) => ms > limit).length;
  return {
    summary: {
      actions: actions.length,
      'median, ms': median(actions.map(({ ms }) => ms)),
      'above 100 ms': above(100),
      'above 200 ms': above(200),
    },
    slowest: actions.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST),
  };
}
