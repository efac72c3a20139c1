import { toDay } from '@/domain/day';
import { screen, waitFor, within } from '@testing-library/react';
import { openHome, withRecords } from '../../../../test/homeCards';

const DECEMBER_12 = 'Sat Dec 12th (2)';

const signUpForLater = withRecords(
  { day: toDay('2027-01-02'), peopleCount: 1 },
  { day: toDay('2026-12-12'), peopleCount: 2 },
  { peopleCount: 5 },
);

const list = () => screen.getByText('Signed up for later:').closest('p');
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Signing up for a later Shabbos?' }));

it('shows no list while the member has no later sign-up', async () => {
  await openHome({ change: withRecords({}) });
  expect(screen.queryByText('Signed up for later:')).toBeNull();
});

it("lists the member's later sign-ups by day, opens one in the dialog, and shows its change", async () => {
  const app = await openHome({ change: signUpForLater });
  expect(list()).toHaveTextContent('Signed up for later: Sat Dec 12th (2), Sat Jan 2nd (1)');
  await app.user.click(screen.getByRole('button', { name: DECEMBER_12 }));
  const dialog = await findDialog();
  expect(dialog.getByRole('combobox', { name: 'Select a date' })).toHaveValue('Saturday Dec 12th, 2026');
  expect(dialog.getByText('You are signed up: 2')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Edit' }));
  await app.user.clear(dialog.getByRole('spinbutton'));
  await app.user.type(dialog.getByRole('spinbutton'), '6');
  await app.user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(list()).toHaveTextContent('Sat Dec 12th (6), Sat Jan 2nd (1)'));
});

it("the picker marks the days of the member's later sign-ups, and starts without a date after the dialog was closed", async () => {
  const app = await openHome({ change: signUpForLater });
  await app.user.click(screen.getByRole('button', { name: DECEMBER_12 }));
  await app.user.click((await findDialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: DECEMBER_12 })).toHaveFocus();
  await app.user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
  const field = (await findDialog()).getByRole('combobox', { name: 'Select a date' });
  expect(field).toHaveValue('');
  await app.user.click(field);
  await app.user.click(screen.getByRole('button', { name: /next month/i }));
  expect(screen.getByRole('button', { name: /December 12th/ })).toHaveAccessibleName(/signed up$/);
  expect(screen.getByRole('button', { name: /December 19th/ })).not.toHaveAccessibleName(/signed up/);
});
