import { expect, IN_SEASON, test } from './support/app';
import { fillInSilently, type Form, forms, openForm, submit, submitButton } from './support/forms';
import { blockPopups } from './support/pageActions';

test.use({ startsAt: IN_SEASON });

/**
 * The part of a sign-up is asked only once 'Baal Korah' is ticked, and a day is picked in a calendar. The buttons of the three
 * forms for visitors wait for input with an event.
 */
const filledForms: readonly Form[] = [
  forms.login,
  forms.accountInfo,
  forms.password,
  forms.notifications,
  forms.winterization,
  forms.dewinterization,
  forms.bypassCode,
  { ...forms.signUp, values: { 'Number of men': '3', Guest: true } },
];

for (const form of filledForms) {
  test(`${form.name} is sent as its fields show when they are filled without an event (rule: shown-is-sent)`, async ({
    page,
    app,
  }) => {
    await blockPopups(page);
    await openForm(form, page, app);
    await expect(submitButton(form, page)).toBeVisible();
    await fillInSilently(form, page);
    await submit(form, page);
    await expect(form.done(page)).toBeVisible();
    expect(app.calls(form.call)).toHaveLength(1);
  });
}
