import { MINUTE_MS } from '@/domain/duration';
import { currentTime } from '@/lib/clock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { callsOf, setTime } from '../../../test/backend';
import { installFakeTimers } from '../../../test/fakeTimers';
import { holdCalls } from '../../../test/holdCalls';
import { renderSignedIn } from '../../../test/signedIn';
import { AccountScreen } from './AccountScreen';

/** Refetches the member, as a window focus, a reconnect or polling does. */
function RefetchButton() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate('/api/user')}>
      Refetch
    </button>
  );
}

const show = () => (
  <>
    <AccountScreen />
    <RefetchButton />
  </>
);

const isDemo = ({ username }: { username: string }) => username === 'demo';

const section = (name: string) => within(screen.getByRole('region', { name }));
const info = () => section('Personal Info');
const password = () => section('Update your Password');
const notifications = () => section('Notifications settings');

it("has the member's name as its heading, and three sections", async () => {
  await renderSignedIn(show);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^\S+ \S+$/);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Personal Info',
    'Update your Password',
    'Notifications settings',
  ]);
  await waitFor(() => expect(document.title).toBe('Account | Dependable'));
});

it('has its title as its heading when the server sends no name', async () => {
  await renderSignedIn(show, {
    change: ({ db }) => db.members.update(isDemo, { firstName: '', lastName: '' }),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
});

describe('Personal Info', () => {
  it("shows the member's values, the phone without +1, and username and unit read-only", async () => {
    const { backend } = await renderSignedIn(show);
    const member = backend.db.members.find(isDemo);
    expect(info().getByLabelText('First name')).toHaveValue(member?.firstName);
    expect(info().getByLabelText('Last name')).toHaveValue(member?.lastName);
    expect(info().getByLabelText('Email')).toHaveValue(member?.email);
    expect(info().getByLabelText('Phone')).toHaveValue(member?.phone?.slice(2));
    expect(info().getByLabelText('Phone')).toHaveAttribute('placeholder', '222-222-2222');
    expect(info().getByLabelText('Username')).toHaveValue('demo');
    expect(info().getByLabelText('Username')).toHaveAttribute('readonly');
    expect(info().getByLabelText('Unit')).toHaveValue(member?.unit);
    expect(info().getByLabelText('Unit')).toHaveAttribute('readonly');
  });

  it('sends its four fields, then locks, shows the success and refetches the member', async () => {
    const { user, backend } = await renderSignedIn(show);
    const letThrough = holdCalls('/api/user/update');
    for (const [label, text] of [
      ['First name', 'Chaim'],
      ['Last name', 'Newly'],
      ['Email', 'chaim@example.com'],
      ['Phone', '845-555-0177'],
    ] as const) {
      await user.clear(info().getByLabelText(label));
      await user.paste(text);
    }
    const reads = callsOf(backend, 'getUser').length;
    await user.dblClick(info().getByRole('button', { name: 'Update' }));
    expect(info().getByRole('button', { name: 'Update' })).toBeDisabled();
    letThrough();
    expect(await info().findByText('Your account info has been updated')).toHaveRole('status');
    expect(callsOf(backend, 'updateUser').map(({ body }) => body)).toEqual([
      { email: 'chaim@example.com', phone: '+1845-555-0177', first_name: 'Chaim', last_name: 'Newly' },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Chaim Newly' })).toBeVisible();
    expect(callsOf(backend, 'getUser').length).toBe(reads + 1);
    for (const field of info().getAllByRole('textbox')) expect(field).toBeDisabled();
    expect(info().getByRole('button', { name: 'Update' })).toBeDisabled();
    expect(info().getByText('Your account info has been updated')).toBeVisible();
    expect(info().getByLabelText('Phone')).toHaveValue('845-555-0177');
  });

  it.each([
    ['+1 845-555-0177', '+1 845-555-0177'],
    [' 845-555-0177 ', '+1845-555-0177'],
    [' ', null],
  ])("sends the phone '%s' as %s", async (typed, sent) => {
    const { user, backend } = await renderSignedIn(show);
    await user.clear(info().getByLabelText('Phone'));
    await user.paste(typed);
    await user.click(info().getByRole('button', { name: 'Update' }));
    await info().findByText('Your account info has been updated');
    expect(callsOf(backend, 'updateUser')[0]?.body).toMatchObject({ phone: sent });
  });

  it('shows the saved values as after a reload', async () => {
    const { user } = await renderSignedIn(show);
    for (const [label, text] of [
      ['First name', ' Chaim '],
      ['Phone', ' +1 (845) 555-7777\u202C '],
    ] as const) {
      await user.clear(info().getByLabelText(label));
      await user.paste(text);
    }
    await user.click(info().getByRole('button', { name: 'Update' }));
    await info().findByText('Your account info has been updated');
    expect(info().getByLabelText('Phone')).toHaveValue('(845) 555-7777');
    expect(info().getByLabelText('First name')).toHaveValue('Chaim');
  });

  it('sends the phone of another country as it is when only the name has changed', async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.db.members.update(isDemo, { phone: '+972 2 555 0101' });
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    await waitFor(() => expect(info().getByLabelText('Phone')).toHaveValue('+972 2 555 0101'));
    await user.type(info().getByLabelText('First name'), 'x');
    await user.click(info().getByRole('button', { name: 'Update' }));
    await info().findByText('Your account info has been updated');
    expect(callsOf(backend, 'updateUser')[0]?.body).toMatchObject({ phone: '+972 2 555 0101' });
  });

  it('shows the saved name, trimmed, in the heading when the member cannot be read afterwards', async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.fail.getUser = 'dropped';
    await user.clear(info().getByLabelText('First name'));
    await user.paste(' Chaim ');
    await user.click(info().getByRole('button', { name: 'Update' }));
    await info().findByText('Your account info has been updated');
    expect(screen.getByRole('heading', { level: 1, name: 'Chaim Rosenberg' })).toBeVisible();
  });

  it("keeps the server's error and the typed text after a refetch", async () => {
    const { user, backend } = await renderSignedIn(show);
    await user.clear(info().getByLabelText('Email'));
    await user.paste('nowhere');
    await user.click(info().getByRole('button', { name: 'Update' }));
    expect(await info().findByText('Please enter a valid email address.')).toHaveRole('alert');
    backend.db.members.update(isDemo, { firstName: 'Elsewhere' });
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Elsewhere/ })).toBeVisible();
    expect(info().getByLabelText('Email')).toHaveValue('nowhere');
    expect(info().getByText('Please enter a valid email address.')).toBeVisible();
    expect(info().getByRole('button', { name: 'Update' })).toBeEnabled();
  });

  it('shows changes made in another tab in the other fields while one is being typed in', async () => {
    const { user, backend } = await renderSignedIn(show);
    await user.type(info().getByLabelText('First name'), 'x');
    backend.db.members.update(isDemo, { firstName: 'Elsewhere', phone: '+1845-555-0199' });
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    await waitFor(() => expect(info().getByLabelText('Phone')).toHaveValue('845-555-0199'));
    expect(info().getByLabelText('First name')).toHaveValue('Yaakovx');
    await user.click(info().getByRole('button', { name: 'Update' }));
    await info().findByText('Your account info has been updated');
    expect(callsOf(backend, 'updateUser')[0]?.body).toMatchObject({
      first_name: 'Yaakovx',
      phone: '+1845-555-0199',
    });
  });

  it('shows changes made in another tab while nothing is typed', async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.db.members.update(isDemo, { phone: '+1845-555-0199' });
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    await waitFor(() => expect(info().getByLabelText('Phone')).toHaveValue('845-555-0199'));
  });
});

describe('Update your Password', () => {
  it('says that the answer was lost, also beside the refusal of a second try (rule: lost-password-answer)', async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.fail.updatePassword = 'done-dropped';
    await submitPasswords(user, 'Shabbos1', 'Winter26x', 'Winter26x');
    const lost = 'The answer was lost. Your password may have been changed.';
    expect(await password().findByText(lost)).toHaveRole('alert');
    expect(password().queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
    backend.fail = {};
    await user.click(password().getByRole('button', { name: 'Update password' }));
    expect(await password().findByText('Your old password is incorrect.')).toBeVisible();
    expect(password().getByText(lost)).toBeVisible();
  });

  type User = Awaited<ReturnType<typeof renderSignedIn>>['user'];

  async function submitPasswords(user: User, oldPassword: string, newPassword: string, retyped: string) {
    for (const [label, text] of [
      ['Old password', oldPassword],
      ['New password', newPassword],
      ['Retype new password', retyped],
    ] as const) {
      await user.clear(password().getByLabelText(label));
      await user.paste(text);
    }
    await user.click(password().getByRole('button', { name: 'Update password' }));
  }

  it('sends nothing while a field is empty', async () => {
    const { user, backend } = await renderSignedIn(show);
    await user.type(password().getByLabelText('New password'), 'Winter26x');
    await user.click(password().getByRole('button', { name: 'Update password' }));
    await waitFor(() =>
      expect(password().getByLabelText('Old password')).toHaveAccessibleDescription(
        'Please enter your old password.',
      ),
    );
    expect(password().getByLabelText('Retype new password')).toHaveAccessibleDescription(
      'Please retype your new password.',
    );
    expect(password().getByLabelText('Old password')).toHaveFocus();
    expect(callsOf(backend, 'updatePassword')).toHaveLength(0);
  });

  it('sends two different new passwords, and shows that the server refuses them', async () => {
    const { user, backend } = await renderSignedIn(show);
    await submitPasswords(user, 'Shabbos1', 'Winter26x', 'Winter26y');
    await waitFor(() => expect(password().getByRole('alert')).not.toBeEmptyDOMElement());
    expect(callsOf(backend, 'updatePassword').map(({ body, status }) => ({ body, status }))).toEqual([
      { body: { oldPassword: 'Shabbos1', newPassword: 'Winter26x', newPassword2: 'Winter26y' }, status: 400 },
    ]);
    expect(password().getByLabelText('New password')).toHaveValue('Winter26x');
  });

  it('shows the success, locks and empties its fields', async () => {
    const { user } = await renderSignedIn(show);
    await submitPasswords(user, 'Shabbos1', 'Winter26x', 'Winter26x');
    expect(await password().findByText('Your password has been updated')).toHaveRole('status');
    for (const label of ['Old password', 'New password', 'Retype new password']) {
      expect(password().getByLabelText(label)).toBeDisabled();
      expect(password().getByLabelText(label)).toHaveValue('');
    }
    expect(password().getByRole('button', { name: 'Update password' })).toBeDisabled();
  });
});

describe('Notifications settings', () => {
  // `waitFor` and `findBy` advance them, so that no test waits until the message has gone.
  beforeEach(() => installFakeTimers());

  const message = 'Your notification settings have been updated';

  it('saves the method and the frequency, and refetches the member after the message', async () => {
    const { user, backend } = await renderSignedIn(show);
    const method = notifications().getByLabelText('Notification method');
    const frequency = notifications().getByLabelText('Notification frequency');
    const textsOf = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(textsOf(method)).toEqual(['Text', 'Email']);
    expect(textsOf(frequency)).toEqual(['Every time', 'Once there is minyan']);
    await user.selectOptions(method, 'Text');
    await user.selectOptions(frequency, 'Once there is minyan');
    const reads = callsOf(backend, 'getUser').length;
    await user.click(notifications().getByRole('button', { name: 'Save' }));
    expect(await notifications().findByText(message)).toHaveRole('status');
    expect(callsOf(backend, 'updateNotification').map(({ body }) => body)).toEqual([
      { notificationMethod: 'T', notifications: 'M' },
    ]);
    expect(callsOf(backend, 'getUser').length).toBe(reads);
    await waitFor(() => expect(callsOf(backend, 'getUser').length).toBe(reads + 1));
    expect(notifications().queryByText(message)).not.toBeInTheDocument();
    expect(notifications().getByLabelText('Notification method')).toHaveValue('T');
    expect(notifications().getByLabelText('Notification frequency')).toHaveValue('M');
  });

  it('disables the notifications and enables them again', async () => {
    const { user, backend } = await renderSignedIn(show);
    await user.click(notifications().getByRole('button', { name: 'Disable' }));
    await notifications().findByText(message);
    expect(await notifications().findByText('Notifications disabled')).toBeVisible();
    expect(notifications().queryByLabelText('Notification method')).not.toBeInTheDocument();

    await waitFor(() => expect(notifications().getByRole('button', { name: 'Enable' })).toBeEnabled());
    await user.dblClick(notifications().getByRole('button', { name: 'Enable' }));
    await notifications().findByText(message);
    expect(callsOf(backend, 'updateNotification').map(({ body }) => body)).toEqual([
      { notificationMethod: 'E', notifications: 'N' },
      { notificationMethod: 'E', notifications: 'A' },
    ]);
    await waitFor(() => expect(notifications().getByLabelText('Notification frequency')).toHaveValue('A'));
    expect(notifications().getByLabelText('Notification method')).toHaveValue('E');
  });

  it('shows the disabled state at once, and keeps it when the member cannot be read afterwards', async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.fail.getUser = '500';
    await user.click(notifications().getByRole('button', { name: 'Disable' }));
    expect(await notifications().findByText(message)).toBeVisible();
    expect(notifications().getByText('Notifications disabled')).toBeVisible();
    await waitFor(() => expect(callsOf(backend, 'getUser').at(-1)).toMatchObject({ status: 500 }));
    expect(notifications().getByText('Notifications disabled')).toBeVisible();
    expect(notifications().getByRole('button', { name: 'Enable' })).toBeEnabled();
  });

  it('treats the saved values as the starting point when the member cannot be read afterwards', async () => {
    const { user, backend } = await renderSignedIn(show);
    const frequency = () => notifications().getByLabelText('Notification frequency');
    expect(frequency()).toHaveValue('A');
    backend.fail.getUser = '500';
    await user.selectOptions(frequency(), 'M');
    await user.click(notifications().getByRole('button', { name: 'Save' }));
    await notifications().findByText(message);
    await waitFor(() => expect(frequency()).toBeEnabled());
    expect(frequency()).toHaveValue('M');
    // The old value is now a change, which newer data must not replace.
    await user.selectOptions(frequency(), 'A');
    backend.fail = {};
    backend.db.members.update(isDemo, { firstName: 'Elsewhere' });
    // A failed read is repeated a minute later at the earliest.
    act(() => setTime(currentTime() + MINUTE_MS));
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Elsewhere/ })).toBeVisible();
    expect(frequency()).toHaveValue('A');
  });

  it("shows the server's error and keeps the chosen values", async () => {
    const { user, backend } = await renderSignedIn(show);
    backend.db.members.update(isDemo, { phone: null });
    await user.selectOptions(notifications().getByLabelText('Notification method'), 'Text');
    await user.click(notifications().getByRole('button', { name: 'Save' }));
    expect(
      await notifications().findByText('Please add a phone number before you choose text messages.'),
    ).toHaveRole('alert');
    expect(notifications().getByLabelText('Notification method')).toHaveValue('T');
    expect(notifications().getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it.each(['malformed', 'done-dropped'] as const)('shows the settings as saved after %s', async (fault) => {
    const { user, backend } = await renderSignedIn(show);
    backend.fail.updateNotification = fault;
    await user.click(notifications().getByRole('button', { name: 'Disable' }));
    expect(await notifications().findByText('Your notification settings have been updated')).toBeVisible();
    expect(notifications().getByText('Notifications disabled')).toBeVisible();
    expect(notifications().queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('keeps the focus when another device disables the notifications', async () => {
    const { backend } = await renderSignedIn(show);
    act(() => notifications().getByLabelText('Notification frequency').focus());
    backend.db.members.update(isDemo, { notifications: 'N' });
    fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
    expect(await notifications().findByRole('button', { name: 'Enable' })).toHaveFocus();
  });
});
