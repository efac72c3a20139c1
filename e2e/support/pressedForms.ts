import type { Page } from '@playwright/test';
import { toDay } from '../../src/domain/day';
import { expect, type Site } from './app';
import { fillIn, forms, heading, openLaterDialog, submitButton, type Form } from './forms';
import { navigateTo, returnAfterOneMinute } from './pageActions';
import { insertOwnSignUp } from './ownSignUp';

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

async function leaveAndReturn(page: Page) {
  await navigateTo(page, '/policies');
  await expect(heading('Policies')(page)).toBeVisible();
  await navigateTo(page, '/');
  await expect(submitButton(forms.signUp, page)).toBeVisible();
}

/** With a part, which has a field of its own. */
const signUpTwice = ({ backend }: Site) => {
  insertOwnSignUp(backend, { part: '1-4' });
  insertOwnSignUp(backend, { id: 'later', day: toDay('2026-10-31') });
};

const { laterSignUp, signUp, winterization, bypassCode, ...others } = forms;

/** A sign-up that is edited. It is reopened by clicks that are no presses, so the page does not count them. */
const edited = (form: typeof signUp | typeof laterSignUp) => ({
  ...form,
  arrange: signUpTwice,
  button: 'Update',
  reopen: async (page: Page) => {
    for (const name of ['Cancel', 'Edit'])
      await form.part(page).getByRole('button', { name }).dispatchEvent('click');
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
    ...edited(signUp),
    name: 'a sign-up that is edited',
    open: (page) => signUp.done(page).click(),
  },
  {
    ...edited(laterSignUp),
    name: 'a later sign-up that is edited',
    open: async (page) => {
      await openLaterSignUp(page);
      await laterSignUp.done(page).click();
    },
  },
  bypassCode,
];
