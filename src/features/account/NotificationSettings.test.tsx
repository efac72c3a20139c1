import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemberData } from '../../../test/MemberData';
import { NotificationSettings } from './NotificationSettings';

const message = 'Your notification settings have been updated';

const onSubmit = jest.fn(async () => undefined);
const onSaved = jest.fn(async () => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function disable() {
  const view = render(
    <NotificationSettings
      settings={{ notifications: 'A', notificationMethod: 'T' }}
      onSubmit={onSubmit}
      onSaved={onSaved}
    />,
    { wrapper: MemberData },
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
  });
  return view;
}

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

it('shows its message for 1.75 seconds, then refetches the member', async () => {
  await disable();
  expect(onSubmit.mock.calls).toEqual([[{ notificationMethod: 'E', notifications: 'N' }]]);
  expect(screen.getByText(message)).toBeVisible();

  await pass(1749);
  expect(screen.getByText(message)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();

  await pass(1);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('disables its controls until the message has gone', async () => {
  await disable();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByLabelText('Notification method')).toBeDisabled();
  await pass(1750);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('refetches the member once, even if it unmounts during the message', async () => {
  const { unmount } = await disable();
  await pass(1000);
  unmount();
  expect(onSaved).not.toHaveBeenCalled();
  await pass(750);
  expect(onSaved).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(onSaved).toHaveBeenCalledTimes(1);
});
