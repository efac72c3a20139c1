import { screen, waitFor, within } from '@testing-library/react';
import type { FaultKind } from '../../../mocks/faults/faults';
import { bodiesOf } from '../../../test/backend';
import { holdCalls } from '../../../test/holdCalls';
import {
  alerts,
  field,
  findHeading,
  renderApp,
  type RenderAppOptions,
  submitButton,
} from '../../../test/renderApp';

const NOTE = 'Check your email for a link to set your password.';

async function openForgot(options: RenderAppOptions = {}) {
  const app = renderApp({ path: '/forgot', ...options });
  await findHeading('Forgot Password');
  return app;
}

const button = () => submitButton('Email address');
const sent = ({ backend }: ReturnType<typeof renderApp>) => bodiesOf(backend, 'forgot');

test('the screen has a title, a form and a link to the login', async () => {
  await openForgot();
  expect(document.title).toBe('Forgot Password | Dependable');
  expect(field('Email address')).toHaveAttribute('type', 'email');
  expect(field('Email address')).toBeRequired();
  expect(button()).toHaveAccessibleName('Send email');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Login?' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('the button is disabled while the field is empty', async () => {
  const { user } = await openForgot();
  expect(button()).toBeDisabled();
  await user.type(field('Email address'), 'd');
  expect(button()).toBeEnabled();
  await user.clear(field('Email address'));
  expect(button()).toBeDisabled();
});

test('an invalid email address is not sent', async () => {
  const app = await openForgot();
  await app.user.type(field('Email address'), 'demo');
  await app.user.click(button());
  await app.user.type(field('Email address'), '@example.com');
  await app.user.click(button());
  await screen.findByText(NOTE);
  expect(sent(app)).toStrictEqual([{ email: 'demo@example.com' }]);
});

test('a success shows the note and disables the field and the button', async () => {
  const app = await openForgot();
  await app.user.type(field('Email address'), 'demo@example.com');
  await app.user.click(button());
  expect(await screen.findByText(NOTE)).toHaveAttribute('role', 'status');
  expect(field('Email address')).toBeDisabled();
  expect(field('Email address')).toHaveValue('demo@example.com');
  expect(button()).toBeDisabled();
  expect(sent(app)).toStrictEqual([{ email: 'demo@example.com' }]);
  expect(app.backend.db.mails.where(() => true)).toMatchObject([{ to: 'demo@example.com' }]);
});

test('a success shows the address to which the mail went, not what was typed in flight', async () => {
  const app = await openForgot();
  const letThrough = holdCalls('/api/reset/forgot');
  await app.user.type(field('Email address'), 'demo@example.com{Enter}');
  await app.user.type(field('Email address'), '.au');
  letThrough();
  expect(await screen.findByText(NOTE)).toBeVisible();
  await waitFor(() => expect(field('Email address')).toHaveValue('demo@example.com'));
});

test('an empty answer counts as a success', async () => {
  const app = await openForgot({ fail: { forgot: 'empty' } });
  await app.user.type(field('Email address'), 'demo@example.com{Enter}');
  expect(await screen.findByText(NOTE)).toBeVisible();
});

test.each<[FaultKind, string]>([
  ['500', 'The office computer is having trouble. Please try again in a few minutes.'],
  ['500-plain', 'Something went wrong. Please try again.'],
  ['502-html', 'Something went wrong. Please try again.'],
  ['401', 'Please sign in.'],
  ['dropped', 'Something went wrong. Please try again.'],
  ['malformed', 'Something went wrong. Please try again.'],
])(
  'a failure by %s shows a text, keeps the typed address, and can be submitted again',
  async (fault, text) => {
    const app = await openForgot({ fail: { forgot: fault } });
    await app.user.type(field('Email address'), 'demo@example.com');
    await app.user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(alerts()).toEqual([text]);
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(field('Email address')).toHaveValue('demo@example.com');
    expect(field('Email address')).toBeEnabled();
    expect(sent(app)).toHaveLength(1);
    app.backend.fail = {};
    await app.user.click(button());
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(alerts()).toEqual([]);
  },
);

test('Enter and a double click send one request', async () => {
  const app = await openForgot();
  const letThrough = holdCalls('/api/reset/forgot');
  await app.user.type(field('Email address'), 'demo@example.com{Enter}');
  expect(button()).toBeDisabled();
  await app.user.dblClick(button());
  letThrough();
  await screen.findByText(NOTE);
  expect(sent(app)).toHaveLength(1);
});

test('a signed-in member is redirected to the home', async () => {
  const { address } = renderApp({ path: '/forgot', signedInAs: 'demo' });
  await findHeading(/Yaakov Rosenberg/);
  expect(address()).toBe('/');
});
