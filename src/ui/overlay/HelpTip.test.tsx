import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpTip } from './HelpTip';

const text = 'Please sign up at least 2 days in advance.';

function renderTip() {
  render(
    <>
      <HelpTip text={text} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Help' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

test('shows nothing, and describes nothing, until it is asked', () => {
  const button = renderTip();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('opens on hover and closes after the pointer left', async () => {
  const button = renderTip();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await userEvent.unhover(button);
  await gone();
});

test('stays while the pointer is over the bubble itself', async () => {
  const button = renderTip();
  await userEvent.hover(button);
  const bubble = await screen.findByRole('tooltip');
  await userEvent.unhover(button);
  await userEvent.hover(bubble);
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  });
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('opens on keyboard focus, describes the button, and closes when the focus leaves', async () => {
  const button = renderTip();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(text);
  await userEvent.tab();
  await gone();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('opens on click and closes on a press elsewhere', async () => {
  const button = renderTip();
  await userEvent.click(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await gone();
});

test('closes on Escape, which goes no further', async () => {
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  const button = renderTip();
  await userEvent.click(button);
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});
