import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../../mocks/faults/faults';
import { bodiesOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import { alerts, field, findHeading, renderStory, submitButton } from '../../../test/renderApp';
import * as stories from './ForgotScreen.stories';

const { Default } = composeStories(stories);

const NOTE = 'Check your email for a link to set your password.';

async function openForgot() {
  const app = renderStory(Default);
  await findHeading('Forgot Password');
  return { ...app, sent: () => bodiesOf(app.backend, 'forgot') };
}

const email = () => field('Email address');
const button = () => submitButton('Email address');

test('a visitor must enter a valid address, and then reads that a mail was sent', async () => {
  const { user, sent, backend } = await openForgot();
  expect(document.title).toBe('Forgot Password | Dependable');
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toBeRequired();
  expect(button()).toHaveAccessibleName('Send email');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Login?' })).toHaveAttribute('href', '/login');
  expect(button()).toBeDisabled();
  await user.type(email(), 'demo');
  await user.click(button());
  await user.type(email(), '@example.com');
  expect(screen.queryByText(NOTE)).toBeNull();
  const letThrough = holdCalls('/api/reset/forgot');
  await user.keyboard('{Enter}');
  await user.dblClick(button());
  expect(button()).toBeDisabled();
  await user.type(email(), '.au');
  letThrough();
  expect(await screen.findByText(NOTE)).toHaveRole('status');
  await waitFor(() => expect(email()).toHaveValue('demo@example.com'));
  expect(email()).toBeDisabled();
  expect(button()).toBeDisabled();
  expect(sent()).toStrictEqual([{ email: 'demo@example.com' }]);
  expect(backend.db.mails.where(() => true)).toMatchObject([{ to: 'demo@example.com' }]);
});

test('an address that was copied with invisible characters is valid, and sent without them (rule: typed-as-it-is)', async () => {
  const { user, sent } = await openForgot();
  await user.click(email());
  await user.paste('\u200Bdemo@\u2068example.com\u202A');
  expect(email()).toHaveValue('demo@example.com');
  await user.click(button());
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(sent()).toStrictEqual([{ email: 'demo@example.com' }]);
});

test('after a failure the visitor sees its text and can send the same address again; an empty answer is a success', async () => {
  const { user, sent, backend } = await openForgot();
  await user.type(email(), 'demo@example.com');
  const failures: [FaultKind, string][] = [
    ['500', 'The office computer is having trouble. Please try again in a few minutes.'],
    ['401', 'Please sign in.'],
    ['malformed', 'Something went wrong. Please try again.'],
  ];
  for (const [fault, text] of failures) {
    backend.fail = { forgot: fault };
    await user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(alerts()).toEqual([text]);
    expect(email()).toHaveValue('demo@example.com');
    expect(email()).toBeEnabled();
  }
  backend.fail = { forgot: 'empty' };
  await user.click(button());
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(alerts()).toEqual([]);
  expect(sent()).toHaveLength(4);
});
