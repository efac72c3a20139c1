import { screen, waitFor, within } from '@testing-library/react';
import { bodiesOf, callsOf } from '../../test/backend';
import { form, formActions, men } from '../../test/homeCards';
import { holdCalls } from '../../test/holdCalls';
import {
  findField,
  findHeading,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '../../test/renderApp';
import { fillInRequired, submitButton } from '../../test/requestForm';

const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';
const ADD = '/api/minyan/add';

async function leave(app: RenderedApp) {
  await app.goTo('/policies');
  await findHeading('Policies');
}

async function openHome() {
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', now: '2026-11-10T10:00:00-05:00' });
  await findHeading('Add yourself to minyan');
  await app.settled();
  const comeBack = async () => {
    await app.goTo('/');
    await findHeading('Add yourself to minyan');
  };
  return { ...app, ...formActions(app), comeBack };
}

/** What a form shows that was left while it was sent (rule: left-while-sending). */
describe('a sign-up', () => {
  it('waits for its answer when the member comes back, and is sent once', async () => {
    const app = await openHome();
    const letThrough = holdCalls(ADD);
    await app.enterMen('3');
    await app.press('Sign up');
    await leave(app);
    await app.comeBack();
    expect(men()).toHaveValue('3');
    expect(form().getByRole('button', { name: 'Sign up' })).toBeDisabled();
    letThrough();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('3');
    expect(form().getByText('Your sign-up has been saved.')).toBeVisible();
    expect(callsOf(app.backend, 'addToMinyan')).toHaveLength(1);
  });

  it('shows its saved values when the member comes back after the answer', async () => {
    const app = await openHome();
    const letThrough = holdCalls(ADD);
    await app.enterMen('3');
    await app.press('Sign up');
    await leave(app);
    letThrough();
    await app.idle();
    await app.comeBack();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('3');
  });

  it.each(['before', 'after'])('that fails keeps its values %s the member comes back', async (when) => {
    const app = await openHome();
    app.backend.fail.addToMinyan = '500';
    const letThrough = holdCalls(ADD);
    await app.enterMen('3');
    await app.press('Sign up');
    await leave(app);
    if (when === 'before') {
      letThrough();
      await app.idle();
    }
    await app.comeBack();
    letThrough();
    await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(OFFICE));
    expect(men()).toHaveValue('3');
    app.backend.fail = {};
    await app.press('Sign up');
    await form().findByRole('button', { name: 'Edit' });
    expect(bodiesOf(app.backend, 'addToMinyan')).toMatchObject([{ poeple_count: 3 }, { poeple_count: 3 }]);
  });

  it('that is edited waits for its answer', async () => {
    const app = await openHome();
    await app.enterMen('3');
    await app.press('Sign up');
    await form().findByRole('button', { name: 'Edit' });
    await app.settled();
    const letThrough = holdCalls(ADD);
    await app.press('Edit');
    await app.enterMen('5');
    await app.press('Update');
    await leave(app);
    await app.comeBack();
    expect(men()).toHaveValue('5');
    expect(form().getByRole('button', { name: 'Update' })).toBeDisabled();
    letThrough();
    await form().findByRole('button', { name: 'Edit' });
    expect(men()).toHaveValue('5');
  });

  it('for a later Shabbos waits for its answer when its dialog was closed', async () => {
    const app = await openHome();
    const letThrough = holdCalls(ADD);
    const openDialog = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Sign up for later Shabbos' }));
      const dialog = within(await screen.findByRole('dialog'));
      await app.user.click(dialog.getByRole('combobox', { name: 'Select a date' }));
      await app.user.click(screen.getByRole('button', { name: /November 28th/ }));
      return dialog;
    };
    const first = await openDialog();
    await app.user.clear(first.getByRole('spinbutton'));
    await app.user.type(first.getByRole('spinbutton'), '4');
    await app.user.click(first.getByRole('button', { name: 'Sign up' }));
    await app.user.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await openDialog();
    expect(second.getByRole('spinbutton')).toHaveValue('4');
    expect(second.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    letThrough();
    await second.findByRole('button', { name: 'Edit' });
    expect(callsOf(app.backend, 'addToMinyan')).toHaveLength(1);
  });
});

it('a changed account shows why it was refused, and what was typed', async () => {
  const app = renderApp({ signedInAs: 'demo', path: '/account', fail: { updateUser: '500' } });
  await app.user.type(await findField('First name'), ' Meir');
  const letThrough = holdCalls('/api/user/update');
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  await leave(app);
  letThrough();
  await app.idle();
  await app.goTo('/account');
  expect(await findField('First name')).toHaveValue('Yaakov Meir');
  expect(screen.getByText(OFFICE)).toBeVisible();
});

describe('a winterize request', () => {
  async function send(options: RenderAppOptions = {}) {
    const app = renderApp({ signedInAs: 'demo', path: '/winterize', now: '2026-10-20T10:00', ...options });
    window.open = () => null;
    await findField('Combination code');
    await fillInRequired(app.user);
    const letThrough = holdCalls('/api/user/request');
    await app.user.click(submitButton());
    await leave(app);
    letThrough();
    await app.idle();
    await app.goTo('/winterize');
    await findField('Combination code');
    return app;
  }

  it('shows the link to the waiver', async () => {
    await send();
    expect(screen.getByText('Submitted Successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: /Open the waiver/ })).toBeVisible();
  });

  it('asks about its duplicate', async () => {
    const app = await send({ scenario: 'duplicate-request' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Request Detected' }));
    await app.user.click(dialog.getByRole('button', { name: 'Continue Anyway' }));
    expect(await screen.findByText('Submitted Successfully')).toBeVisible();
  });
});
