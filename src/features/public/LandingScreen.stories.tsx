import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { seeRole } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/**
 * What a visitor sees at '/': one sentence, one way on. Its HTML comes with the page, so it can be read before any script has
 * run.
 */
const meta = {
  title: 'Screens/Landing',
  parameters: { path: '/', signedInAs: null, controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const Default: ScreenStory = {
  play: async () => {
    await seeRole('heading', 'Experience superior property care');
  },
};

/** Nobody knows yet who is there: the page stands, and what depends on the session is still out. */
export const SessionUnknown: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getUser: 'timeout' }, isPrerendered: true },
  play: async () => {
    await seeRole('status', 'Loading');
    await seeRole('heading', 'Experience superior property care');
    await expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  },
};

/** Whoever was last signed in here sees nothing of the landing page. */
export const ReturningMember: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getUser: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
    await expect(screen.queryByRole('heading')).toBeNull();
  },
};
