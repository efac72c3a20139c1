import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../../mocks/wire/calls';
import { expect, type Site } from './app';
import { openAs } from './signInHelpers';

/**
 * Options for Playwright's `click`: the button is held down as long as people do. The press takes the focus from a field, and
 * an error that then shows beside the field must not move the pressed control before the release (rule: no-lost-press).
 */
export const humanPress = { delay: 90 };

/** A text, whether a checkbox is ticked, the value of an option, or a day: its name in the calendar and the text in the field. */
type Value = string | boolean | { option: string } | { day: string; shown: string };

export type Values = Readonly<Record<string, Value>>;

export interface Form {
  name: string;
  /** The call that sends the form. */
  call: CallName;
  path: string;
  /** The username, or null for a visitor. */
  member: string | null;
  /** Runs before the page loads. */
  arrange?: (app: Site) => void;
  /** Opens the form on its page. */
  open?: (page: Page, app: Site) => Promise<void>;
  /** The part of the page that contains the form. Default: `main`. */
  part?: (page: Page) => Locator;
  /** What a test fills in, keyed by label. */
  values: Values;
  button: string;
  /** An element that shows only when the form has been accepted. */
  done: (page: Page) => Locator;
}

export const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });
export const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

/** The first sign-up form of the home, in tests that start at IN_SEASON. */
export const signUpCard = (page: Page) => page.getByRole('group', { name: 'שבת פרשת לך־לך' });
export const laterDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' });

export async function openLaterDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click(humanPress);
  await expect(laterDialog(page)).toBeVisible();
}

const request = {
  call: 'requestService',
  member: 'demo',
  values: {
    'Combination code': '4812',
    'Special instructions': 'Mind the dog',
    Toilets: { option: '3' },
    'I accept the terms and conditions': true,
  },
  button: 'Submit',
} as const;

/** Every form of the application, once, with one way to fill it in. */
export const forms = {
  login: {
    name: 'the login',
    call: 'login',
    path: '/login',
    member: null,
    values: { 'Email address': 'demo', Password: 'Shabbos1' },
    button: 'Login',
    done: heading('Welcome Yaakov Rosenberg'),
  },
  forgottenPassword: {
    name: 'a forgotten password',
    call: 'forgot',
    path: '/forgot',
    member: null,
    values: { 'Email address': 'demo@example.com' },
    button: 'Send email',
    done: text('Check your email for a link to set your password.'),
  },
  newPassword: {
    name: 'a new password',
    call: 'setNewPass',
    path: '/reset/reset-valid',
    member: null,
    values: { 'New password': 'Winter26x', 'Retype password': 'Winter26x' },
    button: 'Set password',
    done: heading('Welcome Yaakov Rosenberg'),
  },
  invitation: {
    name: 'an invitation',
    call: 'acceptInvitation',
    path: '/join/join-valid',
    member: null,
    values: { Username: 'newcomer', Password: 'Winter26x', 'Retype password': 'Winter26x' },
    button: 'Create account',
    done: heading('Welcome Shmuel Newman'),
  },
  accountInfo: {
    name: 'the personal info',
    call: 'updateUser',
    path: '/account',
    member: 'demo',
    values: { 'First name': 'Chaim', Phone: '845-555-0199' },
    button: 'Update',
    done: text('Your account info has been updated'),
  },
  password: {
    name: 'the password form',
    call: 'updatePassword',
    path: '/account',
    member: 'demo',
    values: { 'Old password': 'Shabbos1', 'New password': 'Winter26x', 'Retype new password': 'Winter26x' },
    button: 'Update password',
    done: text('Your password has been updated'),
  },
  notifications: {
    name: 'the notification settings',
    call: 'updateNotification',
    path: '/account',
    member: 'demo',
    values: { 'Notification method': { option: 'T' }, 'Notification frequency': { option: 'M' } },
    button: 'Save',
    done: text('Your notification settings have been updated'),
  },
  winterization: {
    ...request,
    name: 'a winterization request',
    path: '/winterize',
    done: (page) => page.getByRole('button', { name: 'Submitted Successfully' }),
  },
  dewinterization: {
    ...request,
    name: 'a de-winterization request',
    path: '/dewinterize',
    done: text('Thank you! Your request has been submitted.'),
  },
  bypassCode: {
    name: 'the bypass code',
    call: 'verifyBypassCode',
    path: '/winterize',
    member: 'balance',
    part: (page) => page.getByRole('dialog', { name: 'Outstanding Balance' }),
    values: { 'Or enter your bypass code': 'PAID2026' },
    button: 'Verify code',
    // The heading of the page, without a dialog over it.
    done: (page) => heading('Winterization')(page).and(page.locator('body:not(:has([role=dialog])) *')),
  },
  signUp: {
    name: 'the sign-up for Shabbos',
    call: 'addToMinyan',
    path: '/',
    member: 'demo',
    part: signUpCard,
    values: { 'Number of men': '3', Guest: true, 'Baal Korah': true, Part: { option: '1-4' } },
    button: 'Sign up',
    done: (page) => signUpCard(page).getByRole('button', { name: 'Edit' }),
  },
  laterSignUp: {
    name: 'the sign-up for a later Shabbos',
    call: 'addToMinyan',
    path: '/',
    member: 'demo',
    open: openLaterDialog,
    part: laterDialog,
    values: {
      'Select a date': { day: 'Saturday, October 31st, 2026', shown: 'Saturday Oct 31st, 2026' },
      'Number of men': '5',
    },
    button: 'Sign up',
    done: (page) => laterDialog(page).getByRole('button', { name: 'Edit' }),
  },
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

const partOf = ({ part }: Form, page: Page) => part?.(page) ?? page.locator('main');

export const submitButton = (form: Form, page: Page): Locator =>
  partOf(form, page).getByRole('button', { name: form.button, exact: true });

export const formElement = (form: Form, page: Page): Locator =>
  partOf(form, page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: form.button, exact: true }) });

export const submit = (form: Form, page: Page): Promise<void> => submitButton(form, page).click(humanPress);

const fieldOf = (form: Form, page: Page, label: string) =>
  partOf(form, page).getByLabel(label, { exact: true });

/** Opens the form as its member. For a form of visitors, the browser must have no session. */
export async function openForm(form: Form, page: Page, app: Site): Promise<void> {
  const { member, path, arrange, open } = form;
  arrange?.(app);
  if (member === null) await page.goto(app.url + path);
  else await openAs(member, page, app, path);
  await open?.(page, app);
}

/** Ticks a checkbox. Playwright's own `check` does not hold the button down. */
export async function tick(box: Locator, isTicked = true): Promise<void> {
  if ((await box.isChecked()) !== isTicked) await box.click(humanPress);
  await expect(box).toBeChecked({ checked: isTicked });
}

export async function fillIn(form: Form, page: Page, values: Values = form.values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(form, page, label);
    if (typeof value === 'string') await field.fill(value);
    else if (typeof value === 'boolean') await tick(field, value);
    else if ('option' in value) await field.selectOption(value.option);
    else {
      await field.click(humanPress);
      await page.getByRole('button', { name: value.day }).click(humanPress);
    }
  }
}

export async function expectValues(form: Form, page: Page, values: Values = form.values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(form, page, label);
    if (typeof value === 'boolean') await expect(field).toBeChecked({ checked: value });
    else if (typeof value === 'string') await expect(field).toHaveValue(value);
    else await expect(field).toHaveValue('option' in value ? value.option : value.shown);
  }
}

/** Fills the form in as some password managers do: without any event (rule: shown-is-sent). */
export async function fillInSilently(form: Form, page: Page): Promise<void> {
  for (const [label, value] of Object.entries(form.values)) {
    const field = fieldOf(form, page, label);
    if (typeof value === 'boolean') {
      await field.evaluate((box: HTMLInputElement, isTicked) => {
        box.checked = isTicked;
      }, value);
      continue;
    }
    if (typeof value !== 'string' && !('option' in value)) throw new Error(`${label} is no plain field.`);
    await field.evaluate(
      (input: HTMLInputElement | HTMLSelectElement, filled) => {
        input.value = filled;
      },
      typeof value === 'string' ? value : value.option,
    );
  }
}
