import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { bodiesOf, callsOf, waitUntilQuiet } from '../../../test/backend';
import { stopTimers } from '../../../test/fakeTimers';
import { renderSignedIn } from '../../../test/signedIn';
import { NotificationSettings } from './NotificationSettings';

const message = 'Your notification settings have been updated';

function Page() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <h1>Account</h1>
      <button type="button" onClick={() => setIsLeft(true)}>
        Leave
      </button>
      {isLeft ? null : <NotificationSettings />}
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button, and resolves when its call has been answered. Only `pass` advances the timers. */
async function press(name: string) {
  const { backend } = await renderSignedIn(() => <Page />);
  const reads = callsOf(backend, 'getUser').length;
  stopTimers();
  click(name);
  await waitUntilQuiet();
  return { backend, readsSince: () => callsOf(backend, 'getUser').length - reads };
}

async function pass(milliseconds: number) {
  await act(async () => jest.advanceTimersByTime(milliseconds));
  await waitUntilQuiet();
}

it('shows its message for 1.75 seconds, then refetches the member', async () => {
  const { backend, readsSince } = await press('Disable');
  expect(bodiesOf(backend, 'updateNotification')).toEqual([{ notificationMethod: 'E', notifications: 'N' }]);
  expect(screen.getByText(message)).toBeVisible();

  await pass(1749);
  expect(screen.getByText(message)).toBeVisible();
  expect(readsSince()).toBe(0);

  await pass(1);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(readsSince()).toBe(1);
});

it('disables its controls until the message has gone', async () => {
  await press('Save');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByLabelText('Notification method')).toBeDisabled();
  await pass(1750);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('refetches the member once, even if the screen is left during the message', async () => {
  const { readsSince } = await press('Disable');
  await pass(1000);
  click('Leave');
  expect(readsSince()).toBe(0);
  await pass(750);
  expect(readsSince()).toBe(1);
  await pass(5000);
  expect(readsSince()).toBe(1);
});
