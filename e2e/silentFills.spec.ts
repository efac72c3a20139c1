import { expect, IN_SEASON, test } from './support/app';
import { fillInSilently, type Form, forms, openForm, submit, submitButton } from './support/forms';
import { blockPopups } from './support/pageActions';

test.use({ startsAt: IN_SEASON });

/**
 * The forms that a password manager can fill without a DOM event, such as `input`. It cannot fill the part of a sign-up, which shows
 * only once 'Baal Korah' is ticked, or a day of the calendar. The other forms for visitors have buttons that wait for input events.
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
  test(`${form.name} is accepted after its fields were filled without a DOM event (rule: shown-is-sent)`, async ({
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
