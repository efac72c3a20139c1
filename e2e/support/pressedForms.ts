import type { Locator, Page } from '@playwright/test';
import { toDay } from '../../src/domain/day';
import { expect, type App } from './app';
import {
  elementOf,
  fillIn,
  forms,
  laterDialog,
  openForm,
  openLaterDialog,
  signUpCard,
  submitButton,
  type Form,
} from './forms';
import { navigateTo } from './navigateTo';
import { insertOwnSignUp } from './ownSignUp';
import { returnAfterOneMinute } from './revalidation';

export interface PressedForm extends Form {
  /** Runs before the page loads. */
  arrange?: (app: App) => void;
  /** The label of a choice that brings up more fields, the last of this name. It is made after each reset. */
  choice?: string;
  /** Restores a form that a `reset` event does not restore. */
  reopen?: (page: Page) => Promise<void>;
  endsSession?: true;
}

export const openLaterCalendar = (page: Page): Promise<void> =>
  page.getByRole('combobox', { name: 'Select a date' }).press('Enter');

export async function openLaterSignUp(page: Page): Promise<void> {
  await openLaterDialog(page);
  await openLaterCalendar(page);
  await page.getByRole('button', { name: /October 31st, 2026/ }).press('Enter');
}

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
  await expect(submitButton(forms.signUp, page)).toBeVisible();
}

/** With a part, which has a field of its own. */
const signUpTwice = ({ backend }: App) => {
  insertOwnSignUp(backend, { part: '1-4' });
  insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') });
};

const edited = { arrange: signUpTwice, button: 'Update' };

/** Closes the edit and opens it again. These clicks are no presses, so the page does not count them. */
const editAgain = (part: (page: Page) => Locator) =>
  async function cancelAndEdit(page: Page) {
    for (const name of ['Cancel', 'Edit'])
      await part(page).getByRole('button', { name }).dispatchEvent('click');
  };

const { laterSignUp, signUp, winterization, bypassCode, ...others } = forms;
const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

export const pressedForms: PressedForm[] = [
  ...Object.values(others),
  { ...signUp, reopen: leaveAndReturn },
  { ...winterization, choice: 'Yes' },
  {
    ...forms.login,
    name: 'the login after the session has ended',
    path: '/account',
    member: 'demo',
    part: signInAgain,
    endsSession: true,
  },
  {
    ...signUp,
    ...edited,
    name: 'a sign-up that is edited',
    open: (page) => signUp.done(page).click(),
    reopen: editAgain(signUpCard),
  },
  {
    ...laterSignUp,
    ...edited,
    name: 'a later sign-up that is edited',
    open: async (page) => {
      await openLaterSignUp(page);
      await laterSignUp.done(page).click();
    },
    reopen: editAgain(laterDialog),
  },
  bypassCode,
];

/** Opens a form. If the page shows the previous form to the same person, it is not loaded again. */
export async function openPressedForm(
  form: PressedForm,
  page: Page,
  app: App,
  previous?: PressedForm,
): Promise<void> {
  const { path, member, arrange, open, endsSession } = form;
  if (previous !== undefined && previous.member === member && previous.arrange === arrange) {
    if (previous.path !== path) await goWithin(page, path);
    await open?.(page);
  } else {
    arrange?.(app);
    await openForm(form, page, app);
  }
  if (endsSession) {
    await fillIn(forms.accountInfo, page);
    app.backend.endSessions();
    await returnAfterOneMinute(page);
  }
  await expect(elementOf(form, page)).toBeVisible();
}
