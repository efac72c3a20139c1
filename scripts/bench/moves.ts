import { paths } from '@/lib/paths';
import type { Browser, Locator, Page } from '@playwright/test';
import { humanPress } from '../../e2e/support/forms';
import { openBrowser, serve, SIGNED_IN } from './servers';
import { median, openPhone, slowLine } from './slowPhone';

const READING_MS = 8_000;

interface Screen {
  name: string;
  heading: string;
  /** A selector of its main control. */
  control: string;
}

const screens = {
  landing: { name: 'landing', heading: 'Experience superior', control: 'main a.button' },
  login: { name: 'Login', heading: 'Login to', control: 'main button[type="submit"]' },
  home: { name: 'home', heading: 'Welcome', control: 'main button[type="submit"]:enabled' },
  unitsOpen: { name: 'Units open', heading: 'Units open', control: 'main .rosters__toggle' },
  policies: { name: 'Policies', heading: 'Policies', control: 'main summary, main [aria-expanded]' },
  account: { name: 'Account', heading: 'Yaakov Rosenberg', control: 'main button[type="submit"]' },
  contact: { name: 'Contact', heading: 'Contact', control: 'main a[href^="mailto:"]' },
  winterize: { name: 'Winterize', heading: 'Winterization', control: 'main button[type="submit"]' },
  dewinterize: { name: 'Dewinterize', heading: 'De-Winterization', control: 'main button[type="submit"]' },
  later: {
    name: 'Sign up for later Shabbos',
    heading: 'Signing up for a later Shabbos?',
    control: '[role="dialog"] [role="combobox"]',
  },
} satisfies Record<string, Screen>;

interface Move {
  from: Screen;
  path: string;
  to: Screen;
  /** Prepares the press: opens the menu with the pressed control, or fills in the form. */
  prepare?: (page: Page) => Promise<void>;
  pressed: (page: Page) => Locator;
}

const banner = (page: Page) => page.getByRole('banner');
const pressIn = async (page: Page, ...names: string[]) => {
  for (const name of names) await banner(page).getByRole('button', { name, exact: true }).click(humanPress);
};

/** A link of the header or of a menu in it. On a phone the header itself is a closed menu. */
const inMenu = (name: string, ...menus: string[]) => ({
  prepare: (page: Page) => pressIn(page, 'Toggle navigation', ...menus),
  pressed: (page: Page) => banner(page).getByRole('link', { name, exact: true }),
});
const logo = { pressed: (page: Page) => banner(page).getByRole('link').first() };
const inMain = (role: 'link' | 'button', name: string) => ({
  pressed: (page: Page) => page.getByRole('main').getByRole(role, { name }),
});

async function typeLogin(page: Page): Promise<void> {
  const typeSlowly = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 200 });
  await typeSlowly('Email address', 'demo');
  await typeSlowly('Password', 'Shabbos1');
}
const typedLogin = { prepare: typeLogin, ...inMain('button', 'Login') };

const fromHome = { from: screens.home, path: paths.home };
const moves: Move[] = [
  { ...fromHome, to: screens.unitsOpen, ...inMain('link', 'Units open') },
  { ...fromHome, to: screens.policies, ...inMenu('Policies') },
  { ...fromHome, to: screens.account, ...inMenu('Account') },
  { ...fromHome, to: screens.contact, ...inMenu('Contact') },
  { ...fromHome, to: screens.winterize, ...inMenu('Winterize', 'Request') },
  { ...fromHome, to: screens.dewinterize, ...inMenu('Dewinterize', 'Request') },
  { ...fromHome, to: screens.later, ...inMain('button', 'Sign up for later Shabbos') },
  { from: screens.account, path: paths.account, to: screens.home, ...logo },
  { from: screens.unitsOpen, path: paths.unitsOpen, to: screens.home, ...logo },
  { from: screens.login, path: paths.login, to: screens.home, ...typedLogin },
  {
    from: screens.landing,
    path: paths.home,
    to: screens.login,
    ...inMenu('Minyan Tracker & Winterization', 'Login'),
  },
];

/** Runs in the page. Resolves with the milliseconds from the next click to the paint of the heading and of the control. */
function timeMove(next: Screen): Promise<{ heading: number; control: number }> {
  let pressedAt = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true, once: true },
  );
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const whenPainted = (find: () => Element | undefined) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (pressedAt === 0 || find() === undefined) return;
        observer.disconnect();
        // A task after the next animation frame runs when the element has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const shownHeading = () =>
    all('h1, [role="dialog"] h2').find(({ textContent }) => textContent.startsWith(next.heading));
  return Promise.all([
    whenPainted(shownHeading),
    whenPainted(() => (shownHeading() === undefined ? undefined : all(next.control)[0])),
  ]).then(([heading, control]) => ({ heading, control }));
}

async function measureMove(browser: Browser, origin: string, move: Move) {
  const { page, send } = await openPhone(browser);
  await slowLine(send);
  await page.goto(origin + move.path);
  await page.locator(move.from.control).first().waitFor();
  await page.waitForTimeout(READING_MS);
  await move.prepare?.(page);
  const timing = page.evaluate(timeMove, move.to);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|css)$/.test(new URL(request.url()).pathname)) code.push(request.url());
  });
  await move.pressed(page).click(humanPress);
  const { heading, control } = await timing;
  await page.context().close();
  return { files: code.length, heading, control };
}

/** Measures the moves to screens and to a dialog, each from a first visit, after eight seconds of reading. */
export async function measureMoves(folder: string, runCount: number) {
  const [visitor, member] = [await serve(folder), await serve(folder, SIGNED_IN)];
  const browser = await openBrowser();
  const measured = moves.map((): Awaited<ReturnType<typeof measureMove>>[] => []);
  for (let run = 0; run < runCount; run += 1)
    for (const [index, move] of moves.entries()) {
      const isForVisitors = move.from === screens.login || move.from === screens.landing;
      const { url } = isForVisitors ? visitor : member;
      measured[index]?.push(await measureMove(browser, url, move));
    }
  await browser.close();
  return moves.map(({ from, to }, index) => {
    const of = (figure: 'files' | 'heading' | 'control') =>
      Math.round(median((measured[index] ?? []).map((one) => one[figure])));
    return {
      press: `${from.name}: ${to.name}`,
      'code files after it': of('files'),
      'heading, ms': of('heading'),
      'main control, ms': of('control'),
    };
  });
}
