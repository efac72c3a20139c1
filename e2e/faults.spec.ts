import type { Page } from '@playwright/test';
import type { FaultKind } from '../mocks/faults/faults';
import type { CallName } from '../mocks/wire/calls';
import { type App, expect, IN_SEASON, test } from './support/app';
import { expectValues, fillIn, type Form, forms, openForm, submit } from './support/forms';
import { openAs } from './support/signInHelpers';

// src/app/faults.test.tsx tests each failure of each call. This file tests failures of the connection, for which browsers produce
// their own answers and errors.

test.use({ startsAt: IN_SEASON, expectedConsole: /^Failed to load resource/ });

const faults = ['500-plain', '502-html', 'dropped', 'timeout', 'redirect', 'done-dropped'] as const;

/** Makes the next call fail, and calls `send`. If no answer is to arrive, moves the clock to the time-out. */
async function failCall(call: CallName, fault: FaultKind, send: () => Promise<void>, page: Page, app: App) {
  const before = app.calls(call).length;
  app.backend.fail[call] = fault;
  await send();
  await expect.poll(() => app.calls(call).length).toBe(before + 1);
  if (fault === 'timeout') await page.clock.fastForward(15_000);
}

async function expectEachFault(form: Form, text: (fault: FaultKind) => string, page: Page, app: App) {
  await openForm(form, page, app);
  await fillIn(form, page);
  for (const fault of faults)
    await test.step(fault, async () => {
      await failCall(form.call, fault, () => submit(form, page), page, app);
      await expect(page.getByText(text(fault), { exact: true })).toBeVisible();
      await expectValues(form, page);
    });
}

test('a visitor reads an error after each failure to send the mail, and can then send it', async ({
  page,
  app,
}) => {
  const form = forms.forgottenPassword;
  await expectEachFault(form, () => 'Something went wrong. Please try again.', page, app);
  app.backend.fail = {};
  await submit(form, page);
  await expect(form.done(page)).toBeVisible();
});

test('a visitor who sets a password reads that the answer may have been lost (rule: lost-password-answer)', async ({
  page,
  app,
}) => {
  const general = 'Something went wrong. Please try again.';
  const losesAnswer = (fault: FaultKind) => fault !== '500-plain' && fault !== 'redirect';
  const text = (fault: FaultKind) =>
    losesAnswer(fault) ? 'The answer was lost. Your password may have been set: try to log in.' : general;
  await expectEachFault(forms.newPassword, text, page, app);
});

test('a member sees an error after each failure to read the community, and can then read it', async ({
  page,
  app,
}) => {
  app.backend.fail.getColony = '500-plain';
  await openAs('demo', page, app, '/policies');
  const error = page.getByText("We could not load your community's information.");
  const again = () => page.getByRole('button', { name: 'Try again' }).click();
  for (const fault of faults)
    await test.step(fault, async () => {
      await expect(error).toBeVisible();
      await failCall('getColony', fault, again, page, app);
    });
  await expect(error).toBeVisible();
  app.backend.fail = {};
  await again();
  await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible();
});
