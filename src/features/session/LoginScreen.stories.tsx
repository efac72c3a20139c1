import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { seeRole, seeText, signIn } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/**
 * The login. A signed-out visitor also sees it at the address of a member's screen, and sees that screen once signed in.
 */
const meta = {
  title: 'Screens/Login',
  parameters: { path: '/login', signedInAs: null, controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeRole('heading', 'Login to Minyan tracker & winterization');
  },
};

export const AtMemberOnlyAddress: ScreenStory = {
  parameters: { path: '/policies' },
  play: async () => {
    await seeRole('heading', 'Login to Minyan tracker & winterization');
  },
};

export const Pending: ScreenStory = {
  parameters: { fail: { login: 'timeout' } },
  play: async () => {
    await signIn();
    await expect(
      screen.getByLabelText('Password').closest('form')?.querySelector('[type="submit"]'),
    ).toBeDisabled();
  },
};

export const Refused: ScreenStory = {
  play: async () => {
    await signIn('demo', 'Shabbos2');
    await seeText('The email address or password is incorrect.');
  },
};

export const Unreachable: ScreenStory = {
  parameters: { fail: { login: '502-html' } },
  play: async () => {
    await signIn();
    await seeText('Something went wrong. Please try again.');
  },
};

export const SessionUnknown: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getUser: 'timeout' }, isPrerendered: true },
  play: async () => {
    await seeRole('status', 'Loading');
    await seeRole('heading', 'Login to Minyan tracker & winterization');
    await expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  },
};
