import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fillIn, press, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/** Sends a mail with a link to set a password, to a member who has none or has forgotten it. */
const meta = {
  title: 'Screens/Forgot Password',
  parameters: { path: '/forgot', signedInAs: null, controls: { disable: true }, docs: { story: inIframe } },
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
    await seeText('Check your email for a link to set your password.');
    await expect(screen.getByLabelText('Email address')).toBeDisabled();
  },
};

export const Failed: ScreenStory = {
  parameters: { fail: { forgot: '500' } },
  play: async () => {
    await fillIn({ 'Email address': 'demo@example.com' });
    await press('Send email');
    await seeText(FAULT_TEXT);
  },
};
