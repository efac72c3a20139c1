import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { seeRole } from '../../../.storybook/play';
import { inIframe, type ScreenStory } from '../../../.storybook/storyParameters';

/**
 * Describes the company. A member sees the screen without header and footer; the screen's own logo links to the home page.
 */
const meta = {
  title: 'Screens/About',
  parameters: { path: '/about', signedInAs: null, controls: { disable: true }, docs: { story: inIframe } },
} satisfies Meta;

export default meta;

export const SignedOut: ScreenStory = {
  play: async () => {
    await seeRole('link', 'Home');
    await expect(screen.getByRole('contentinfo')).toBeVisible();
  },
};

export const SignedIn: ScreenStory = {
  parameters: { signedInAs: 'demo' },
  play: async () => {
    await seeRole('link', 'Home');
    await expect(screen.queryByRole('contentinfo')).toBeNull();
  },
};
