import { SCREEN_FILES_ID } from '@/lib/loading/screenFiles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpTip } from './HelpTip';

const text = 'Please sign up at least 2 days in advance.';

const helpButton = () => screen.getByRole('button', { name: 'Help' });

function renderHelpTip() {
  render(
    <>
      <HelpTip text={text} />
      <button type="button">Elsewhere</button>
    </>,
  );
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

afterEach(() => {
  jest.useRealTimers();
});

// The first two tests begin without the library. The later tests find the library loaded.

test('the tooltip shows the text even if the library cannot be loaded', async () => {
  const files = JSON.stringify({ parts: { HelpTooltip: ['/assets/HelpTooltip.js'] } });
  document.head.innerHTML = `<script type="application/json" id="${SCREEN_FILES_ID}">${files}</script>`;
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderHelpTip();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  expect(helpButton()).toHaveAccessibleDescription(text);
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  await userEvent.hover(helpButton());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await userEvent.unhover(helpButton());
  await waitUntilClosed();
  fetch.mockRestore();
  document.head.innerHTML = '';
});

test('the button keeps the focus while the library loads', async () => {
  renderHelpTip();
  await userEvent.tab();
  expect(helpButton()).toHaveFocus();
  await screen.findByRole('tooltip');
  await waitFor(() => expect(helpButton()).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await waitUntilClosed();
});

test('renders no tooltip and no description before it opens', () => {
  renderHelpTip();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(helpButton()).not.toHaveAttribute('aria-describedby');
});

test('the tooltip opens on hover and closes after the pointer leaves', async () => {
  renderHelpTip();
  await userEvent.hover(helpButton());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await userEvent.unhover(helpButton());
  await waitUntilClosed();
});

test('the tooltip stays open while the pointer is over it, and closes after the pointer has left', async () => {
  renderHelpTip();
  await userEvent.hover(helpButton());
  const tooltip = await screen.findByRole('tooltip');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.unhover(helpButton());
  await user.hover(tooltip);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.unhover(tooltip);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('the tooltip opens on keyboard focus, describes the button, and closes on blur', async () => {
  renderHelpTip();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(helpButton()).toHaveFocus();
  expect(helpButton()).toHaveAccessibleDescription(text);
  await userEvent.tab();
  await waitUntilClosed();
  expect(helpButton()).not.toHaveAttribute('aria-describedby');
});

test('the tooltip opens on click and closes on a click elsewhere', async () => {
  const user = userEvent.setup();
  renderHelpTip();
  await user.click(helpButton());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitUntilClosed();
});

test('the tooltip stays open while the button has the focus, whatever the pointer does', async () => {
  renderHelpTip();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(helpButton());
  await user.unhover(helpButton());
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('the tooltip opens again on a click after Escape', async () => {
  renderHelpTip();
  await userEvent.click(helpButton());
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  await userEvent.click(helpButton());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
});

test('the tooltip closes on Escape and stops the event', async () => {
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  renderHelpTip();
  await userEvent.click(helpButton());
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});
