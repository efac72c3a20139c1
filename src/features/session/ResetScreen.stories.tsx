import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fillIn, press, seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';
import { FAULT_TEXT } from '../../../mocks/faults/faults';

/** `LinkScreen` for a forgotten password: the member sets a new password and is signed in. */
const meta = {
  title: 'Screens/Reset Password',
  parameters: {
    path: '/reset/reset-valid',
    signedInAs: null,
    controls: { disable: true },
    docs: { story: inIframe },
  },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Set password' })).toBeDisabled();
  },
};

export const Verifying: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { verifyResetToken: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
  },
};

export const LinkUnchecked: ScreenStory = {
  parameters: { fail: { verifyResetToken: '500' } },
  play: async () => {
    await seeText('This link could not be checked.');
  },
};

export const LinkExpired: ScreenStory = {
  parameters: { path: '/reset/reset-expired' },
  play: async () => {
    await seeText('This link has been expired or is invalid');
  },
};

export const FilledIn: ScreenStory = {
  play: async () => {
    await fillIn({ 'New password': 'Shabbos2', 'Retype password': 'Shabbos2' });
    await expect(screen.getByRole('button', { name: 'Set password' })).toBeEnabled();
  },
};

export const Failed: ScreenStory = {
  parameters: { fail: { setNewPass: '500' } },
  play: async () => {
    await fillIn({ 'New password': 'Shabbos2', 'Retype password': 'Shabbos2' });
    await press('Set password');
    await seeText(FAULT_TEXT);
  },
};
