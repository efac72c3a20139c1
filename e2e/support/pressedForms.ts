import type { Page } from '@playwright/test';
import { toDay } from '../../src/domain/day';
import { expect, type App } from './app';
import { insertOwnSignUp } from './ownSignUp';
import type { PressedPlace } from './presses';
import { returnAfterOneMinute } from './revalidation';
import { navigateTo } from './navigateTo';
import { openAs } from './signInHelpers';

const first: PressedPlace = { selector: 'main form', index: 0 };
const inDialog: PressedPlace = { selector: '[role="dialog"] form', index: 0 };

export interface PressedForm {
  name: string;
  path: string;
  member?: string;
  /** Without it, the first form of the page. */
  places?: PressedPlace[];
  /** Runs before the page loads. */
  arrange?: (app: App) => void;
  /** Brings up the form. */
  open?: (page: Page, app: App) => Promise<void>;
  /** Restores a form that a `reset` event does not restore. */
  reopen?: (page: Page) => Promise<void>;
}

export const signUpCard = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });

export async function openLaterDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const openLaterCalendar = (page: Page) =>
  page.getByRole('combobox', { name: 'Select a date' }).press('Enter');

/** Goes to another screen without loading the page again, and waits until the heading of this one is gone. */
async function goWithin(page: Page, path: string) {
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await navigateTo(page, path);
  await heading?.waitForElementState('hidden');
}

async function leaveAndReturn(page: Page) {
  await goWithin(page, '/policies');
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  await goWithin(page, '/');
  await expect(signUpCard(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
}

/** Closes the edit and opens it again. These clicks are no presses, so the page does not count them. */
const editAgain = (group: typeof signUpCard | ((page: Page) => ReturnType<Page['getByRole']>)) =>
  async function cancelAndEdit(page: Page) {
    for (const name of ['Cancel', 'Edit'])
      await group(page).getByRole('button', { name }).dispatchEvent('click');
  };

/** With a part, which has a field of its own. */
const signUpTwice = ({ backend }: App) => {
  insertOwnSignUp(backend, { part: '1-4' });
  insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') });
};

export const pressedForms: PressedForm[] = [
  { name: 'the login', path: '/login' },
  { name: 'a forgotten password', path: '/forgot' },
  { name: 'a new password', path: '/reset/reset-valid' },
  { name: 'an invitation', path: '/join/join-valid' },
  { name: 'a new sign-up', path: '/', member: 'demo', reopen: leaveAndReturn },
  { name: 'a winterization', path: '/winterize', member: 'demo', places: [{ ...first, choice: 'Yes' }] },
  { name: 'a de-winterization', path: '/dewinterize', member: 'demo' },
  {
    name: 'the account',
    path: '/account',
    member: 'demo',
    places: [0, 1, 2].map((index) => ({ ...first, index })),
  },
  {
    name: 'the login after the session has ended',
    path: '/account',
    member: 'demo',
    places: [inDialog],
    open: async (page, { backend }) => {
      await page.getByLabel('First name').fill('Yankel');
      backend.endSessions();
      await returnAfterOneMinute(page);
      await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    },
  },
  {
    name: 'a sign-up that is edited',
    path: '/',
    member: 'demo',
    arrange: signUpTwice,
    open: (page) => signUpCard(page).getByRole('button', { name: 'Edit' }).click(),
    reopen: editAgain(signUpCard),
  },
  {
    name: 'a later sign-up that is edited',
    path: '/',
    member: 'demo',
    places: [inDialog],
    arrange: signUpTwice,
    open: async (page) => {
      await openLaterDialog(page);
      await openLaterCalendar(page);
      await page.getByRole('button', { name: /October 31st, 2026/ }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    },
    reopen: editAgain((page) => page.getByRole('dialog')),
  },
  { name: 'the bypass code', path: '/winterize', member: 'balance', places: [inDialog] },
];

export const placesOf = ({ places = [first] }: PressedForm): PressedPlace[] => places;

/** Opens a form. If the page shows the previous form to the same person, it is not loaded again. */
export async function openForm(
  form: PressedForm,
  page: Page,
  app: App,
  previous?: PressedForm,
): Promise<void> {
  const { path, member, arrange, open } = form;
  const isLoaded = previous !== undefined && previous.member === member && previous.arrange === arrange;
  if (!isLoaded) arrange?.(app);
  if (isLoaded) {
    if (previous.path !== path) await goWithin(page, path);
  } else if (member === undefined) await page.goto(app.url + path);
  else await openAs(member, page, app, path);
  await open?.(page, app);
  for (const { selector, index } of placesOf(form))
    await expect(page.locator(selector).nth(index)).toBeVisible();
}
