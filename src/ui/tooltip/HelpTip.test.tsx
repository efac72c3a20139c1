import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpTip } from './HelpTip';

const text = 'Please sign up at least 2 days in advance.';

function renderHelpTip() {
  render(
    <>
      <HelpTip text={text} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Help' });
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

afterEach(() => {
  jest.useRealTimers();
});

test('renders no tooltip and no description before it opens', () => {
  const button = renderHelpTip();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('opens on hover and closes after the pointer leaves', async () => {
  const button = renderHelpTip();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await userEvent.unhover(button);
  await waitUntilClosed();
});

test('stays open while the pointer is over the tooltip, and closes after it has left', async () => {
  const button = renderHelpTip();
  await userEvent.hover(button);
  const tooltip = await screen.findByRole('tooltip');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.unhover(button);
  await user.hover(tooltip);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.unhover(tooltip);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('opens on keyboard focus, describes the button, and closes on blur', async () => {
  const button = renderHelpTip();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(text);
  await userEvent.tab();
  await waitUntilClosed();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('opens on click and closes on a click elsewhere', async () => {
  const user = userEvent.setup();
  const button = renderHelpTip();
  await user.click(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitUntilClosed();
});

test('closes on Escape and stops the event', async () => {
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  const button = renderHelpTip();
  await userEvent.click(button);
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});
