import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { StatusMessage } from '../feedback/FormStatus';
import { CheckboxField } from '../fields/CheckboxField';
import { Panel } from '../structure/Panel';
import { MailLink } from '../text/MailLink';
import { RichText } from '../text/RichText';
import { sanitizer } from '../text/sanitizer';

interface PageState {
  isDisabled?: boolean;
  message?: string | null;
  children?: ReactNode;
}

const page = ({ isDisabled = false, message = null, children }: PageState) => (
  <main tabIndex={-1}>
    <h1 tabIndex={-1}>Account</h1>
    <StatusMessage className="">{message}</StatusMessage>
    <Button disabled={isDisabled}>Save</Button>
    <input aria-label="Name" />
    {children}
  </main>
);

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');

/** Presses 'Save' and disables the button. Returns a function that renders the page again. */
async function save() {
  const view = render(page({}));
  await userEvent.click(button('Save'));
  view.rerender(page({ isDisabled: true }));
  return (state: PageState) => view.rerender(page(state));
}

test('a button that was not pressed takes no focus', () => {
  const { rerender } = render(page({ isDisabled: true }));
  rerender(page({}));
  expect(document.body).toHaveFocus();
});

test.each([
  ['the heading of the card', 'heading', Panel],
  ['the dialog', 'dialog', (props: { title: string; children: ReactNode }) => <Dialog isShown {...props} />],
] as const)('%s takes the focus when the focused button in it is removed', async (_, role, Around) => {
  const around = (content: ReactNode) => <Around title="Notifications">{content}</Around>;
  const { rerender } = render(around(<Button>Disable</Button>));
  act(() => button('Disable').focus());
  rerender(around(null));
  await waitFor(() => expect(screen.getByRole(role, { name: 'Notifications' })).toHaveFocus());
});

test('a button that replaces another takes the focus', () => {
  const { rerender } = render(<Button key="off">Disable</Button>);
  act(() => button('Disable').focus());
  rerender(
    <Button key="on" isReplacing>
      Enable
    </Button>,
  );
  expect(button('Enable')).toHaveFocus();
});

test('the focus stays where the user has moved it', async () => {
  const show = await save();
  await userEvent.click(screen.getByRole('textbox'));
  show({ isDisabled: true, message: 'Saved.' });
  show({});
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the message takes the focus without a second announcement, and gives the focus back to the button', async () => {
  const show = await save();
  show({ isDisabled: true, message: 'Saved.' });
  expect(status()).toHaveFocus();
  expect(status()).toHaveAttribute('aria-live', 'off');
  show({});
  expect(button('Save')).toHaveFocus();
  expect(status()).not.toHaveAttribute('aria-live');
});

test('a message is announced where the button keeps the focus', async () => {
  const { rerender } = render(page({}));
  await userEvent.click(button('Save'));
  rerender(page({ message: 'Saved.' }));
  expect(button('Save')).toHaveFocus();
  expect(status()).not.toHaveAttribute('aria-live');
});

test('a message takes no focus from a dialog', async () => {
  const show = await save();
  const dialog = (
    <Dialog isShown title="Question">
      {null}
    </Dialog>
  );
  show({ isDisabled: true, children: dialog });
  show({ isDisabled: true, message: 'Saved.', children: dialog });
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('the heading takes the focus when a dialog closes whose opener cannot be focused', async () => {
  const show = await save();
  show({
    isDisabled: true,
    children: (
      <Dialog isShown title="Question">
        {null}
      </Dialog>
    ),
  });
  expect(screen.getByRole('dialog')).toHaveFocus();
  show({ isDisabled: true });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus());
});

test.each([
  ['a field', <CheckboxField key="field" name="isGuest" label="Guest" />, null],
  [
    'an email link',
    <MailLink key="link" to="office@example.com" />,
    <MailLink key="link" to="gabbai@example.com" />,
  ],
  [
    'a link in a text',
    <RichText key="text" text="<p><a href='https://a.example/'>A</a></p>" />,
    <RichText key="text" text="<p>B</p>" />,
  ],
])(
  'the heading of the card takes the focus of %s that newer data removes or replaces',
  async (_what, before, after) => {
    await sanitizer.load();
    const card = (children: ReactNode) =>
      page({
        children: (
          <Panel title="Notes">
            <Formik initialValues={{ isGuest: false }} onSubmit={() => undefined}>
              <div>{children}</div>
            </Formik>
          </Panel>
        ),
      });
    const { rerender } = render(card(before));
    screen.queryAllByRole('link').concat(screen.queryAllByRole('checkbox'))[0]?.focus();
    rerender(card(after));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus());
  },
);

test('an element in a dialog keeps the focus when the dialog renders again', async () => {
  const dialog = (text: string) => (
    <Dialog isShown title="Question">
      <input aria-label="Answer" />
      {text}
    </Dialog>
  );
  const { rerender } = render(dialog('One'));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(dialog('Two'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
