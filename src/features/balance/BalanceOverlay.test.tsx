import { screen, waitFor, within } from '@testing-library/react';
import { callsOf } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { holdCalls } from '../../../test/holdCalls';
import { renderSignedIn } from '../../../test/signedIn';
import { BalanceOverlay } from './BalanceOverlay';

const onRemindLater = jest.fn();
const onVerified = jest.fn();

beforeEach(() => jest.clearAllMocks());

interface OverlayOptions {
  isBlocking: boolean;
  balance?: number;
}

function showOverlay({ isBlocking, balance = 1234.5 }: OverlayOptions) {
  return renderSignedIn(
    () => (
      <>
        <h1>Screen</h1>
        <button type="button">Beneath</button>
        <BalanceOverlay isBlocking={isBlocking} onRemindLater={onRemindLater} onVerified={onVerified} />
      </>
    ),
    { change: ({ db }) => db.members.update(({ username }) => username === 'demo', { balance }) },
  );
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const findOverlay = () => screen.findByRole('dialog', { name: 'Outstanding Balance' });

describe('the balance', () => {
  it.each([
    [0.01, '$0.01'],
    [1234.5, '$1,234.50'],
    [1_234_567.891, '$1,234,567.89'],
  ])('shows %d as %s', async (balance, text) => {
    await showOverlay({ isBlocking: false, balance });
    expect(within(await findOverlay()).getByText(text)).toBeVisible();
  });

  it.each([
    ['12.5', '$12.50'],
    ['1,234.50', '$1,234.50'],
    ['$250.00', '$250.00'],
  ])("shows a balance that the backend sends as the string '%s' as %s", async (balance, text) => {
    changeAnswers('/api/user', (user) => ({ ...user, balance }));
    await showOverlay({ isBlocking: false });
    expect(within(await findOverlay()).getByText(text)).toBeVisible();
  });
});

it('links to the payment portal in a new tab without an opener', async () => {
  await showOverlay({ isBlocking: false });
  const link = within(await findOverlay()).getByRole('link', { name: 'Pay Now' });
  expect(link).toHaveAttribute('href', 'https://pay.example.com/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('the mild overlay', () => {
  it('can be postponed, and does not ask for a code', async () => {
    const { user } = await showOverlay({ isBlocking: false });
    const overlay = within(await findOverlay());
    expect(overlay.queryByLabelText('Or enter your bypass code')).not.toBeInTheDocument();
    expect(overlay.queryByText('Just paid?')).not.toBeInTheDocument();
    await user.click(overlay.getByRole('button', { name: 'Remind Me Later' }));
    expect(onRemindLater).toHaveBeenCalledTimes(1);
  });

  it('can be postponed by Escape', async () => {
    const { user } = await showOverlay({ isBlocking: false });
    await findOverlay();
    await user.keyboard('{Escape}');
    expect(onRemindLater).toHaveBeenCalledTimes(1);
  });
});

describe('the blocking overlay', () => {
  it('has a link back to the home', async () => {
    await showOverlay({ isBlocking: true });
    const link = within(await findOverlay()).getByRole('link', { name: 'Back to home' });
    expect(link).toHaveAttribute('href', '/');
  });

  it('is not closed by Escape or a click on the backdrop', async () => {
    const { user } = await showOverlay({ isBlocking: true });
    const overlay = await findOverlay();
    expect(within(overlay).queryByRole('button', { name: 'Remind Me Later' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(overlay);
    expect(onRemindLater).not.toHaveBeenCalled();
    expect(overlay).toBeVisible();
  });

  it('traps the focus of Tab and Shift+Tab', async () => {
    // jsdom has no layout, and the focus trap skips elements without a size.
    const room = Object.assign([document.body.getBoundingClientRect()], { item: () => null });
    const rects = jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(room);
    const { user } = await showOverlay({ isBlocking: true });
    const overlay = await findOverlay();
    const controls = overlay.querySelectorAll('a, button, input').length;
    expect(controls).toBe(5);
    for (const shift of [false, true])
      for (let presses = 0; presses <= controls; presses += 1) {
        await user.tab({ shift });
        expect(overlay).toContainElement(focused());
      }
    rects.mockRestore();
  });

  it('passes a verified code to its caller', async () => {
    const { user, backend } = await showOverlay({ isBlocking: true });
    const letThrough = holdCalls('/api/user/verifyBypassCode');
    const overlay = within(await findOverlay());
    const field = overlay.getByLabelText('Or enter your bypass code');
    expect(field).toHaveAttribute('placeholder', 'Enter bypass code');
    await user.type(field, '\u200EPAID\u200B2026');
    await user.dblClick(overlay.getByRole('button', { name: 'Verify code' }));
    expect(overlay.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
    letThrough();
    await waitFor(() => expect(onVerified.mock.calls).toEqual([['PAID2026']]));
    expect(callsOf(backend, 'verifyBypassCode').map(({ body }) => body)).toEqual([
      { user_id: 'member-1', bypassCode: 'PAID2026' },
    ]);
  });

  it('shows why a code is refused, and keeps the typed code', async () => {
    const { user } = await showOverlay({ isBlocking: true });
    const overlay = within(await findOverlay());
    await user.type(overlay.getByLabelText('Or enter your bypass code'), 'nope{Enter}');
    expect(await overlay.findByText('This code is not valid.')).toHaveRole('alert');
    expect(overlay.getByLabelText('Or enter your bypass code')).toHaveValue('nope');
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('sends an empty code, which the server refuses', async () => {
    const { user, backend } = await showOverlay({ isBlocking: true });
    const overlay = within(await findOverlay());
    await user.click(overlay.getByRole('button', { name: 'Verify code' }));
    expect(await overlay.findByText('This code is not valid.')).toBeVisible();
    expect(callsOf(backend, 'verifyBypassCode')[0]?.body).toEqual({ user_id: 'member-1', bypassCode: '' });
  });

  it('does not count an unreadable answer as a verified code', async () => {
    const { user, backend } = await showOverlay({ isBlocking: true });
    backend.fail.verifyBypassCode = 'malformed';
    const overlay = within(await findOverlay());
    await user.type(overlay.getByLabelText('Or enter your bypass code'), 'PAID2026{Enter}');
    expect(await overlay.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(onVerified).not.toHaveBeenCalled();
  });
});
