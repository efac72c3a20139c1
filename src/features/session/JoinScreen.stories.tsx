import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fillIn, press, seeRole, seeText } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/** `LinkScreen` for an invitation: a new member chooses a username and a password. The backend may suggest a username. */
const meta = {
  title: 'Screens/Join',
  parameters: {
    path: '/join/join-valid',
    signedInAs: null,
    controls: { disable: true },
    docs: { story: inIframe },
  },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await expect(await screen.findByLabelText('Username')).toHaveValue('shmuel.newman');
  },
};

export const WithoutSuggestion: ScreenStory = {
  parameters: { path: '/join/join-unnamed' },
  play: async () => {
    await expect(await screen.findByLabelText('Username')).toHaveValue('');
  },
};

export const Verifying: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { verifyJoinToken: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
  },
};

export const LinkUnchecked: ScreenStory = {
  parameters: { fail: { verifyJoinToken: '500' } },
  play: async () => {
    await seeText('This link could not be checked.');
  },
};

export const LinkExpired: ScreenStory = {
  parameters: { scenario: 'expired-links' },
  play: async () => {
    await seeText('This link has been expired or is invalid');
  },
};

export const UsernameTaken: ScreenStory = {
  play: async () => {
    await fillIn({ Username: 'demo', Password: 'Shabbos2', 'Retype password': 'Shabbos2' });
    await press('Create account');
    await seeText('This username is already taken.');
  },
};
