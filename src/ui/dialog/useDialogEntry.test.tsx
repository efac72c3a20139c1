import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { BusyButton } from '../feedback/BusyButton';
import { Dialog } from './Dialog';
import { useDialogEntry, usePageKey } from './useDialogEntry';

function Page() {
  const dialog = useDialogEntry('question');
  const [isSending, setIsSending] = useState(false);
  const [amount, setAmount] = useState('');
  const location = useLocation();
  return (
    <>
      <button type="button" onClick={dialog.open}>
        Open
      </button>
      <p data-testid="address">{location.pathname + location.search + location.hash}</p>
      <p data-testid="page">{usePageKey()}</p>
      <Dialog isShown={dialog.isOpen} setIsBusy={dialog.setIsBusy} title="Question" onClose={dialog.close}>
        <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
        <BusyButton isPending={isSending} onClick={() => setIsSending(true)}>
          Send
        </BusyButton>
        <button type="button" onClick={dialog.close}>
          Close
        </button>
        <button type="button" onClick={() => setIsSending(false)}>
          Answer
        </button>
      </Dialog>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pageKey = () => screen.getByTestId('page').textContent;
const findDialog = () => screen.findByRole('dialog', { name: 'Question' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const nextPopState = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** Goes through the history, and waits until the page has received the `popstate` event. */
async function go(delta: number): Promise<void> {
  await act(async () => {
    const popped = nextPopState();
    window.history.go(delta);
    await popped;
  });
}

async function renderPage() {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/units?day=1#card');
  const { unmount } = render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  return { entries: window.history.length, key: pageKey(), unmount };
}

async function expectBackLeavesPage(): Promise<void> {
  await go(-1);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/before'));
}

it('Back closes the dialog, stays on the page, and keeps what has been typed (rule: back-closes-a-dialog)', async () => {
  const { key } = await renderPage();
  await press('Open');
  await findDialog();
  await userEvent.type(screen.getByLabelText('Amount'), '12');
  expect(screen.getByTestId('address')).toHaveTextContent('/units?day=1#card');
  expect(pageKey()).toBe(key);
  await go(-1);
  await expectClosed();
  expect(screen.getByTestId('address')).toHaveTextContent('/units?day=1#card');
  expect(pageKey()).toBe(key);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  await go(1);
  await findDialog();
  expect(screen.getByLabelText('Amount')).toHaveValue('12');
});

it.each(['its button', 'Escape'])('Back leaves the page after %s has closed the dialog', async (way) => {
  await renderPage();
  await press('Open');
  expect(await findDialog()).toBeVisible();
  const popped = nextPopState();
  await (way === 'Escape' ? userEvent.keyboard('{Escape}') : press('Close'));
  await act(async () => void (await popped));
  await expectClosed();
  await expectBackLeavesPage();
});

it('a double click on Open adds one entry, and a double click on Close goes back by one entry', async () => {
  const { entries } = await renderPage();
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.dblClick(open);
  await findDialog();
  expect(window.history).toHaveLength(entries + 1);
  const popped = nextPopState();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Close' }));
  await act(async () => void (await popped));
  await expectClosed();
  expect(screen.getByTestId('address')).toHaveTextContent('/units?day=1#card');
  await expectBackLeavesPage();
});

it('Back keeps the dialog open during a submission, and closes it afterwards', async () => {
  const { entries } = await renderPage();
  await press('Open');
  await findDialog();
  await press('Send');
  await go(-1);
  await findDialog();
  await press('Answer');
  await findDialog();
  expect(window.history).toHaveLength(entries + 1);
  await go(-1);
  await expectClosed();
  expect(screen.getByTestId('address')).toHaveTextContent('/units?day=1#card');
});

it('Close closes the dialog during a submission; the dialog, opened again, stays open on Back', async () => {
  await renderPage();
  await press('Open');
  await findDialog();
  await press('Send');
  await press('Close');
  await waitFor(() => expect(window.history.state?.usr?.dialog).toBeUndefined());
  await expectClosed();
  // Nothing has answered yet, so the dialog is still sending when it is opened again.
  await press('Open');
  await findDialog();
  await go(-1);
  await waitFor(() => expect(window.history.state?.usr?.dialog).toBe('question'));
  expect(await findDialog()).toBeVisible();
});

it('a page that is mounted again opens no dialog, and Back leaves the page', async () => {
  const { key, unmount } = await renderPage();
  await press('Open');
  await findDialog();
  unmount();
  const popped = nextPopState();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await act(async () => void (await popped));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(pageKey()).toBe(key);
  await expectBackLeavesPage();
});
