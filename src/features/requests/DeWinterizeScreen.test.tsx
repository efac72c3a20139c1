import { BypassCodeContext } from '@/api/memberContext';
import { screen, waitFor, within } from '@testing-library/react';
import { callsOf, setTime } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { holdCalls } from '../../../test/holdCalls';
import { fillInRequired, submitButton } from '../../../test/requestForm';
import { renderSignedIn } from '../../../test/signedIn';
import { DeWinterizeScreen } from './DeWinterizeScreen';

const show = () => <DeWinterizeScreen />;

const thanks = 'Thank you! Your request has been submitted.';
const breaker = () => within(screen.getByRole('group', { name: 'Turn the breaker on?' }));

// After November 15, the last day for winterization. De-winterization has no last day.
beforeEach(() => setTime('2026-11-21T10:00:00-05:00'));

it('shows its titles and default values, and no field of the winterization form', async () => {
  await renderSignedIn(show);
  expect(screen.getByRole('heading', { level: 1, name: 'De-Winterization' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request De-Winterization' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('De-Winterization | Dependable'));
  for (const label of ['Toilets', 'Sinks', 'Washing machines', 'Thermostats']) {
    expect(screen.getByLabelText(label)).toHaveValue('1');
  }
  expect(breaker().getByLabelText('Yes')).toBeChecked();
  expect(screen.getByText(/2-3 business days/)).toBeVisible();
  for (const label of ['Start date', 'Other appliances', 'Heat temperature (°F)']) {
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('group', { name: 'Leave the heat on?' })).not.toBeInTheDocument();
  expect(screen.queryByText(/November 15/)).not.toBeInTheDocument();
});

it('sends every field, then shows the thanks and locks', async () => {
  const { user, backend } = await renderSignedIn(() => (
    <BypassCodeContext value="PAID2026">
      <DeWinterizeScreen />
    </BypassCodeContext>
  ));
  await user.selectOptions(screen.getByLabelText('Toilets'), '2');
  await user.selectOptions(screen.getByLabelText('Sinks'), '10');
  await user.selectOptions(screen.getByLabelText('Washing machines'), '3');
  await user.selectOptions(screen.getByLabelText('Thermostats'), '5');
  await user.type(screen.getByLabelText('Special instructions'), 'Back door');
  await user.click(breaker().getByLabelText('No'));
  await fillInRequired(user);
  await user.click(submitButton());
  expect((await screen.findByText(thanks)).parentElement).toHaveRole('status');
  expect(callsOf(backend, 'requestService').map(({ body }) => body)).toEqual([
    {
      colonyName: 'Pine Hollow',
      toiletAmount: 2,
      sinkAmount: 10,
      washingMachineAmount: 3,
      thermostatAmount: 5,
      specialInstructions: 'Back door',
      todo: 'De-Winterize',
      combinationCode: '4812',
      breaker: false,
      bypassCode: 'PAID2026',
    },
  ]);
  const fields = [
    ...screen.getAllByRole('combobox'),
    ...screen.getAllByRole('textbox'),
    ...screen.getAllByRole('radio'),
    ...screen.getAllByRole('checkbox'),
  ];
  expect(fields).toHaveLength(9);
  for (const field of fields) expect(field).toBeDisabled();
  expect(submitButton()).toBeDisabled();
});

it('thanks the member, then says that they have submitted the same request before', async () => {
  const { user, backend } = await renderSignedIn(show);
  changeAnswers('/api/user/request', () => ({ recent_duplicate_date: '2026-11-09' }));
  await fillInRequired(user);
  await user.click(submitButton());
  await screen.findByText(thanks);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(
    `${thanks} You already submitted a request on Monday Nov 9th, 2026. If you would like to revise information on the request, please email winter@example.com`,
  );
  expect(within(status).getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
    'href',
    'mailto:winter@example.com',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue Anyway' })).toBeNull();
  expect(screen.getByLabelText('Combination code')).toBeDisabled();
  expect(callsOf(backend, 'requestService')).toHaveLength(1);
});

it('sends nothing while a field is invalid, and focuses that field', async () => {
  const { user, backend } = await renderSignedIn(show);
  await user.click(submitButton());
  await screen.findByText('Please accept the terms and conditions.');
  expect(screen.getByLabelText('Combination code')).toHaveAccessibleDescription(
    'Please enter the combination code.',
  );
  expect(screen.getByLabelText('Combination code')).toHaveFocus();
  expect(callsOf(backend, 'requestService')).toHaveLength(0);
});

it('sends one request for a double click', async () => {
  const { user, backend } = await renderSignedIn(show);
  const letThrough = holdCalls('/api/user/request');
  await fillInRequired(user);
  await user.dblClick(submitButton());
  letThrough();
  await screen.findByText(thanks);
  expect(callsOf(backend, 'requestService')).toHaveLength(1);
});

it('shows a failure, keeps the typed text, and can be submitted again', async () => {
  const { user, backend } = await renderSignedIn(show);
  backend.fail.requestService = '502-html';
  await fillInRequired(user);
  await user.click(submitButton());
  expect(await screen.findByText('Something went wrong. Please try again.')).toHaveRole('alert');
  expect(screen.getByLabelText('Combination code')).toHaveValue('4812');
  delete backend.fail.requestService;
  await user.click(submitButton());
  await screen.findByText(thanks);
  expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
});
