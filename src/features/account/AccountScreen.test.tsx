import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bodiesOf, callsOf, waitUntilQuiet } from '../../../test/backend';
import { stopTimers } from '../../../test/fakeTimers';
import { holdCalls } from '../../../test/holdCalls';
import { findField, findHeading, type RenderAppOptions, renderStory } from '../../../test/renderApp';
import * as stories from './AccountScreen.stories';

const { Default } = composeStories(stories);

const isDemo = ({ username }: { username: string }) => username === 'demo';

async function openAccount(options: RenderAppOptions = {}) {
  const app = renderStory(Default, options);
  await findField('First name');
  await app.settled();
  return app;
}

/** The fields and buttons of a section. */
function section(name: string) {
  const region = () => within(screen.getByRole('region', { name }));
  return {
    region,
    field: (label: string) => region().getByLabelText(label),
    button: (title: string) => region().getByRole('button', { name: title }),
    enter: async ({ user }: Pick<ReturnType<typeof renderStory>, 'user'>, texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) {
        await user.clear(region().getByLabelText(label));
        await user.paste(text);
      }
    },
  };
}

it('shows the title of the screen as the heading when the server sends no name', async () => {
  await openAccount({ change: ({ db }) => db.members.update(isDemo, { firstName: '', lastName: '' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
});

describe('Personal Info', () => {
  const { region, field, button, enter } = section('Personal Info');
  const message = 'Your account info has been updated';

  it("shows the member's values, the phone without +1, and username and unit read-only", async () => {
    const { backend } = await openAccount();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Yaakov Rosenberg');
    const member = backend.db.members.find(isDemo);
    expect(field('First name')).toHaveValue(member?.firstName);
    expect(field('Last name')).toHaveValue(member?.lastName);
    expect(field('Email')).toHaveValue(member?.email);
    expect(field('Phone')).toHaveValue(member?.phone?.slice(2));
    expect(field('Phone')).toHaveAttribute('placeholder', '222-222-2222');
    expect(field('Username')).toHaveValue('demo');
    expect(field('Username')).toHaveAttribute('readonly');
    expect(field('Unit')).toHaveValue(member?.unit);
    expect(field('Unit')).toHaveAttribute('readonly');
  });

  // The rule is typed-as-it-is.
  it('sends its four fields once, without blanks around them, then locks them and reads the member again', async () => {
    const { user, backend } = await openAccount();
    await enter(
      { user },
      {
        'First name': ' Chaim ',
        'Last name': ' Newly ',
        Email: '\u202Achaim@\u200Bexample.com\u2069',
        Phone: ' +1 (845) 555-7777\u202C ',
      },
    );
    const reads = callsOf(backend, 'getUser').length;
    const letThrough = holdCalls('/api/user/update');
    await user.dblClick(button('Update'));
    expect(button('Update')).toBeDisabled();
    letThrough();
    expect(await region().findByText(message)).toHaveRole('status');
    expect(bodiesOf(backend, 'updateUser')).toEqual([
      { email: 'chaim@example.com', phone: '+1 (845) 555-7777', first_name: 'Chaim', last_name: 'Newly' },
    ]);
    expect(await findHeading('Chaim Newly')).toBeVisible();
    await waitFor(() => expect(callsOf(backend, 'getUser').length).toBeGreaterThan(reads));
    for (const textbox of region().getAllByRole('textbox')) expect(textbox).toBeDisabled();
    expect(button('Update')).toBeDisabled();
    expect(region().getByText(message)).toBeVisible();
  });

  it('shows the saved values, as after a reload, when the member cannot be read afterwards', async () => {
    const app = await openAccount();
    app.backend.fail.getUser = 'dropped';
    await enter(app, { 'First name': ' Chaim ', Phone: ' +1 (845) 555-7777\u202C ' });
    await app.user.click(button('Update'));
    await region().findByText(message);
    expect(await findHeading('Chaim Rosenberg')).toBeVisible();
    expect(field('First name')).toHaveValue('Chaim');
    expect(field('Phone')).toHaveValue('(845) 555-7777');
  });

  it('shows what another device has changed, except in a field that was typed in', async () => {
    const app = await openAccount();
    app.backend.db.members.update(isDemo, { phone: '+972 2 555 0101' });
    await app.comeBack();
    await waitFor(() => expect(field('Phone')).toHaveValue('+972 2 555 0101'));

    await enter(app, { Email: 'nowhere' });
    await app.user.click(button('Update'));
    const error = await region().findByText('Please enter a valid email address.');
    expect(error).toHaveRole('alert');
    app.backend.db.members.update(isDemo, { firstName: 'Elsewhere', email: 'new@example.com' });
    await app.comeBack();
    expect(await findHeading(/^Elsewhere/)).toBeVisible();
    expect(field('First name')).toHaveValue('Elsewhere');
    expect(field('Email')).toHaveValue('nowhere');
    expect(error).toBeVisible();

    await app.user.type(field('Email'), '@example.com');
    await app.user.click(button('Update'));
    await region().findByText(message);
    expect(bodiesOf(app.backend, 'updateUser').at(-1)).toMatchObject({
      first_name: 'Elsewhere',
      email: 'nowhere@example.com',
      phone: '+972 2 555 0101',
    });
  });
});

describe('Update your Password', () => {
  const { region, field, button, enter } = section('Update your Password');

  it('refuses empty fields, sends even two different passwords, then empties and locks the fields', async () => {
    const app = await openAccount();
    await app.user.type(field('New password'), 'Winter26x');
    await app.user.click(button('Update password'));
    await waitFor(() =>
      expect(field('Old password')).toHaveAccessibleDescription('Please enter your old password.'),
    );
    expect(field('Retype new password')).toHaveAccessibleDescription('Please retype your new password.');
    expect(field('Old password')).toHaveFocus();
    expect(callsOf(app.backend, 'updatePassword')).toEqual([]);

    await enter(app, { 'Old password': 'Shabbos1', 'Retype new password': 'Winter26y' });
    await app.user.click(button('Update password'));
    await waitFor(() => expect(region().getByRole('alert')).not.toBeEmptyDOMElement());
    expect(callsOf(app.backend, 'updatePassword')).toMatchObject([
      { body: { oldPassword: 'Shabbos1', newPassword: 'Winter26x', newPassword2: 'Winter26y' }, status: 400 },
    ]);
    expect(field('New password')).toHaveValue('Winter26x');

    await enter(app, { 'Retype new password': 'Winter26x' });
    await app.user.click(button('Update password'));
    expect(await region().findByText('Your password has been updated')).toHaveRole('status');
    for (const label of ['Old password', 'New password', 'Retype new password']) {
      expect(field(label)).toBeDisabled();
      expect(field(label)).toHaveValue('');
    }
    expect(button('Update password')).toBeDisabled();
  });

  // The rule is lost-password-answer.
  it('says that the answer was lost, also beside the refusal of a second try', async () => {
    const app = await openAccount();
    app.backend.fail.updatePassword = 'done-dropped';
    await enter(app, { 'Old password': 'Shabbos1', 'New password': 'Winter26x' });
    await enter(app, { 'Retype new password': 'Winter26x' });
    await app.user.click(button('Update password'));
    const lost = await region().findByText('The answer was lost. Your password may have been changed.');
    expect(lost).toHaveRole('alert');
    expect(region().queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
    app.backend.fail = {};
    await app.user.click(button('Update password'));
    expect(await region().findByText('Your old password is incorrect.')).toBeVisible();
    expect(region().getByText(/^The answer was lost/)).toBeVisible();
  });
});

describe('Notifications settings', () => {
  const { region, field, button } = section('Notifications settings');
  const message = 'Your notification settings have been updated';
  const reads = ({ backend }: Pick<ReturnType<typeof renderStory>, 'backend'>) =>
    callsOf(backend, 'getUser').length;

  /** Presses a button, and resolves when its call has been answered. Only `pass` advances the timers from then on. */
  async function press(name: string) {
    stopTimers();
    fireEvent.click(button(name));
    await waitUntilQuiet();
  }

  async function pass(milliseconds: number) {
    await act(async () => jest.advanceTimersByTime(milliseconds));
    await waitUntilQuiet();
  }

  it('are saved, and locked while a message shows for 1.75 seconds; then the member is read again', async () => {
    const app = await openAccount();
    const choices = (label: string) => [...field(label).children].map(({ textContent }) => textContent);
    expect(choices('Notification method')).toEqual(['Text', 'Email']);
    expect(choices('Notification frequency')).toEqual(['Every time', 'Once there is minyan']);
    await app.user.selectOptions(field('Notification method'), 'Text');
    await app.user.selectOptions(field('Notification frequency'), 'Once there is minyan');
    const before = reads(app);
    await press('Save');
    expect(bodiesOf(app.backend, 'updateNotification')).toEqual([
      { notificationMethod: 'T', notifications: 'M' },
    ]);
    expect(field('Notification method')).toBeDisabled();
    await pass(1749);
    expect(region().getByText(message)).toHaveRole('status');
    expect(button('Save')).toBeDisabled();
    expect(reads(app)).toBe(before);
    await pass(1);
    expect(region().queryByText(message)).not.toBeInTheDocument();
    expect(button('Save')).toBeEnabled();
    expect(reads(app)).toBe(before + 1);
    expect(field('Notification method')).toHaveValue('T');
    expect(field('Notification frequency')).toHaveValue('M');
  });

  it('are read again once, even if the member leaves the screen during the message', async () => {
    const app = await openAccount();
    const before = reads(app);
    await press('Disable');
    await pass(1000);
    await app.goTo('/policies');
    await pass(749);
    expect(screen.queryByRole('region', { name: 'Notifications settings' })).not.toBeInTheDocument();
    expect(reads(app)).toBe(before);
    await pass(1);
    expect(reads(app)).toBe(before + 1);
    await pass(5000);
    expect(reads(app)).toBe(before + 1);
  });

  it('are disabled and enabled again', async () => {
    const { user, backend } = await openAccount({ fakeTimers: true });
    await user.click(button('Disable'));
    expect(await region().findByText(message)).toBeVisible();
    expect(region().getByText('Notifications disabled')).toBeVisible();
    expect(region().queryByLabelText('Notification method')).not.toBeInTheDocument();

    await waitFor(() => expect(button('Enable')).toBeEnabled());
    await user.dblClick(button('Enable'));
    await region().findByText(message);
    expect(bodiesOf(backend, 'updateNotification')).toEqual([
      { notificationMethod: 'E', notifications: 'N' },
      { notificationMethod: 'E', notifications: 'A' },
    ]);
    await waitFor(() => expect(field('Notification frequency')).toHaveValue('A'));
    expect(field('Notification method')).toHaveValue('E');
  });

  it('stay disabled when the member cannot be read afterwards', async () => {
    const app = await openAccount({ fakeTimers: true });
    app.backend.fail.getUser = '500';
    await app.user.click(button('Disable'));
    await region().findByText(message);
    await waitFor(() => expect(callsOf(app.backend, 'getUser').at(-1)).toMatchObject({ status: 500 }));
    await waitFor(() => expect(button('Enable')).toBeEnabled());
    expect(region().getByText('Notifications disabled')).toBeVisible();
  });

  it('keep an unsaved change back to the earlier value when, after a failed read, the member is read again', async () => {
    const app = await openAccount({ fakeTimers: true });
    const frequency = () => field('Notification frequency');
    expect(frequency()).toHaveValue('A');
    app.backend.fail.getUser = '500';
    await app.user.selectOptions(frequency(), 'M');
    await app.user.click(button('Save'));
    await region().findByText(message);
    await waitFor(() => expect(frequency()).toBeEnabled());
    expect(frequency()).toHaveValue('M');
    await app.user.selectOptions(frequency(), 'A');
    app.backend.fail = {};
    app.backend.db.members.update(isDemo, { firstName: 'Elsewhere' });
    await app.comeBack();
    expect(await findHeading(/^Elsewhere/)).toBeVisible();
    expect(frequency()).toHaveValue('A');
  });

  it("pass the focus on to 'Enable' when another device disables them", async () => {
    const app = await openAccount();
    act(() => field('Notification frequency').focus());
    app.backend.db.members.update(isDemo, { notifications: 'N' });
    await app.comeBack();
    expect(await region().findByRole('button', { name: 'Enable' })).toHaveFocus();
  });
});
