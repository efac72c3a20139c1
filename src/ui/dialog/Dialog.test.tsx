import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isShown={isOpen}
        title="Outstanding Balance"
        onClose={() => setIsOpen(false)}
        hasCloseButton
        footer={<button type="button">Pay Now</button>}
      >
        <p>$1,234.50</p>
      </Dialog>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Outstanding Balance' });
}

test('is a modal dialog named by its title, and gets the focus when it opens', async () => {
  render(<Page />);
  const dialog = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(screen.getByText('$1,234.50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay Now' })).toBeVisible();
});

test('closes when its close button is clicked, and restores the focus', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('closes on Escape', async () => {
  render(<Page />);
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('closes on a click on the backdrop, but not on a second click or after a drag from the inside (rule: double-click)', () => {
  const onClose = jest.fn();
  render(
    <Dialog isShown title="Outstanding Balance" onClose={onClose}>
      <p>$1,234.50</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Outstanding Balance' });
  const press = (start: Element, detail: number) => {
    fireEvent.mouseDown(start, { detail });
    fireEvent.mouseUp(dialog, { detail });
    fireEvent.click(dialog, { detail });
  };
  press(dialog, 2);
  press(screen.getByText('$1,234.50'), 1);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, 1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a blocking dialog does not close on Escape or a click on the backdrop', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isShown isBlocking title="Outstanding Balance" onClose={onClose}>
      <p>$1,234.50</p>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog', { name: 'Outstanding Balance' }));
  expect(onClose).not.toHaveBeenCalled();
});

test('leaves the focus in a field that a password manager adds beside it', async () => {
  render(
    <Dialog isShown isBlocking title="Please sign in again">
      <input aria-label="Password" />
    </Dialog>,
  );
  const added = document.body.appendChild(document.createElement('input'));
  await userEvent.type(added, 'shabbos');
  // Modal's own focus trap would move the focus in a timer.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.keyboard('1');
  expect(added).toHaveValue('shabbos1');
  added.remove();
});

test('moves the focus to the heading of the screen if the button that opened it was removed (rule: kept-focus)', async () => {
  const page = (isOpen: boolean) => (
    <main>
      <h1 tabIndex={-1}>Welcome</h1>
      {isOpen ? null : <button type="button">Open</button>}
      <Dialog isShown={isOpen} title="Outstanding Balance">
        <p>$1,234.50</p>
      </Dialog>
    </main>
  );
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button').focus());
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  rerender(
    <main>
      <h1 tabIndex={-1}>Welcome</h1>
    </main>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus());
});
