import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { bodiesOf, callsOf } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { holdCalls } from '../../../test/holdCalls';
import { enter, field, findField, renderStory } from '../../../test/renderApp';
import { fillInRequired, submitButton } from '../../../test/requestForm';
import * as stories from './DeWinterizeScreen.stories';

const { Default } = composeStories(stories);

const thanks = 'Thank you! Your request has been submitted.';
const breaker = () => within(screen.getByRole('group', { name: 'Turn the breaker on?' }));

/** Opens the screen in April, the time of the story. A member with a balance first enters the bypass code. */
async function openScreen(signedInAs = 'demo') {
  const app = renderStory(Default, { signedInAs });
  if (signedInAs === 'balance') {
    await findField('Or enter your bypass code');
    await enter(app, 'Or enter your bypass code', 'PAID2026');
    await app.user.click(screen.getByRole('button', { name: 'Verify code' }));
  }
  await findField('Combination code');
  return app;
}

it('shows its titles and default values, and no field that only the winterization form has', async () => {
  await openScreen();
  expect(screen.getByRole('heading', { level: 1, name: 'De-Winterization' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request De-Winterization' })).toBeVisible();
  for (const label of ['Toilets', 'Sinks', 'Washing machines', 'Thermostats'])
    expect(field(label)).toHaveValue('1');
  expect(breaker().getByLabelText('Yes')).toBeChecked();
  expect(screen.getByText(/2-3 business days/)).toBeVisible();
  for (const label of ['Start date', 'Other appliances', 'Heat temperature (°F)'])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Leave the heat on?' })).not.toBeInTheDocument();
  expect(screen.queryByText(/November 15/)).not.toBeInTheDocument();
});

it('names the missing fields; once they are filled in, a double click sends one request with every field and locks the form', async () => {
  const { user, backend } = await openScreen('balance');
  await user.click(submitButton());
  await screen.findByText('Please accept the terms and conditions.');
  expect(field('Combination code')).toHaveAccessibleDescription('Please enter the combination code.');
  expect(field('Combination code')).toHaveFocus();
  expect(callsOf(backend, 'requestService')).toEqual([]);

  await user.selectOptions(field('Toilets'), '2');
  await user.selectOptions(field('Sinks'), '10');
  await user.selectOptions(field('Washing machines'), '3');
  await user.selectOptions(field('Thermostats'), '5');
  await user.type(field('Special instructions'), 'Back door');
  await user.click(breaker().getByLabelText('No'));
  await fillInRequired(user);
  const letThrough = holdCalls('/api/user/request');
  const form = submitButton().closest('form');
  await user.dblClick(submitButton());
  letThrough();
  expect((await screen.findByText(thanks)).parentElement).toHaveRole('status');
  expect(bodiesOf(backend, 'requestService')).toEqual([
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
  const controls = [...(form?.querySelectorAll('input, select, textarea, button') ?? [])];
  expect(controls).toHaveLength(10);
  for (const control of controls) expect(control).toBeDisabled();
});

it('thanks the member, then says that they have submitted the same request before', async () => {
  const { user, backend } = await openScreen();
  changeAnswers('/api/user/request', () => ({ recent_duplicate_date: '2026-11-09' }));
  await fillInRequired(user);
  await user.click(submitButton());
  const status = (await screen.findByText(thanks)).parentElement ?? document.body;
  expect(status).toHaveRole('status');
  expect(status.textContent).toBe(
    `${thanks} You already submitted a request on Monday Nov 9th, 2026. If you would like to revise information on the request, please email winter@example.com`,
  );
  expect(within(status).getByRole('link', { name: 'winter@example.com' })).toHaveAttribute(
    'href',
    'mailto:winter@example.com',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(field('Combination code')).toBeDisabled());
  expect(callsOf(backend, 'requestService')).toHaveLength(1);
});
