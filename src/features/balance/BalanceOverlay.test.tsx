import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { bodiesOf } from '../../../test/backend';
import { changeAnswers } from '../../../test/changeAnswers';
import { holdCalls } from '../../../test/holdCalls';
import { renderStory } from '../../../test/renderApp';
import * as stories from './BalanceOverlay.stories';

const { Mild, Blocking } = composeStories(stories);

const CODE = 'Or enter your bypass code';
const queryOverlay = () => screen.queryByRole('dialog', { name: 'Outstanding Balance' });

async function open(story: typeof Mild, balance: number | string = 1234.5) {
  changeAnswers('/api/user', (user) => ({ ...user, balance }));
  const app = renderStory(story, { scenario: 'typical' });
  const element = await screen.findByRole('dialog', { name: 'Outstanding Balance' });
  const overlay = within(element);
  return { ...app, element, overlay, button: () => overlay.getByRole('button', { name: 'Verify code' }) };
}

it.each([
  [0.01, '$0.01'],
  [1_234_567.891, '$1,234,567.89'],
  ['12.5', '$12.50'],
  ['$1,250.00', '$1,250.00'],
])('shows a balance that the backend sends as %p as %s', async (balance, text) => {
  const { overlay } = await open(Mild, balance);
  expect(overlay.getByText(text)).toBeVisible();
});

it('covers the home, links to the payment portal and can be postponed, also by Escape', async () => {
  const { user, overlay } = await open(Mild);
  expect(screen.getByText('Add yourself to minyan')).toBeInTheDocument();
  const link = overlay.getByRole('link', { name: 'Pay Now' });
  expect(link).toHaveAttribute('href', 'https://pay.example.com/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(overlay.getByRole('button', { name: 'Remind Me Later' })).toBeEnabled();
  expect(overlay.queryByLabelText(CODE)).toBeNull();
  expect(overlay.queryByText('Just paid?')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryOverlay()).toBeNull());
});

describe('on a request screen', () => {
  it('is not closed by Escape or a click on the backdrop, but has a link back to the home', async () => {
    const { user, overlay, element } = await open(Blocking);
    expect(overlay.queryByRole('button', { name: 'Remind Me Later' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(element);
    await user.click(overlay.getByRole('link', { name: 'Back to home' }));
    expect(await screen.findByRole('button', { name: 'Remind Me Later' })).toBeVisible();
  });

  it('traps the focus of Tab and Shift+Tab', async () => {
    // The focus trap skips elements without a rectangle, and jsdom has no layout.
    const oneRect = Object.assign([document.body.getBoundingClientRect()], { item: () => null });
    const rects = jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(oneRect);
    const { user, element } = await open(Blocking);
    const controls = element.querySelectorAll('a, button, input').length;
    expect(controls).toBe(5);
    for (const shift of [false, true])
      for (let presses = 0; presses <= controls; presses += 1) {
        await user.tab({ shift });
        expect(element.contains(document.activeElement)).toBe(true);
      }
    rects.mockRestore();
  });

  it('says why a code is refused, even an empty one, and keeps what was typed until a verified code opens the screen', async () => {
    const { user, backend, overlay, button } = await open(Blocking);
    const field = overlay.getByLabelText(CODE);
    expect(field).toHaveAttribute('placeholder', 'Enter bypass code');
    await user.click(button());
    expect(await overlay.findByText('This code is not valid.')).toHaveRole('alert');
    await user.type(field, 'nope{Enter}');
    await waitFor(() => expect(bodiesOf(backend, 'verifyBypassCode')).toHaveLength(2));
    expect(await overlay.findByText('This code is not valid.')).toBeVisible();
    expect(field).toHaveValue('nope');
    backend.fail.verifyBypassCode = 'malformed';
    await user.clear(field);
    await user.type(field, '\u200EPAID\u200B2026');
    await user.click(button());
    expect(await overlay.findByText('Something went wrong. Please try again.')).toBeVisible();
    backend.fail = {};
    const letThrough = holdCalls('/api/user/verifyBypassCode');
    await user.dblClick(button());
    expect(overlay.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
    letThrough();
    expect(await screen.findByLabelText('Combination code')).toBeVisible();
    expect(bodiesOf(backend, 'verifyBypassCode')).toEqual(
      ['', 'nope', 'PAID2026', 'PAID2026'].map((bypassCode) => ({ user_id: 'member-1', bypassCode })),
    );
  });
});
