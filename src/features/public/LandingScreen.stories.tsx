import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { seeRole } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/**
 * The screen of a visitor at '/'. It is prerendered, so it can be read before any script has run.
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

/** While the session is unknown, the prerendered page shows nothing that depends on it. */
export const SessionUnknown: ScreenStory = {
  tags: ['loading'],
  parameters: { fail: { getUser: 'timeout' }, isPrerendered: true },
  play: async () => {
    await seeRole('status', 'Loading');
    await seeRole('heading', 'Experience superior property care');
    await expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  },
};

/** If someone was signed in at the last visit, a spinner replaces the landing page while the session is unknown. */
export const ReturningMember: ScreenStory = {
  tags: ['loading'],
  parameters: { signedInAs: 'demo', fail: { getUser: 'timeout' } },
  play: async () => {
    await seeRole('status', 'Loading');
    await expect(screen.queryByRole('heading')).toBeNull();
  },
};
