import { toDay } from '@/domain/day';
import type { Locator, Page } from '@playwright/test';
import { createBuilders } from '../mocks/data/builders';
import type { SignUpRecord } from '../mocks/data/db';
import { expect, IN_SEASON, test } from './support/app';
import { humanPress, tick } from './support/forms';
import { blockPopups, holdRequests, navigateTo, returnAfterOneMinute } from './support/pageActions';
import { openAs } from './support/signInHelpers';

// A browser that translates a page replaces its text nodes, which React does not know (rule: translated-page).

test.use({
  startsAt: IN_SEASON,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^(Failed to load resource|The minyan records could not be loaded\.)/,
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER_LETTERS = 'nopqrstuvwxyzabcdefghijklmNOPQRSTUVWXYZABCDEFGHIJKLM';

/** 'Translates' a text by replacing each letter. A second call restores the text. */
const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => OTHER_LETTERS.charAt(LETTERS.indexOf(letter)));

/** Runs in the page. Translates all texts as a browser does, now and whenever a text appears or changes. */
function installTranslation([letters = '', otherLetters = '']: string[]) {
  const translate = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => otherLetters.charAt(letters.indexOf(letter)));
  const isExcluded = (node: Node) =>
    node.parentElement?.closest('font, script, style, textarea, title, [translate="no"]') !== null;

  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.isConnected || isExcluded(text) || text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = translate(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };

  let title = '';
  const translateTitle = () => {
    if (document.title === title) return;
    title = translate(document.title);
    document.title = title;
  };

  translateWithin(document.body);
  translateTitle();
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node);
    translateTitle();
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates the page as a browser does: each text node becomes two `font` elements with other words. */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(installTranslation, [LETTERS, OTHER_LETTERS]);

interface ShownText {
  text: string;
  isTranslated: boolean;
}

/** Texts that a reload does not show again: the results of actions, and the announced title. */
const OF_THIS_VISIT = '.form-status *, .visually-hidden[aria-live]';

/** Runs in the page. Returns the text that each visible element itself contains, in document order. */
function shownTexts(skipped: string): ShownText[] {
  return [...document.querySelectorAll('#root *, [role="dialog"] *')].flatMap((element) => {
    if (element.matches(`font, option, style, ${skipped}`) || element.getClientRects().length === 0)
      return [];
    const own = [...element.childNodes].filter((node) => node instanceof Text || node.nodeName === 'FONT');
    const text = own.map((node) => node.textContent).join('');
    if (text.trim() === '') return [];
    return [{ text, isTranslated: own.some((node) => node.nodeName === 'FONT') }];
  });
}

/** The texts of the page, translated back. */
const textsOf = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(shownTexts, OF_THIS_VISIT);
  return texts.map(({ text, isTranslated }) => (isTranslated ? rot13(text) : text));
};

/** Reloads the page, expects the same texts without a translation, and then translates the page again. */
async function expectAsFresh(page: Page): Promise<void> {
  const texts = await textsOf(page);
  const title = rot13(await page.title());
  await page.reload();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => textsOf(page)).toEqual(texts);
  await translatePage(page);
}

const SHABBOS = toDay('2026-10-24');

/** The controls and texts of a translated page. */
function translated(page: Page, within: Page | Locator = page) {
  const button = (name: string) => within.getByRole('button', { name: rot13(name), exact: true });
  const field = (label: string) => within.getByLabel(rot13(label), { exact: true });
  return {
    button,
    field,
    press: (name: string) => button(name).click(humanPress),
    follow: (name: string) =>
      within
        .getByRole('link', { name: rot13(name), exact: true })
        .first()
        .click(humanPress),
    fillIn: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    },
    says: async (...texts: string[]) => {
      for (const text of texts)
        await expect(within.getByText(rot13(text), { exact: true }).first()).toBeVisible();
    },
    saysNoMore: (text: string) => expect(within.getByText(rot13(text), { exact: true })).toHaveCount(0),
    heading: (text: string) =>
      expect(page.getByRole('heading', { level: 1, name: rot13(text), exact: true })).toBeVisible(),
  };
}

test('the public pages say the same when they are translated', async ({ page, app }) => {
  const { backend } = app;
  const { press, follow, fillIn, says, saysNoMore, heading, button } = translated(page);
  await page.goto(app.url);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await translatePage(page);
  await heading('Experience superior property care');
  await expect(page).toHaveTitle(rot13('Dependable'));

  await follow('About');
  await heading('About');
  await expect(page).toHaveTitle(rot13('About | Dependable'));
  await expect(page.locator('[aria-live="polite"].visually-hidden')).not.toBeEmpty();
  await follow('Privacy Policy');
  await heading('Privacy Policy');
  await expect(page.getByText('Dependable', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Dependable Property Management')).toHaveCount(3);

  await navigateTo(page, '/login');
  await press('Show password');
  await expect(button('Hide password')).toBeVisible();
  await fillIn({ 'Email address': 'demo', Password: 'wrong' });
  await page
    .getByRole('main')
    .getByRole('button', { name: rot13('Login') })
    .click(humanPress);
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();

  backend.fail.verifyJoinToken = '500';
  await navigateTo(page, '/join/join-valid');
  await says('This link could not be checked.');
  delete backend.fail.verifyJoinToken;
  await press('Try again');
  await fillIn({ Password: 'short' });
  await translated(page).field('Retype password').focus();
  await says('Username');
  await saysNoMore('This link could not be checked.');
});

test('the home and Units open say the same when they are translated, whatever changes', async ({
  page,
  app,
}) => {
  const { backend } = app;
  const { signUps } = backend.db;
  const { buildSignUp } = createBuilders(backend.now());
  const isOnShabbos = (userId: string) => (record: SignUpRecord) =>
    record.userId === userId && record.day === SHABBOS;
  const passOneMinute = () => app.moveTo(backend.now() + 60_000);
  await openAs('demo', page, app, '/');
  await translatePage(page);
  const screen = translated(page);
  const card = page.locator('.event-panel').first();
  const { press, field, says, saysNoMore } = translated(page, card);
  await expect(page.getByRole('heading', { name: `${rot13('Welcome')} Yaakov Rosenberg` })).toBeVisible();
  await expect(card.getByText('שבת פרשת לך־לך')).toBeVisible();

  await test.step('a neighbour withdraws, signs up and changes the sign-up', async () => {
    await says('Reserved by');
    signUps.remove(isOnShabbos('member-3'));
    await passOneMinute();
    await says('No Baal Korah', 'Not Reserved');
    const reader = { id: 'a', userId: 'member-3', day: SHABBOS, peopleCount: 1 } as const;
    signUps.insert(buildSignUp({ ...reader, holidayName: null, part: 'full', timeAdded: backend.now() }));
    await passOneMinute();
    await says('5-end (From Chamishi):');
    signUps.update(isOnShabbos('member-3'), { part: null, onlyIfMinyan: true });
    await passOneMinute();
    await says('No Baal Korah');
  });
  await expectAsFresh(page);

  await test.step('the member corrects the form, and saving fails', async () => {
    await field('Number of men').fill('');
    await tick(field('Baal Korah'));
    await press('Sign up');
    await says('Please enter a number from 1 to 40.');
    await field('Number of men').fill('2');
    await press('Sign up');
    await says('Please specify the part for which you are a baal korah.');
    await saysNoMore('Please enter a number from 1 to 40.');
    await field('Part').selectOption('1-4');
    await tick(field('Reserve Maftir/Mussaf'));
    await saysNoMore('Please specify the part for which you are a baal korah.');
    backend.fail.addToMinyan = '502-html';
    await press('Sign up');
    await says('Error adding to minyan');
    delete backend.fail.addToMinyan;
  });
  await test.step('a neighbour reserves Maftir meanwhile', async () => {
    signUps.update(isOnShabbos('member-3'), { reservedMussaf: true });
    await passOneMinute();
    await says('Maftir and Mussaf have been reserved meanwhile.', 'Reserved by');
  });
  await test.step('the member signs up, changes the sign-up and withdraws', async () => {
    const release = await holdRequests(page, /\/api\//, (request) => request.method() === 'POST');
    await press('Sign up');
    await says('Sign up');
    release();
    await says('Edit', 'Your sign-up has been saved.', "1-4 (Till Revi'i):");
    await saysNoMore('Maftir and Mussaf have been reserved meanwhile.');
    await press('Edit');
    await says('Update', 'Cancel', 'Enter 0 to remove your sign-up.');
    await press('Cancel');
    await saysNoMore('Enter 0 to remove your sign-up.');
    await press('Edit');
    await field('Number of men').fill('0');
    await press('Update');
    await says('Sign up', 'Your sign-up has been removed.', 'No Baal Korah');
  });
  await test.step('the records cannot be read for some minutes', async () => {
    backend.fail.getMinyan = '500';
    for (let minute = 0; minute < 4; minute += 1) await passOneMinute();
    const outdated = page.getByText(rot13('Not updated since'));
    await expect(outdated).toBeVisible();
    delete backend.fail.getMinyan;
    await passOneMinute();
    await expect(outdated).toHaveCount(0);
  });
  await test.step('the member signs up for a later Shabbos', async () => {
    await screen.press('Sign up for later Shabbos');
    const dialog = page.getByRole('dialog', { name: rot13('Signing up for a later Shabbos?') });
    await dialog.getByRole('combobox').click(humanPress);
    await dialog.getByRole('button', { name: /next month/i }).click(humanPress);
    await expect(dialog.getByText(rot13('November 2026'))).toBeVisible();
    await dialog.getByRole('button', { name: /November 7th, 2026/ }).click(humanPress);
    await expect(dialog.getByText(rot13('Saturday Nov 7th, 2026'))).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click(humanPress);
    await expect(dialog).toHaveCount(0);
  });
  await expectAsFresh(page);

  await test.step('Units open follows the sign-ups', async () => {
    await page.getByRole('link', { name: rot13('Units open') }).click(humanPress);
    await screen.heading('Units open');
    const row = page.getByRole('row', { name: /Zalman Weiss/ });
    await expect(row).toContainText(rot13('1 Person'));
    await screen.press('Show future Shabbosim signups');
    await screen.press('Hide future Shabbosim signups');
    signUps.update(isOnShabbos('member-3'), {
      peopleCount: 2,
      isGuest: true,
      reservedMussaf: false,
      timeAdded: backend.now(),
    });
    await passOneMinute();
    await expect(row).toContainText(rot13('2 People'));
    await expect(row).toContainText(rot13('(guest)'));
    signUps.update(isOnShabbos('member-3'), { anonymous: true, isGuest: false, onlyIfMinyan: false });
    await passOneMinute();
    await expect(row).toHaveCount(0);
    await screen.says('Anonymous');
  });
  await expectAsFresh(page);
  signUps.remove(({ day }) => day === SHABBOS);
  await passOneMinute();
  await screen.says('No sign-ups yet');
  signUps.insert(buildSignUp({ id: 'b', userId: 'member-3', day: SHABBOS, holidayName: null }));
  await passOneMinute();
  await screen.saysNoMore('No sign-ups yet');

  await test.step('the Shabbos passes while the form has unsaved input', async () => {
    await page.goBack();
    await field('Number of men').fill('3');
    await app.moveTo(Date.UTC(2026, 9, 25, 4, 2));
    await says('This Shabbos has passed.');
    await press('Cancel');
    await expect(card.getByText(rot13('Saturday Oct 31st, 2026'))).toBeVisible();
  });
});

test("a member's other screens say the same when they are translated", async ({ page, app }) => {
  const { backend } = app;
  await blockPopups(page);
  await openAs('demo', page, app, '/');
  await translatePage(page);
  const { press, field, follow, fillIn, says, saysNoMore, heading, button } = translated(page);

  await test.step('the account', async () => {
    await follow('Account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yaakov Rosenberg');
    await fillIn({ 'First name': 'Chaim' });
    await press('Update');
    await says('Your account info has been updated');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chaim Rosenberg');
    await press('Disable');
    await says('Notifications disabled', 'Your notification settings have been updated');
    await press('Enable');
    await says('Notification method');
    await saysNoMore('Notifications disabled');
  });
  await test.step('Policies', async () => {
    await follow('Policies');
    await heading('Policies');
    await page.getByRole('main').getByRole('button').first().click(humanPress);
    await expect(page.getByRole('main').locator('.disclosure__body').first()).toBeHidden();
  });
  await test.step('a request', async () => {
    await navigateTo(page, '/winterize');
    await heading('Winterization');
    await press('Submit');
    await says('Please enter the combination code.', 'Please accept the terms and conditions.');
    await fillIn({ 'Combination code': '4812' });
    await tick(field('I accept the terms and conditions'));
    await saysNoMore('Please accept the terms and conditions.');
    backend.fail.requestService = '500-plain';
    await press('Submit');
    await says('Something went wrong. Please try again.');
    delete backend.fail.requestService;
    const release = await holdRequests(page, /\/api\//, (request) => request.method() === 'POST');
    await press('Submit');
    await says('One Moment...');
    release();
    await says('Submitted Successfully', 'Open the waiver');
    await saysNoMore('Something went wrong. Please try again.');
  });
  await test.step('a balance', async () => {
    await navigateTo(page, '/');
    await expect(page.getByRole('heading', { name: `${rot13('Welcome')} Chaim Rosenberg` })).toBeVisible();
    backend.db.members.update(({ username }) => username === 'demo', { balance: 1234.5 });
    await returnAfterOneMinute(page);
    await says('Outstanding Balance');
    backend.db.members.update(({ username }) => username === 'demo', { balance: 99 });
    await returnAfterOneMinute(page);
    await says('$99.00');
    await press('Remind Me Later');
    await navigateTo(page, '/dewinterize');
    await fillIn({ 'Or enter your bypass code': 'PAID2026' });
    await press('Verify code');
    await saysNoMore('Outstanding Balance');
  });
  await test.step('the session ends while a form is filled in, and the member logs out', async () => {
    await fillIn({ 'Special instructions': 'Mind the dog' });
    backend.endSessions();
    await returnAfterOneMinute(page);
    const dialog = page.getByRole('dialog', { name: rot13('Please sign in again') });
    const login = translated(page, dialog);
    await login.fillIn({ 'Email address': 'demo', Password: 'Shabbos1' });
    await login.press('Login');
    await expect(dialog).toHaveCount(0);
    const logout = page.getByRole('banner').getByRole('button', { name: rot13('Logout') });
    backend.fail.logout = '500';
    await logout.click(humanPress);
    await says('Could not log out. Please try again.');
    delete backend.fail.logout;
    await logout.click(humanPress);
    await heading('Experience superior property care');
    await expect(button('Logout')).toHaveCount(0);
  });
});
