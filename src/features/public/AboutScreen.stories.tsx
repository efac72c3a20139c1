import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { see } from '../../../.storybook/play';
import { framed, type ScreenStory } from '../../../.storybook/world';

/**
 * Who the company is. A member sees it without header and footer; the logo leads home.
 */
const meta = {
  title: 'Screens/About',
  parameters: { path: '/about', signedInAs: null, controls: { disable: true }, docs: { story: framed } },
} satisfies Meta;

export default meta;

export const SignedOut: ScreenStory = {
  play: async () => {
    await see('link', 'Home');
    await expect(screen.getByRole('contentinfo')).toBeVisible();
  },
};

export const SignedIn: ScreenStory = {
  parameters: { signedInAs: 'demo' },
  play: async () => {
    await see('link', 'Home');
    await expect(screen.queryByRole('contentinfo')).toBeNull();
  },
};
