import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { backClosesDialogs } from './backClosesDialogs';
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
        fadeMs={250}
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

describe("the browser's Back", () => {
  let stop: () => void;
  let page = 0;

  const state = (): unknown => window.history.state;
  const expectState = (expected: object) => waitFor(() => expect(state()).toEqual(expected));
  const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const back = () => window.history.back();

  function Shown({ onClose, isBlocking = false }: { onClose?: () => void; isBlocking?: boolean }) {
    return (
      <Dialog isShown title="Duplicate Request Detected" onClose={onClose} isBlocking={isBlocking}>
        <p>You already submitted a request.</p>
      </Dialog>
    );
  }

  // Each test begins at a page with another page before it.
  beforeEach(() => {
    window.history.replaceState({ page }, '');
    page += 1;
    window.history.pushState({ page }, '');
    stop = backClosesDialogs();
  });
  afterEach(() => {
    stop();
    cleanup();
  });

  test('closes the dialog, stays on the page, and keeps what has been typed in it', async () => {
    function DialogWithField() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <Dialog isShown={isOpen} keepsContent title="Outstanding Balance" onClose={() => setIsOpen(false)}>
            <input aria-label="Amount" />
          </Dialog>
        </>
      );
    }
    render(<DialogWithField />);
    await open();
    await userEvent.type(screen.getByLabelText('Amount'), '12');
    back();
    await waitUntilClosed();
    expect(state()).toEqual({ page });
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await open();
    expect(screen.getByLabelText('Amount')).toHaveValue('12');
  });

  test('leaves the page after a dialog was closed by its button or by Escape', async () => {
    render(<Page />);
    await open();
    expect(state()).toEqual({ page, dialogs: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectState({ page });
    await waitUntilClosed();
    await open();
    await userEvent.keyboard('{Escape}');
    await expectState({ page });
    await waitUntilClosed();
    back();
    await expectState({ page: page - 1 });
  });

  test('closes a dialog that opens while the entry of another is removed', async () => {
    const close = jest.fn();
    const { rerender } = render(<Shown onClose={jest.fn()} />);
    rerender(<p />);
    await act(() => Promise.resolve());
    rerender(<Shown onClose={close} />);
    // Marks the first dialog's entry, so that the next line waits for the entry of the second.
    window.history.replaceState({ page, dialogs: 1, isFirst: true }, '');
    await expectState({ page, dialogs: 1 });
    expect(close).not.toHaveBeenCalled();
    back();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(state()).toEqual({ page });
  });

  test('Forward and a reload open no dialog', async () => {
    render(<Page />);
    await open();
    back();
    await waitUntilClosed();
    const moves = jest.fn(() => void seen.push(state()));
    const seen: unknown[] = [];
    window.addEventListener('popstate', moves);
    window.history.forward();
    await waitFor(() => expect(moves).toHaveBeenCalledTimes(2));
    expect(seen).toEqual([{ page, dialogs: 1 }, { page }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    window.removeEventListener('popstate', moves);

    window.history.pushState({ page, dialogs: 1 }, '');
    stop();
    stop = backClosesDialogs();
    await expectState({ page });
  });

  test('does nothing while the dialog sends something', async () => {
    const close = jest.fn();
    const { rerender } = render(<Shown onClose={close} />);
    rerender(<Shown onClose={close} isBlocking />);
    const moved = jest.fn();
    window.addEventListener('popstate', moved, { once: true });
    back();
    await waitFor(() => expect(moved).toHaveBeenCalled());
    expect(state()).toEqual({ page, dialogs: 1 });
    expect(close).not.toHaveBeenCalled();
    rerender(<Shown onClose={close} />);
    back();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  test('leaves the page below a blocking dialog, even if that covers another dialog', async () => {
    const close = jest.fn();
    render(<Shown onClose={close} />);
    render(<Shown isBlocking />);
    back();
    await expectState({ page: page - 1 });
    expect(close).not.toHaveBeenCalled();
  });

  test('does not leave the page that replaces the page of an open dialog', async () => {
    const { unmount } = render(<Shown onClose={jest.fn()} />);
    expect(state()).toEqual({ page, dialogs: 1 });
    const go = jest.spyOn(window.history, 'go');
    unmount();
    window.history.replaceState({ page: 'login' }, '');
    await act(() => Promise.resolve());
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });
});
