import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { fillIn, press, read, see } from '../../../.storybook/play';
import { framed, type ScreenStory } from '../../../.storybook/world';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/**
 * Asks for a unit to be made ready for the winter, and for the waiver to be signed. The last day is November 15.
 */
const meta = {
  title: 'Screens/Winterize',
  parameters: { path: '/winterize', controls: { disable: true }, docs: { story: framed } },
} satisfies Meta;

export default meta;

/** Whether a window of its own may open is the browser's decision; a story makes it beforehand. */
const windowsOpen = (isAllowed: boolean) => () => {
  const opened = isAllowed ? window : null;
  const open = spyOn(window, 'open').mockReturnValue(opened);
  return () => open.mockRestore();
};

async function sendFilledIn() {
  await fillIn({ 'Combination code': '4812' });
  await userEvent.click(screen.getByLabelText('I accept the terms and conditions'));
  await press('Submit');
}

export const Default: ScreenStory = {
  play: async () => {
    await expect(await screen.findByLabelText('Start date')).toHaveValue('2026-11-10');
  },
};

export const Loading: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getColony: 'timeout' } },
  play: async () => {
    await see('status', 'Loading');
  },
};

export const LoadError: ScreenStory = {
  parameters: { fail: { getColony: '500' } },
  play: async () => {
    await read("We could not load your community's information.");
  },
};

export const FieldErrors: ScreenStory = {
  play: async () => {
    await press('Submit');
    await read('Please enter the combination code.');
    await read('Please accept the terms and conditions.');
  },
};

export const HeatLeftOn: ScreenStory = {
  play: async () => {
    const heat = await screen.findByRole('group', { name: 'Leave the heat on?' });
    await userEvent.click(within(heat).getByLabelText('Yes'));
    await expect(await screen.findByLabelText('Heat temperature (°F)')).toBeVisible();
  },
};

/** Then nobody asks about the heat. */
export const BreakerLeftOn: ScreenStory = {
  play: async () => {
    const breaker = await screen.findByRole('group', { name: 'Leave the breaker on?' });
    await userEvent.click(within(breaker).getByLabelText('Yes'));
    await expect(screen.queryByRole('group', { name: 'Leave the heat on?' })).toBeNull();
  },
};

export const TooLateInTheYear: ScreenStory = {
  parameters: { now: '2026-11-16T12:00:00-05:00' },
  play: async () => {
    await read('Requests must be for dates on or before November 15');
  },
};

export const Sending: ScreenStory = {
  parameters: { fail: { requestService: 'timeout' } },
  play: async () => {
    await sendFilledIn();
    await expect(await screen.findByRole('button', { name: 'One Moment...' })).toBeDisabled();
  },
};

export const Submitted: ScreenStory = {
  beforeEach: windowsOpen(true),
  play: async () => {
    await sendFilledIn();
    await see('button', 'Submitted Successfully');
    await read('One more step: please sign the waiver in the window that has opened.');
  },
};

export const WaiverBlocked: ScreenStory = {
  beforeEach: windowsOpen(false),
  play: async () => {
    await sendFilledIn();
    await read('One more step: please sign the waiver. Your browser did not let it open by itself.');
    await see('link', 'Open the waiver');
  },
};

export const WithoutWaiver: ScreenStory = {
  parameters: { scenario: 'no-waiver' },
  play: async () => {
    await sendFilledIn();
    await read('The office will send you the waiver to sign.');
  },
};

export const DuplicateRequest: ScreenStory = {
  parameters: { scenario: 'duplicate-request' },
  play: async () => {
    await sendFilledIn();
    await see('dialog', 'Duplicate Request Detected');
    await expect(screen.getByText(/Saturday Nov 7th, 2026/)).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: { fail: { requestService: '500' } },
  play: async () => {
    await sendFilledIn();
    await read(FAULT_TEXT);
  },
};

export const BalanceBlocking: ScreenStory = {
  parameters: { scenario: 'balance' },
  play: async () => {
    await see('dialog', 'Outstanding Balance');
    await expect(screen.queryByRole('button', { name: 'Remind Me Later' })).toBeNull();
  },
};
