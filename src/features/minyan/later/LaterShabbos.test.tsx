import { toDay } from '@/domain/day';
import { screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import { formActions } from '../../../../test/homeCards';
import { findHeading, renderApp } from '../../../../test/renderApp';
import { addRecord } from '../../../../test/renderEvent';

const DECEMBER_12 = 'Sat Dec 12th (2)';

async function openHome(change: (backend: Backend) => void = () => undefined) {
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', now: '2026-11-10T10:00:00-05:00', change });
  await findHeading('Add yourself to minyan');
  await app.settled();
  return { ...app, ...formActions(app) };
}

function signUpForTwo(backend: Backend): void {
  addRecord(backend, { day: toDay('2027-01-02'), peopleCount: 1 });
  addRecord(backend, { day: toDay('2026-12-12'), peopleCount: 2 });
  addRecord(backend, { day: toDay('2026-11-14'), peopleCount: 5 });
}

const list = () => screen.getByText('Signed up for later:').closest('p');
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Signing up for a later Shabbos?' }));

it("lists the member's sign-ups for later Shabbosim by day", async () => {
  await openHome(signUpForTwo);
  expect(list()).toHaveTextContent('Signed up for later: Sat Dec 12th (2), Sat Jan 2nd (1)');
});

it('shows nothing there without any', async () => {
  await openHome((backend) => addRecord(backend, { day: toDay('2026-11-14') }));
  expect(screen.queryByText('Signed up for later:')).not.toBeInTheDocument();
});

it('opens the dialog with the date picked, and follows a change', async () => {
  const app = await openHome(signUpForTwo);
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

it('marks the days in the picker, and starts without a date after the dialog was closed', async () => {
  const app = await openHome(signUpForTwo);
  await app.user.click(screen.getByRole('button', { name: DECEMBER_12 }));
  await app.user.click((await findDialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: DECEMBER_12 })).toHaveFocus();
  await app.user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
  const dialog = await findDialog();
  const field = dialog.getByRole('combobox', { name: 'Select a date' });
  expect(field).toHaveValue('');
  await app.user.click(field);
  await app.user.click(screen.getByRole('button', { name: /next month/i }));
  expect(screen.getByRole('button', { name: /December 12th/ })).toHaveAccessibleName(/signed up$/);
  expect(screen.getByRole('button', { name: /December 19th/ })).not.toHaveAccessibleName(/signed up/);
});
