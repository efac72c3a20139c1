import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { press, seeRole, seeText, submitRequest } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/** The form requests the winterization of a unit, and then asks the member to sign the waiver. The latest start date is November 15. */
const meta = {
  title: 'Screens/Winterize',
  parameters: { path: '/winterize', controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

/** Mocks `window.open`: it returns a window, or null as under a popup blocker. It opens nothing. */
const mockPopups = (isAllowed: boolean) => () => {
  const opened = isAllowed ? window : null;
  const open = spyOn(window, 'open').mockReturnValue(opened);
  return () => open.mockRestore();
};

export const Default: ScreenStory = {
  play: async () => {
    await expect(await screen.findByLabelText('Start date')).toHaveValue('2026-11-10');
  },
};

export const Loading: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getColony: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
  },
};

export const LoadError: ScreenStory = {
  parameters: { fail: { getColony: '500' } },
  play: async () => {
    await seeText("We could not load your community's information.");
  },
};

export const FieldErrors: ScreenStory = {
  play: async () => {
    await press('Submit');
    await seeText('Please enter the combination code.');
    await seeText('Please accept the terms and conditions.');
  },
};

export const HeatLeftOn: ScreenStory = {
  play: async () => {
    const heat = await screen.findByRole('group', { name: 'Leave the heat on?' });
    await userEvent.click(within(heat).getByLabelText('Yes'));
    await expect(await screen.findByLabelText('Heat temperature (°F)')).toBeVisible();
  },
};

/** The form asks about the heat only if the breaker is turned off. */
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
    await seeText('Requests must be for dates on or before November 15');
  },
};

export const Sending: ScreenStory = {
  parameters: { fail: { requestService: 'timeout' } },
  play: async () => {
    await submitRequest();
    await expect(await screen.findByRole('button', { name: 'One Moment...' })).toBeDisabled();
  },
};

export const Submitted: ScreenStory = {
  beforeEach: mockPopups(true),
  play: async () => {
    await submitRequest();
    await seeRole('button', 'Submitted Successfully');
    await seeText('One more step: please sign the waiver in the window that has opened.');
  },
};

export const WaiverBlocked: ScreenStory = {
  beforeEach: mockPopups(false),
  play: async () => {
    await submitRequest();
    await seeText('One more step: please sign the waiver. Your browser did not let it open by itself.');
    await seeRole('link', 'Open the waiver');
  },
};

export const WithoutWaiver: ScreenStory = {
  parameters: { scenario: 'no-waiver' },
  play: async () => {
    await submitRequest();
    await seeText('The office will send you the waiver to sign.');
  },
};

export const DuplicateRequest: ScreenStory = {
  parameters: { scenario: 'duplicate-request' },
  play: async () => {
    await submitRequest();
    await seeRole('dialog', 'Duplicate Request Detected');
    await expect(screen.getByText(/Saturday Nov 7th, 2026/)).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: { fail: { requestService: '500' } },
  play: async () => {
    await submitRequest();
    await seeText(FAULT_TEXT);
  },
};

export const BalanceBlocking: ScreenStory = {
  parameters: { scenario: 'balance' },
  play: async () => {
    await seeRole('dialog', 'Outstanding Balance');
    await expect(screen.queryByRole('button', { name: 'Remind Me Later' })).toBeNull();
  },
};
