import type { Locator, Page } from '@playwright/test';
import { toDay } from '../../src/domain/day';
import { expect, type App } from './app';
import {
  elementOf,
  fillIn,
  forms,
  heading,
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
  /** The label of a choice that brings up more fields, the last of this name. It is made after each reset. */
  choice?: string;
  /** Restores a form that a `reset` event does not restore. */
  reopen?: (page: Page) => Promise<void>;
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
  const before = await page.getByRole('heading', { level: 1 }).elementHandle();
  await navigateTo(page, path);
  await before?.waitForElementState('hidden');
}

async function leaveAndReturn(page: Page) {
  await goWithin(page, '/policies');
  await expect(heading('Policies')(page)).toBeVisible();
  await goWithin(page, '/');
  await expect(submitButton(forms.signUp, page)).toBeVisible();
}

/** With a part, which has a field of its own. */
const signUpTwice = ({ backend }: App) => {
  insertOwnSignUp(backend, { part: '1-4' });
  insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') });
};

const { laterSignUp, signUp, winterization, bypassCode, ...others } = forms;

/** A sign-up that is edited. It is reopened by clicks that are no presses, so the page does not count them. */
const edited = (form: Form, part: (page: Page) => Locator) => ({
  ...form,
  arrange: signUpTwice,
  button: 'Update',
  reopen: async (page: Page) => {
    for (const name of ['Cancel', 'Edit'])
      await part(page).getByRole('button', { name }).dispatchEvent('click');
  },
});

export const pressedForms: PressedForm[] = [
  ...Object.values(others),
  { ...signUp, reopen: leaveAndReturn },
  { ...winterization, choice: 'Yes' },
  {
    ...forms.login,
    name: 'the login after the session has ended',
    path: '/account',
    member: 'demo',
    open: async (page, app) => {
      await fillIn(forms.accountInfo, page);
      app.backend.endSessions();
      await returnAfterOneMinute(page);
    },
    part: (page) => page.getByRole('dialog', { name: 'Please sign in again' }),
  },
  {
    ...edited(signUp, signUpCard),
    name: 'a sign-up that is edited',
    open: (page) => signUp.done(page).click(),
  },
  {
    ...edited(laterSignUp, laterDialog),
    name: 'a later sign-up that is edited',
    open: async (page) => {
      await openLaterSignUp(page);
      await laterSignUp.done(page).click();
    },
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
  if (previous?.member === form.member && previous.arrange === form.arrange) {
    if (previous.path !== form.path) await goWithin(page, form.path);
    await form.open?.(page, app);
  } else await openForm(form, page, app);
  await expect(elementOf(form, page)).toBeVisible();
}
