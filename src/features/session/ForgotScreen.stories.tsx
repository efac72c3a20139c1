import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fillIn, press, read } from '../../../.storybook/play';
import { framed, type ScreenStory } from '../../../.storybook/world';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/**
 * For whoever has no password, or not any more: one address, one mail.
 */
const meta = {
  title: 'Screens/Forgot Password',
  parameters: { path: '/forgot', signedInAs: null, controls: { disable: true }, docs: { story: framed } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send email' })).toBeDisabled();
  },
};

export const Sent: ScreenStory = {
  play: async () => {
    await fillIn({ 'Email address': 'demo@example.com' });
    await press('Send email');
    await read('Check your email for a link to set your password.');
    await expect(screen.getByLabelText('Email address')).toBeDisabled();
  },
};

export const Failed: ScreenStory = {
  parameters: { fail: { forgot: '500' } },
  play: async () => {
    await fillIn({ 'Email address': 'demo@example.com' });
    await press('Send email');
    await read(FAULT_TEXT);
  },
};
