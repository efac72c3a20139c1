import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, seeRole, seeText, submitRequest } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/** The form requests the de-winterization of a unit, which puts the unit back into service in spring. */
const meta = {
  title: 'Screens/De-Winterize',
  parameters: {
    path: '/dewinterize',
    now: '2027-04-06T10:00:00-04:00',
    controls: { disable: true },
    docs: { story: inIframe },
  },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeRole('region', 'Request De-Winterization');
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
  },
};

export const Thanks: ScreenStory = {
  play: async () => {
    await submitRequest();
    await seeText('Thank you! Your request has been submitted.');
    await expect(screen.getByLabelText('Combination code')).toBeDisabled();
  },
};

/** The backend names an earlier request (rule: de-winterize-duplicate). */
export const RequestedBefore: ScreenStory = {
  parameters: {
    fail: {
      requestService: [
        { fault: { status: 200, body: '{"recent_duplicate_date":"2027-04-04"}' }, calls: null },
      ],
    },
  },
  play: async () => {
    await submitRequest();
    await seeText(/^You already submitted a request on Sunday Apr 4th, 2027\./);
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
  },
};
